import { alasan, halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  rupiah,
  saat,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { simpanTambahBarang } from '#modules/stok/tambah-barang.calls'
import { penerimaanBarang, terimaMasuk } from './penerimaan.ts'

const sure = { required: true } as const

export const simpanTerima = defineEndpoint({
  method: 'POST',
  path: penerimaanBarang.commands.simpan.call,
  summary: 'Take in what came of a delivery note; what is missing or weighs otherwise is approved',
  right: whoSees('/penerimaan-barang'),
  posting: true,
  body: terimaMasuk,
  answer: simpanTambahBarang.answer,
})

/** A receipt in the list. */
export const barisDaftarTerima = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
  supplier: text({ label: 'Supplier' }),
  no_surat: text({ label: 'No Surat Jalan' }),
  pcs_kirim: integer({ label: 'Pcs Kirim', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  selisih: berat({ label: 'Selisih', ...sure }),
  harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  status: choice({ label: 'Status', of: penerimaanBarang.states, ...sure }),
}

export const daftarTerima = defineEndpoint({
  method: 'GET',
  path: 'penerimaan-barang/daftar',
  summary: 'Deliveries that were taken in, newest first; with count',
  right: whoSees('/penerimaan-barang', '/batal-penerimaan-barang'),
  query: halaman,
  answer: list(barisDaftarTerima),
})

export const batalTerima = defineEndpoint({
  method: 'POST',
  path: penerimaanBarang.commands.batal.call,
  summary: 'Cancel a delivery of today whose pieces have not moved: the exact negation; approved',
  right: whoSees('/batal-penerimaan-barang'),
  posting: true,
  body: { nomor: code({ label: 'No Dokumen', ...sure, max: 40 }), alasan },
  answer: group({ nomor: text({ label: 'No Dokumen', ...sure }) }),
})
