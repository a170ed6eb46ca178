import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  rupiah,
  tanggal,
  text,
  texts,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { dataBerlianDilihat } from '#modules/berlian/batu'
import { kodeKantong, setoranEmas, tempatKantong, type Untuk } from './kantong.ts'

const sure = { required: true } as const
const keepers = whoSees(
  '/setoran-emas',
  '/hancur-pembelian',
  '/jual-lagi',
  '/sortir-pembelian',
  '/pindah-sortir',
  '/kirim-barang-cuci',
  '/lebur-emas',
  '/bayar-emas-supplier',
)

/** What bags are wanted for (bolehDari). */
const untukKantong = {
  SETORAN: 'Setoran Emas',
  HANCUR: 'Hancur Pembelian',
  JUAL_LAGI: 'Jual Lagi',
  SORTIR: 'Sortir Pembelian',
  PINDAH_SORTIR: 'Pindah Sortir',
  CUCI: 'Kirim Barang Cuci',
  LEBUR: 'Lebur Emas',
  TAHAN: 'Tahan Kantong',
  BAYAR_SUPPLIER: 'Bayar Supplier Dengan Emas',
} as const satisfies Record<Untuk, string>

/** A bag as a list shows it. */
export const barisKantong = {
  kode_kantong: code({ label: 'Kantong', ...sure, width: 24 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  nama_barang: text({ label: 'Nama Barang', ...sure, width: 26 }),
  kode_barcode: code({ label: 'Barcode' }),
  kondisi: text({ label: 'Kondisi', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  harga: rupiah({ label: 'Harga Beli', ...sure, total: 'sum' }),
  tempat: choice({ label: 'Tempat', of: tempatKantong, ...sure }),
  input_by: text({ label: 'Input', ...sure }),
}

export const cariKantong = defineEndpoint({
  method: 'POST',
  path: 'kantong/cari',
  summary: 'Bags of bought gold at the counter and in the safe, newest first',
  right: keepers,
  reads: true,
  body: {
    tempat: choice({ label: 'Tempat', of: tempatKantong }),
    untuk: choice({ label: 'Untuk', of: untukKantong }),
    q: text({ label: 'Cari', max: 60 }),
  },
  answer: list(barisKantong),
})

export const pilihanKantong = defineEndpoint({
  method: 'GET',
  path: 'kantong/pilihan',
  summary: 'Bags that can be chosen for a use, with what is in each',
  right: keepers,
  query: { untuk: choice({ label: 'Untuk', of: untukKantong, ...sure }) },
  answer: list({
    kode_kantong: kodeKantong,
    uraian: text({ label: 'Uraian', ...sure, max: 200 }),
  }),
})

/** What the form of jual lagi begins with: the purchase's words, or the piece's own. */
const usul = {
  kode_gudang: text({ label: 'Gudang' }),
  kode_baki: text({ label: 'Baki' }),
  nama_barang: text({ label: 'Nama Barang' }),
  kode_dept: text({ label: 'Jenis' }),
  kode_group: text({ label: 'Group' }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  kode_intern: text({ label: 'Kode Intern' }),
  size: text({ label: 'Size' }),
  nama_atribut: text({ label: 'Nama Atribut' }),
  berat_atribut: berat({ label: 'Berat Atribut' }),
  harga_atribut: rupiah({ label: 'Harga Atribut' }),
  kode_bandrol: text({ label: 'Bandrol' }),
  harga_tetap: rupiah({ label: 'Harga Tetap' }),
  ongkos: rupiah({ label: 'Ongkos' }),
  kode_kondisi: text({ label: 'Kondisi' }),
  no_sertifikat: text({ label: 'No Sertifikat' }),
  gambar: text({ label: 'Foto' }),
  data_berlian: dataBerlianDilihat,
}
const label = { kode_kantong: texts({ label: 'Kantong', min: 1, max: 200 }) }

export const satuKantong = defineEndpoint({
  method: 'POST',
  path: 'kantong/satu',
  summary: 'One bag, and what its label says already where it holds a piece of ours',
  right: keepers,
  reads: true,
  body: { kode_kantong: kodeKantong },
  answer: group({
    ...barisKantong,
    isi: group(usul),
  }),
})

export const labelKantong = defineEndpoint({
  method: 'POST',
  path: 'kantong/label',
  summary: 'Labels for bags of bought gold: number, weight, kadar; one a page',
  right: whoSees(
    '/setoran-emas',
    '/hancur-pembelian',
    '/jual-lagi',
    '/lihat-pembelian',
    '/transaksi-pembelian',
    '/transaksi-penjualan',
    '/validasi-jual-beli',
    '/validasi-beli',
  ),
  file: true,
  body: label,
})

export const barisDaftarSetoran = {
  nomor,
  jam: text({ label: 'Jam', ...sure }),
  qty: integer({ label: 'Kantong', ...sure, total: 'sum' }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  status: choice({ label: 'Status', of: setoranEmas.states, ...sure }),
}
export const daftarSetoran = defineEndpoint({
  method: 'GET',
  path: 'setoran-emas/hari-ini',
  summary: 'The setoran of the business day, newest first',
  right: whoSees('/setoran-emas'),
  answer: list(barisDaftarSetoran),
})
export const cetakSetoran = defineEndpoint({
  method: 'POST',
  path: 'setoran-emas/cetak',
  summary: 'The receipt of a setoran: every bag, book and scale, to be signed by both',
  right: whoSees('/setoran-emas'),
  file: true,
  body: { nomor },
})
