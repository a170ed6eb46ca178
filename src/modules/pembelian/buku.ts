import { berat, choice, code, integer, kadar, open, rupiah, text, yes } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const

/** Purchases: what each came to, frozen at the counter. */
export const pembelianBuku = defineLedger({
  name: 'pembelian',
  title: 'Pembelian',
  entry: {
    id: text({ label: 'Pembelian', ...sure }),
    id_group: text({ label: 'Kunjungan', ...sure }),
    jenis: choice({ label: 'Jenis', of: { BELI: 'Pembelian', KOREKSI: 'Koreksi' }, ...sure }),
    kode_sales: code({ label: 'Sales', ...sure }),
    id_pelanggan: text({ label: 'Customer' }),
    keterangan: text({ label: 'Keterangan' }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
    harga_dasar: rupiah({ label: 'Harga Dasar', ...sure }),
    potongan: rupiah({ label: 'Potongan', ...sure }),
    tambahan: rupiah({ label: 'Tambahan', ...sure }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
  },
})

/** Their lines: what each was priced with, and how. Their sums are those of the purchase. */
export const pembelianBarisBuku = defineLedger({
  name: 'pembelian_baris',
  title: 'Pembelian Baris',
  of: 'pembelian',
  entry: {
    id: text({ label: 'Pembelian', ...sure }),
    id_asal: text({ label: 'Nota Asal' }),
    n_asal: integer({ label: 'Baris Asal' }),
    kode_barcode: code({ label: 'Barcode' }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    kode_kategori: code({ label: 'Kategori', ...sure }),
    kode_group: code({ label: 'Group', ...sure }),
    kode_dept: code({ label: 'Jenis', ...sure }),
    kode_kondisi: code({ label: 'Kondisi', ...sure }),
    kondisi: text({ label: 'Kondisi', ...sure }),
    rusak: yes({ label: 'Rusak' }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kadar_nota: kadar({ label: 'Kadar Nota', ...sure }),
    kadar_eod: kadar({ label: 'Kadar EOD', ...sure }),
    cara_uji: text({ label: 'Cara Uji' }),
    berat_kotor: berat({ label: 'Berat Timbang', ...sure }),
    potong_batu: berat({ label: 'Potong Batu', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    berat_hitung: berat({ label: 'Berat Hitung', ...sure }),
    berat_nota: berat({ label: 'Berat Nota', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
    harga_emas: rupiah({ label: 'Harga Emas', ...sure }),
    harga_nota: rupiah({ label: 'Harga Nota', ...sure }),
    rata_asal: rupiah({ label: 'Rata Asal', ...sure }),
    hitungan: rupiah({ label: 'Hitungan', ...sure }),
    harga_dasar: rupiah({ label: 'Harga Dasar', ...sure }),
    potongan: rupiah({ label: 'Potongan', ...sure }),
    tambahan: rupiah({ label: 'Tambahan', ...sure }),
    harga: rupiah({ label: 'Harga', ...sure }),
    harga_gram: rupiah({ label: 'Harga/Gram', ...sure }),
    nota_hilang: yes({ label: 'Nota Hilang' }),
    belum_dipakai: yes({ label: 'Belum Dipakai' }),
    batu_hilang: yes({ label: 'Batu Hilang' }),
    foto: text({ label: 'Foto Timbangan' }),
    gambar: text({ label: 'Gambar' }),
    rincian: open({ label: 'Rincian', ...sure }),
  },
})

/** The bags of a purchase: there once it is VALID, gone with its cancel. */
export const kantongBuku = defineLedger({
  name: 'kantong',
  title: 'Kantong',
  entry: { id: text({ label: 'Pembelian', ...sure }) },
  asks: { batal: yes({ label: 'Dibatalkan' }) },
  projection: true,
  news: 'kantong',
})
