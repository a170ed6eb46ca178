import { berat, code, integer, kadar, open, persen, rupiah, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'

const sure = { required: true } as const
const id = text({ label: 'Penjualan', ...sure })

/** Sales: what each came to, frozen at the counter. */
export const penjualanBuku = defineLedger({
  name: 'penjualan',
  title: 'Penjualan',
  entry: {
    id,
    id_group: text({ label: 'Kunjungan', ...sure }),
    no_nota_manual: text({ label: 'No Nota Manual' }),
    kode_sales: code({ label: 'Sales', ...sure }),
    id_pelanggan: text({ label: 'Customer' }),
    keterangan: text({ label: 'Keterangan' }),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga_jual: rupiah({ label: 'Harga Jual', ...sure }),
    ongkos: rupiah({ label: 'Ongkos', ...sure }),
    diskon: rupiah({ label: 'Diskon', ...sure }),
    pajak: rupiah({ label: 'Pajak', ...sure }),
    pajak_termasuk: rupiah({ label: 'Pajak Termasuk', ...sure }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
  },
})

/** Their lines, with the buy-back rates that the note promises (DOMAIN 6). */
export const penjualanBarisBuku = defineLedger({
  name: 'penjualan_baris',
  title: 'Penjualan Baris',
  of: 'penjualan',
  entry: {
    id,
    kode_barcode: code({ label: 'Barcode', ...sure }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    kode_kategori: code({ label: 'Kategori', ...sure }),
    kode_group: code({ label: 'Group', ...sure }),
    kode_dept: code({ label: 'Jenis', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kadar_cetak: text({ label: 'Kadar Cetak', ...sure }),
    kode_intern: text({ label: 'Intern', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    berat_kotor: berat({ label: 'Berat Kotor', ...sure }),
    berat_atribut: berat({ label: 'Berat Atribut', ...sure }),
    nama_atribut: text({ label: 'Atribut', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
    harga_gram: rupiah({ label: 'Harga/Gram', ...sure }),
    harga_atribut: rupiah({ label: 'Harga Atribut', ...sure }),
    harga_jual: rupiah({ label: 'Harga Jual', ...sure }),
    ongkos: rupiah({ label: 'Ongkos', ...sure }),
    diskon: rupiah({ label: 'Diskon', ...sure }),
    pajak: rupiah({ label: 'Pajak', ...sure }),
    pajak_termasuk: rupiah({ label: 'Pajak Termasuk', ...sure }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
    harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
    potongan_tukar: persen({ label: 'Potongan Tukar' }),
    potongan_jual: persen({ label: 'Potongan Jual' }),
    gambar: text({ label: 'Gambar' }),
    rincian: open({ label: 'Rincian', ...sure }),
  },
})

/** The stones of a sold piece, as they are on the note. */
export const penjualanBatuBuku = defineLedger({
  name: 'penjualan_batu',
  title: 'Penjualan Batu',
  of: 'penjualan',
  entry: {
    id,
    kode_barcode: code({ label: 'Barcode', ...sure }),
  },
  asks: { data_berlian: open({ label: 'Data Berlian' }) },
  reckons: ['jml_batu', 'kode_shape', 'karat_batu', 'kode_color', 'kode_clarity'],
})

/** What a line is taxed with. */
export const penjualanPajakBuku = defineLedger({
  name: 'penjualan_pajak',
  title: 'Penjualan Pajak',
  of: 'penjualan',
  entry: {
    id,
    kode_barcode: code({ label: 'Barcode', ...sure }),
    objek: text({ label: 'Objek', ...sure }),
    kode_pajak: text({ label: 'Kode Pajak', ...sure }),
    aturan: text({ label: 'Aturan', ...sure }),
    perolehan: text({ label: 'Perolehan', ...sure }),
    dasar: rupiah({ label: 'Dasar', ...sure }),
    tarif: persen({ label: 'Tarif', ...sure }),
    pajak: rupiah({ label: 'Pajak', ...sure }),
  },
})

/** What the scale said of a sold piece when it was handed over (flag). */
export const timbangSerahBuku = defineLedger({
  name: 'timbang_serah',
  title: 'Timbang Serah',
  entry: {
    id_penjualan: text({ label: 'Penjualan', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure }),
    berat_baca: berat({ label: 'Berat Baca', ...sure }),
    berat_nota: berat({ label: 'Berat Nota', ...sure }),
  },
})
