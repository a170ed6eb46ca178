import { defineLedger } from '#kernel/ledger'
import { berat, choice, code, kadar, rupiah, tanggal, text, yes } from '#kernel/field'

const sure = { required: true } as const

/** Why a deposit grew or shrank. */
export const jenisUang = {
  TITIP: 'Titip',
  TAMBAH: 'Tambah Titip',
  PESANAN: 'Dari Pesanan Atau Cicilan',
  PAKAI: 'Dipakai',
  KEMBALI: 'Nota Dibatalkan',
  BATAL: 'Uang Kembali',
  HANGUS: 'Hangus',
  BATAL_TAMBAH: 'Batal Tambahan',
} as const

/** What the shop owes to those who left money, every coming and going of it. */
export const titipanUang = defineLedger({
  name: 'titipan_uang',
  title: 'Buku Titipan',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_titipan: text({ label: 'Titipan', ...sure }),
    id_group: text({ label: 'Group' }),
    jenis: choice({ label: 'Jenis', of: jenisUang, ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: -999_999_999_999 }),
    nomor_akun: text({ label: 'Nomor Akun', ...sure }),
  },
  news: 'TITIPAN',
})

/**
 * The terms agreed with the person who left the money, and the piece that is kept, with its price.
 */
export const titipanBuku = defineLedger({
  name: 'titipan',
  title: 'Titipan',
  entry: {
    id: text({ label: 'Titipan', ...sure }),
    kode_sales: code({ label: 'Sales', ...sure }),
    id_pelanggan: text({ label: 'Customer', ...sure }),
    keterangan: text({ label: 'Keterangan' }),
    tgl_batas: tanggal({ label: 'Batas' }), // none: it came of a promise
    jumlah: rupiah({ label: 'Uang Titipan', ...sure }),
    kunci_harga: yes({ label: 'Harga Dikunci' }),
    kode_barcode: code({ label: 'Barcode' }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    kode_group: text({ label: 'Group', ...sure }),
    kadar: kadar({ label: 'Kadar', ...sure }),
    kadar_cetak: text({ label: 'Kadar Cetak', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga_gram: rupiah({ label: 'Harga/Gram', ...sure }),
    harga_jual: rupiah({ label: 'Harga Jual', ...sure }),
    ongkos: rupiah({ label: 'Ongkos', ...sure }),
    diskon: rupiah({ label: 'Diskon', ...sure }),
    harga_total: rupiah({ label: 'Harga Total', ...sure }),
    gambar: text({ label: 'Gambar' }),
  },
})
