import { halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  group,
  integer,
  kadar,
  list,
  ref,
  rupiah,
  tanggal,
  text,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { dataBerlian } from '#modules/berlian/batu'
import { kodeBarcode, statusBarang } from './barang.ts'

const sure = { required: true } as const
const seen = whoSees(
  '/data-barang',
  '/tambah-data-barang',
  '/transaksi-penjualan',
  '/transaksi-pembelian',
)

/** A piece as a list shows it. */
export const barisDataBarang = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure, width: 30 }),
  kode_dept: text({ label: 'Jenis', ...sure }),
  kode_group: text({ label: 'Group', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  size: text({ label: 'Size', width: 6 }),
  kode_gudang: text({ label: 'Gudang' }),
  kode_baki: text({ label: 'Baki' }),
  status: choice({ label: 'Status', of: statusBarang, ...sure }),
  kode_intern: text({ label: 'Kode Intern' }),
  tgl_masuk: tanggal({ label: 'Tanggal Masuk', ...sure }),
  gambar: text({ label: 'Foto', hidden: true }),
}

/** Every fact of a piece. The cost is for those who are responsible for the shop. */
export const rincianBarang = {
  ...barisDataBarang,
  kode_kategori: text({ label: 'Kategori', ...sure }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  kadar_eod: kadar({ label: 'Kadar EOD', ...sure }),
  murni: berat({ label: 'Berat Murni', ...sure }),
  nama_atribut: text({ label: 'Nama Atribut' }),
  berat_atribut: berat({ label: 'Berat Atribut', ...sure }),
  harga_atribut: rupiah({ label: 'Harga Atribut', ...sure }),
  kode_bandrol: text({ label: 'Bandrol' }),
  berat_bandrol: berat({ label: 'Berat Bandrol', ...sure }),
  harga_jual: rupiah({ label: 'Harga Jual' }), // today's, before labour
  harga_pokok: rupiah({ label: 'Harga Pokok' }),
  harga_tetap: rupiah({ label: 'Harga Tetap' }),
  ongkos: rupiah({ label: 'Ongkos', ...sure }),
  kode_kondisi: text({ label: 'Kondisi' }),
  no_sertifikat: text({ label: 'No Sertifikat' }),
  data_berlian: dataBerlian,
  supplier: text({ label: 'Supplier', when: 'SUPPLIER_MODULE' }),
  no_pemegang: text({ label: 'Dipegang Oleh' }),
  baki_terakhir: text({ label: 'Baki Terakhir' }),
  versi: integer({ label: 'Versi', ...sure }),
}

/** The filters of a search besides its words. */
export const saringBarang = {
  kode_gudang: ref('gudang', { label: 'Gudang' }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  kode_group: ref('group_harga', { label: 'Group' }),
  kode_dept: ref('jenis', { label: 'Jenis' }),
  status: choice({ label: 'Status', of: statusBarang }),
  berat_dari: berat({ label: 'Berat Dari' }),
  berat_sampai: berat({ label: 'Berat Sampai' }),
  semua: yes({ label: 'Sudah Keluar' }),
}

/** Search as you type: part of the barcode, the name or the internal code, narrowed by the rest. */
export const cariBarang = defineEndpoint({
  method: 'GET',
  path: 'barang/cari',
  summary:
    'Search pieces by part of barcode, name or internal code; narrowed by tray, group, weight',
  right: seen,
  query: {
    q: text({ label: 'Cari' }),
    ...saringBarang,
    ...halaman,
  },
  answer: list(barisDataBarang),
})

export const eksporBarang = defineEndpoint({
  method: 'GET',
  path: 'barang/ekspor',
  summary: 'All pieces that a search finds, as a spreadsheet; sent while they are read',
  right: whoSees('/data-barang'),
  query: { q: text({ label: 'Cari' }), ...saringBarang },
  file: true,
})

export const jumlahKembali = defineEndpoint({
  method: 'GET',
  path: 'barang/kembali/jumlah',
  summary: 'How many pieces came back and wait to be weighed, tagged and laid into a tray',
  right: whoSees('/data-barang'),
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

export const satuBarang = defineEndpoint({
  method: 'GET',
  path: 'barang/get/{kode_barcode}',
  summary: 'Every fact of one piece',
  right: seen,
  answer: group(rincianBarang),
})
