import { berat, code, image, kadar, ref, rupiah, text } from '#kernel/field'
import { dataBerlian } from '#modules/berlian/batu'

/** What a person enters about a piece; what is left empty follows from its group. */
export const isiBarang = {
  nama_barang: text({
    label: 'Nama Barang',
    required: 'Nama Barang Tidak Boleh Kosong',
    min: 6, // SPEC 9: item name over 5 characters
    tooShort: 'Nama Barang harus lebih dari 5 karakter',
  }),
  kode_dept: ref('jenis', { label: 'Jenis', required: true }),
  kode_group: ref('group_harga', { label: 'Group', required: true }),
  kadar: kadar({
    label: 'Kadar',
    min: 1,
    tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    hint: 'Kosong: kadar group',
  }),
  kadar_cetak: text({ label: 'Kadar Cetak', max: 12 }),
  berat: berat({
    label: 'Berat',
    required: true,
    min: 1,
    tooShort: 'Berat Tidak Boleh Diisi Dengan 0',
  }),
  kode_intern: text({ label: 'Kode Intern', max: 20 }),
  size: text({ label: 'Size', max: 20 }),
  nama_atribut: text({ label: 'Nama Atribut', max: 60 }),
  berat_atribut: berat({ label: 'Berat Atribut' }),
  harga_atribut: rupiah({ label: 'Harga Atribut' }),
  kode_bandrol: ref('bandrol', { label: 'Bandrol' }),
  harga_pokok: rupiah({ label: 'Harga Pokok' }),
  harga_tetap: rupiah({ label: 'Harga Tetap', hint: 'Kategori harga tetap' }),
  ongkos: rupiah({ label: 'Ongkos' }),
  kode_kondisi: ref('kondisi_barang', { label: 'Kondisi' }),
  no_sertifikat: text({ label: 'No Sertifikat', max: 40 }),
  gambar: image({ label: 'Foto', folder: 'foto_produk' }),
  data_berlian: dataBerlian,
}

/** The states of a piece (DOMAIN 3): those with a gudang are in the shop. */
export const statusBarang = {
  ADA: 'Ada',
  DALAM_NOTA: 'Dalam Nota',
  TITIP: 'Titip',
  CONTOH: 'Dipinjam Sebagai Contoh',
  KEMBALI: 'Sudah Kembali',
  TERJUAL: 'Terjual',
  DALAM_BELI: 'Dalam Pembelian',
  DIBELI: 'Dibeli',
  HANCUR: 'Hancur',
  DISERAHKAN: 'Diserahkan Ke Supplier',
  EXTERNAL: 'Di Sistem Lain',
  PERJALANAN: 'Perjalanan',
  TERKIRIM: 'Di Toko Lain',
  HILANG: 'Hilang',
  BATAL: 'Dibatalkan',
}

/** Its barcode: as on the label, whoever issued it. */
export const kodeBarcode = code({ label: 'Barcode', required: true, max: 30 })

export const contohIsi = {
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_dept: 'CC',
  kode_group: '75',
  kadar: null,
  kadar_cetak: null,
  berat: 4_120,
  kode_intern: null,
  size: '12',
  nama_atribut: null,
  berat_atribut: null,
  harga_atribut: null,
  kode_bandrol: 'KECIL',
  harga_pokok: 6_200_000,
  harga_tetap: null,
  ongkos: null,
  kode_kondisi: 'BARU',
  no_sertifikat: null,
  gambar: null,
  data_berlian: [],
}
