import { alasan, halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, group, integer, list, rupiah, saat, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from './barang.ts'
import { asalBarang, barangMasuk, tambahBarang } from './tambah-barang.ts'

const sure = { required: true } as const
const right = whoSees('/tambah-data-barang')

export const simpanTambahBarang = defineEndpoint({
  method: 'POST',
  path: tambahBarang.commands.simpan.call,
  summary: 'Receive pieces: they come into being with a barcode each, and all books follow',
  right,
  posting: true,
  body: barangMasuk,
  answer: group({
    nomor: text({ label: 'No Dokumen', ...sure }),
    barang: list({
      kode_barcode: kodeBarcode,
      nama_barang: text({ label: 'Nama Barang', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      kode_baki: text({ label: 'Baki', ...sure }),
    }),
  }),
})

/** A receipt in the list. */
export const barisTerima = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
  asal: choice({ label: 'Asal', of: asalBarang, ...sure }),
  supplier: text({ label: 'Supplier' }),
  no_surat: text({ label: 'No Surat Jalan' }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
  input_by: text({ label: 'Oleh', ...sure }),
  status: choice({ label: 'Status', of: tambahBarang.states, ...sure }),
}

export const daftarTambahBarang = defineEndpoint({
  method: 'GET',
  path: 'barang/tambah/daftar',
  summary: 'Goods receipts, newest first; with count',
  right,
  query: halaman,
  answer: list(barisTerima),
})

export const batalTambahBarang = defineEndpoint({
  method: 'POST',
  path: tambahBarang.commands.batal.call,
  summary: 'Cancel a receipt of today whose pieces have not moved: the exact negation; approved',
  right,
  posting: true,
  body: { nomor: text({ label: 'No Dokumen', ...sure, max: 40 }), alasan },
  answer: group({ nomor: text({ label: 'No Dokumen', ...sure }) }),
})
