import { alasan, halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  saat,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode, statusBarang } from '#modules/stok/barang'
import { caraPindah, pindahBarang, pindahMasuk, tujuanPindah } from './pindah-barang.ts'

const sure = { required: true } as const
const movers = whoSees('/pindah-barang', '/pindah-barang-satu-baki')

/** A piece that may be moved, as the tables show it. */
export const barangPindah = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  berat_kotor: berat({ label: 'Berat Kotor', ...sure, hidden: true }),
  status: choice({ label: 'Status', of: statusBarang, ...sure, hidden: true }),
  kode_gudang: code({ label: 'Dari Gudang', ...sure }),
  kode_baki: code({ label: 'Dari Baki', ...sure }),
  gambar: text({ label: 'Foto', hidden: true }),
}

export const barangUntukPindah = defineEndpoint({
  method: 'GET',
  path: 'pindah-barang/barang/{kode_barcode}',
  summary: 'A piece that may be moved, where it lies; refused when it may not',
  right: whoSees('/pindah-barang'),
  answer: group(barangPindah),
})

export const isiBaki = defineEndpoint({
  method: 'GET',
  path: 'pindah-barang-satu-baki/isi/{kode_baki}',
  summary: 'What lies in a tray; pieces of an open note or a deposit stay when it is moved',
  right: whoSees('/pindah-barang-satu-baki'),
  answer: list(barangPindah),
})

const tersimpan = group({
  nomor: text({ label: 'No Dokumen', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
})

export const simpanPindah = defineEndpoint({
  method: 'POST',
  path: pindahBarang.commands.simpan.call,
  summary: 'Move pieces into a tray; each must lie where it was seen',
  right: whoSees('/pindah-barang'),
  posting: true,
  body: pindahMasuk,
  answer: tersimpan,
})

/** A tray is moved as it was seen: so many pieces, so heavy. */
export const bakiMasuk = {
  dari_baki: code({ label: 'Dari Baki', ...sure }),
  ...tujuanPindah,
  pcs: integer({ label: 'Pcs', ...sure, min: 1, max: 5_000 }),
  berat: berat({ label: 'Berat', ...sure }),
}

export const simpanSatuBaki = defineEndpoint({
  method: 'POST',
  path: pindahBarang.commands.satuBaki.call,
  summary: 'Move all that lies in one tray into another, if it is still what was seen',
  right: whoSees('/pindah-barang-satu-baki'),
  posting: true,
  body: bakiMasuk,
  answer: tersimpan,
})

/** A move in the list. */
export const barisDaftarPindah = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
  cara: choice({ label: 'Cara', of: caraPindah, ...sure }),
  ke: text({ label: 'Ke', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  keterangan: text({ label: 'Keterangan' }),
  input_by: text({ label: 'Oleh', ...sure }),
  status: choice({ label: 'Status', of: pindahBarang.states, ...sure }),
}

export const daftarPindah = defineEndpoint({
  method: 'GET',
  path: 'pindah-barang/daftar',
  summary: 'Moves, newest first; with count',
  right: movers,
  query: halaman,
  answer: list(barisDaftarPindah),
})

const nomor = code({ label: 'No Dokumen', ...sure, max: 40 })

export const batalPindah = defineEndpoint({
  method: 'POST',
  path: pindahBarang.commands.batal.call,
  summary: 'Undo a move of today whose pieces still lie where it laid them',
  right: movers,
  posting: true,
  body: { nomor, alasan },
  answer: group({ nomor: text({ label: 'No Dokumen', ...sure }) }),
})

export const cetakPindah = defineEndpoint({
  method: 'POST',
  path: 'pindah-barang/cetak',
  summary: 'The slip of a move: every piece, from where, to be signed by both',
  right: movers,
  file: true,
  body: { nomor },
})
