import { defineDocument, makes, moves, nomor } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  open,
  ref,
  tanggal,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { hasilTimbang, waktuTimbang } from './timbang.rules.ts'

const sure = { required: true } as const

/** Where a reading came from; what was typed is as good, and says so. */
export const asalBacaan = { TIMBANGAN: 'Timbangan', KETIK: 'Ketik' } as const

/** The name that the staff gives a scale. */
export const timbangan = code({ label: 'Timbangan', initial: 'UTAMA', ...sure })

/** SPEC 7: kode_gudang and kode_toko; with a tray its weighing begins. */
export const mulaiMasuk = {
  kode_gudang: ref('gudang', { label: 'Gudang', required: 'Mohon Untuk Pilih Kode Gudang' }),
  kode_toko: code({ label: 'Toko' }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  waktu: choice({ label: 'Waktu', of: waktuTimbang }),
  timbangan: code({ label: 'Timbangan', initial: 'UTAMA' }),
}

/** A reading as it is kept: the scale's own line beside its weight. */
export const bacaan = {
  timbangan,
  asal: choice({ label: 'Asal', of: asalBacaan, ...sure }),
  mentah: text({ label: 'Bacaan Mentah', ...sure }),
  stabil: yes({ label: 'Stabil' }),
  berat: berat({ label: 'Berat Timbang', ...sure }),
}

/** What came of the weighing of a tray. */
export const timbangBuku = defineLedger({
  name: 'timbang_baki',
  onSpot: true,
  title: 'Buku Timbang Baki',
  entry: {
    id: text({ label: 'Dokumen', ...sure }),
    kode_gudang: text({ label: 'Gudang', ...sure }),
    kode_baki: text({ label: 'Baki', ...sure }),
    waktu: choice({ label: 'Waktu', of: waktuTimbang, ...sure }),
    timbangan,
    n_bacaan: integer({ label: 'Bacaan', ...sure }),
    pcs_sistem: integer({ label: 'Pcs Sistem', ...sure }),
    pcs: integer({ label: 'Pcs', ...sure }),
    berat_baki: berat({ label: 'Berat Baki', ...sure }),
    berat_barang: berat({ label: 'Berat Barang', ...sure }),
    berat_bandrol: berat({ label: 'Berat Bandrol', ...sure }),
    timbang: berat({ label: 'Berat Timbang', ...sure }),
    toleransi: berat({ label: 'Toleransi', ...sure }),
    selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000 }),
    hasil: choice({ label: 'Hasil', of: hasilTimbang, ...sure }),
    dibuka: yes({ label: 'Dibuka' }),
    penjelasan: open({ label: 'Penjelasan', ...sure }),
  },
  news: 'baki',
})

/** The scale under a known weight. */
export const teraBuku = defineLedger({
  name: 'tera_timbangan',
  onSpot: true,
  title: 'Buku Tera Timbangan',
  entry: {
    id: text({ label: 'Dokumen', ...sure }),
    timbangan,
    asal: choice({ label: 'Asal', of: asalBacaan, ...sure }),
    mentah: text({ label: 'Bacaan Mentah', ...sure }),
    acuan: berat({ label: 'Berat Acuan', ...sure }),
    baca: berat({ label: 'Berat Timbang', ...sure }),
    toleransi: berat({ label: 'Toleransi', ...sure }),
    cocok: yes({ label: 'Cocok' }),
  },
})

/** Trays from state to state. */
export const gerakBaki = defineLedger({
  name: 'gerak_baki',
  onSpot: true,
  title: 'Gerak Baki',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_baki: text({ label: 'Baki', ...sure }),
    dari: text({ label: 'Dari Status', ...sure }),
    ke: text({ label: 'Ke Status', ...sure }),
  },
  news: 'baki',
})

/** A tray whose weight or count is off is sold from all the same. */
export const otorisasiTimbang = { BAKI_SELISIH: 'Buka Baki Selisih' } as const

export const statusBaki = { READY: 'READY', TUTUP: 'TUTUP', DIHITUNG: 'DIHITUNG' } as const

/**
 * A tray now: who weighs it, and how its last weighing ended. A user who must find out its weight
 * is not told what the books expect (TIMBANG_BUTA_MODULE).
 */
export const barisTimbang = {
  kode_gudang: code({ label: 'Gudang', ...sure }),
  kode_baki: code({ label: 'Baki', ...sure }),
  nama_baki: text({ label: 'Nama Baki', ...sure, width: 20 }),
  status_baki: choice({ label: 'Status', of: statusBaki, ...sure }),
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

export const dataTimbang = { data_timbang: list(barisTimbang) }

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
  status_baki: choice({ label: 'Status', of: statusBaki, ...sure }),
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

const right = whoSees('/timbang-baki')
const id = uuid({ label: 'Id', ...sure })
/**
 * A tray is weighed (DOMAIN 5): start, readings, result; reset takes it back to where it was. While
 * it is on the scale nothing is sold from it.
 */
export const timbangBaki = defineDocument({
  name: 'TIMBANG_BAKI',
  title: 'Timbang Baki',
  prefix: 'TM',
  states: { OPEN: 'Sedang Ditimbang', VALID: 'Selesai', BATAL: 'Direset' },
  books: [timbangBuku, gerakBaki],
  commands: {
    mulai: makes({
      path: 'timbang-baki/start',
      label: 'Mulai Timbang',
      summary: 'Begin to weigh a tray; without a tray: those of the gudang, none begun',
      right,
      to: 'OPEN',
      body: mulaiMasuk,
      answer: group(dataTimbang),
    }),
    hasil: moves(['OPEN'], {
      path: 'timbang-baki/hasil',
      label: 'Simpan Hasil',
      summary:
        'The verdict of a weighing: its last steady reading and the count, against the books',
      right,
      to: 'VALID',
      body: { id, ...hasilMasuk },
      answer: group(jawabTimbang),
      mayAsk: ['BAKI_SELISIH'],
    }),
    reset: moves(['OPEN'], {
      path: 'timbang-baki/reset',
      label: 'Reset',
      summary: 'Give a weighing up, or all of mine: the trays are as they were before',
      right,
      to: 'BATAL',
      body: { id: uuid({ label: 'Id' }) },
      answer: group({ qty: integer({ label: 'Qty', ...sure }) }),
    }),
  },
})

/** What is said of a scale under a known weight. */
export const teraMasuk = {
  timbangan,
  acuan: berat({
    label: 'Berat Acuan',
    ...sure,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
    hint: 'Anak timbangan yang diketahui beratnya',
  }),
  asal: bacaan.asal,
  mentah: bacaan.mentah,
  baca: bacaan.berat,
}

/** The scale is checked with a known weight, each morning before the trays leave the safe. */
export const teraTimbangan = defineDocument({
  name: 'TERA_TIMBANGAN',
  title: 'Tera Timbangan',
  prefix: 'TR',
  states: { VALID: 'Selesai' },
  books: [teraBuku],
  commands: {
    simpan: makes({
      path: 'timbang-baki/tera',
      label: 'Simpan Tera',
      summary: 'Check a scale with a known weight',
      right,
      to: 'VALID',
      body: teraMasuk,
      answer: group({
        nomor,
        cocok: yes({ label: 'Cocok' }),
        selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000 }),
      }),
    }),
  },
})
