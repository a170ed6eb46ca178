import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  ref,
  saat,
  tanggal,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bacaan, mulaiMasuk, teraMasuk, teraTimbangan, timbangBaki } from './timbang.ts'
import { hasilTimbang, waktuTimbang } from './timbang.rules.ts'

const sure = { required: true } as const
const right = whoSees('/timbang-baki')
const status = { READY: 'READY', TUTUP: 'TUTUP', DIHITUNG: 'DIHITUNG' } as const

/**
 * A tray as it stands: who weighs it, how its last weighing ended. What the books expect is not
 * told to whoever is to find it out (TIMBANG_BUTA_MODULE).
 */
export const barisTimbang = {
  kode_gudang: code({ label: 'Gudang', ...sure }),
  kode_baki: code({ label: 'Baki', ...sure }),
  nama_baki: text({ label: 'Nama Baki', ...sure, width: 20 }),
  status_baki: choice({ label: 'Status', of: status, ...sure }),
  berat_baki: berat({ label: 'Berat Baki', ...sure }),
  pcs: integer({ label: 'Pcs' }),
  berat_harap: berat({ label: 'Berat Sistem' }),
  terakhir_tgl: tanggal({ label: 'Terakhir Ditimbang' }),
  terakhir_waktu: choice({ label: 'Waktu', of: waktuTimbang }),
  terakhir_hasil: choice({ label: 'Hasil', of: hasilTimbang }),
  id: text({ label: 'Id', hidden: true }),
  nomor: code({ label: 'No Dokumen', hidden: true, max: 40 }),
  waktu: choice({ label: 'Waktu', of: waktuTimbang, hidden: true }),
  oleh: text({ label: 'Ditimbang Oleh' }),
}

const dataTimbang = { data_timbang: list(barisTimbang) }

export const lihatTimbang = defineEndpoint({
  method: 'GET',
  path: 'timbang-baki',
  summary: 'The trays as they stand: being weighed or not, and how the last weighing ended',
  right,
  query: { kode_gudang: ref('gudang', { label: 'Gudang' }) },
  answer: group(dataTimbang),
})

export const mulaiTimbang = defineEndpoint({
  method: 'POST',
  path: timbangBaki.commands.mulai.call,
  summary: 'Begin to weigh a tray; without a tray: those of the gudang, none begun',
  right,
  posting: true,
  body: mulaiMasuk,
  answer: group(dataTimbang),
})

const id = uuid({ label: 'Id', ...sure })

/** One weighing with what was read so far. */
export const satuTimbang = defineEndpoint({
  method: 'GET',
  path: 'timbang-baki/get/{id}',
  summary: 'A weighing that is under way, with its readings as they were read',
  right,
  answer: group({
    id,
    nomor: code({ label: 'No Dokumen', ...sure, max: 40 }),
    status: choice({ label: 'Status', of: timbangBaki.states, ...sure }),
    kode_gudang: barisTimbang.kode_gudang,
    kode_baki: barisTimbang.kode_baki,
    nama_baki: barisTimbang.nama_baki,
    waktu: choice({ label: 'Waktu', of: waktuTimbang, ...sure }),
    timbangan: bacaan.timbangan,
    bacaan: list({
      n: integer({ label: 'No', ...sure }),
      saat: saat({ label: 'Saat', ...sure }),
      oleh: text({ label: 'Oleh', ...sure }),
      ...bacaan,
    }),
  }),
})

export const catatBacaan = defineEndpoint({
  method: 'POST',
  path: 'timbang-baki/bacaan',
  summary: 'Keep readings of a weighing as they were read',
  right,
  body: { id, baris: list(bacaan, { min: 1, max: 50 }) },
  answer: group({ n: integer({ label: 'No', ...sure }) }),
})

const kemungkinan = {
  barang: list({
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
  }),
  berat: berat({ label: 'Berat', ...sure }),
  sisa: berat({ label: 'Sisa', ...sure, min: -1_000_000 }),
}

/** The verdict as it is answered: what was expected, what was found, what may explain it. */
export const jawabTimbang = {
  nomor: code({ label: 'No Dokumen', ...sure, max: 40 }),
  hasil: choice({ label: 'Hasil', of: hasilTimbang, ...sure }),
  status_baki: choice({ label: 'Status', of: status, ...sure }),
  pcs_sistem: integer({ label: 'Pcs Sistem', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat_baki: berat({ label: 'Berat Baki', ...sure }),
  berat_barang: berat({ label: 'Berat Barang', ...sure }),
  berat_bandrol: berat({ label: 'Berat Bandrol', ...sure }),
  timbang: berat({ label: 'Berat Timbang', ...sure }),
  toleransi: berat({ label: 'Toleransi', ...sure }),
  selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000 }),
  penjelasan: group({
    arah: choice({ label: 'Arah', of: { KURANG: 'Kurang', LEBIH: 'Lebih' } }),
    banyak: integer({ label: 'Banyak', ...sure }),
    sesuai_hitung: yes({ label: 'Sesuai Hitungan' }),
    kemungkinan: list(kemungkinan),
  }),
}

/** What the hand counted, and whether the tray shall be sold from in spite of a difference. */
export const hasilMasuk = {
  pcs: integer({
    label: 'Jumlah Barang',
    required: 'Jumlah Barang Tidak Boleh Kosong',
    max: 10_000,
    hint: 'Dihitung tangan, tanpa melihat buku',
  }),
  buka: yes({ label: 'Buka Walau Selisih' }),
}

export const simpanTimbang = defineEndpoint({
  method: 'POST',
  path: timbangBaki.commands.hasil.call,
  summary: 'The verdict of a weighing: its last steady reading and the count, against the books',
  right,
  posting: true,
  body: { id, ...hasilMasuk },
  answer: group(jawabTimbang),
})

export const resetTimbang = defineEndpoint({
  method: 'POST',
  path: timbangBaki.commands.reset.call,
  summary: 'Give a weighing up, or all of mine: the trays are as they were before',
  right,
  posting: true,
  body: { id: uuid({ label: 'Id' }) },
  answer: group({ qty: integer({ label: 'Qty', ...sure }) }),
})

export const simpanTera = defineEndpoint({
  method: 'POST',
  path: teraTimbangan.commands.simpan.call,
  summary: 'Check a scale with a known weight',
  right,
  posting: true,
  body: teraMasuk,
  answer: group({
    nomor: code({ label: 'No Dokumen', ...sure, max: 40 }),
    cocok: yes({ label: 'Cocok' }),
    selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000 }),
  }),
})
