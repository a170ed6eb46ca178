import { berat, code, image, ref, rupiah, text, texts } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog } from './halaman-katalog.ts'

const beberapa = { required: false, max: 20 } as const
const hashtag = (label: string, hint: string) =>
  texts({ ...beberapa, label, hint, each: text({ label, required: true, max: 30 }) })
const hashtags = ['hashtag_kadar', 'hashtag_jenis', 'hashtag_lm'] as const

/** A piece that the app shows, with its pictures in an order; no piece of the stock. */
export const itemKatalog = defineMaster({
  name: 'item_katalog',
  title: 'Item Katalog',
  path: '/item-katalog',
  icon: 'ring',
  purpose: 'Barang yang dilihat pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_barang',
  shown: 'nama_barang',
  fields: {
    gambar_path: texts({
      label: 'Gambar',
      required: 'Gambar Wajib Dimasukan',
      min: 1,
      max: 12,
      each: image({
        ...{ label: 'Gambar', folder: 'ITEM', required: true },
        ...{ potong: true, bentuk: [1, 1] },
      }),
    }),
    gambar_name: texts({ label: 'Nama Gambar', required: false, hidden: true }),
    kode_barang: code({ label: 'Kode Barang', required: true }),
    nama_barang: text({ label: 'Nama Barang', required: true }),
    berat: berat({ label: 'Berat', required: 'Berat Barang Tidak Boleh Kosong', min: 1 }),
    harga_jual: rupiah({ label: 'Harga Jual', required: true }),
    kode_kategori: ref('kategori_katalog', {
      label: 'Kategori',
      required: 'Kategori Harus Dipilih',
    }),
    kode_banner: texts({
      ...beberapa,
      label: 'Banner',
      each: ref('banner_katalog', { label: 'Kode Banner', required: true }),
    }),
    kode_info: texts({
      ...beberapa,
      label: 'Info',
      each: ref('info_katalog', { label: 'Kode Info', required: true }),
    }),
    direct_url: text({ label: 'URL Pendukung', required: true, max: 300 }),
    hashtag_kadar: hashtag('Hashtag Kadar', '#8K,#16K'),
    hashtag_jenis: hashtag('Hashtag Jenis', '#CINCIN,#GELANG'),
    hashtag_lm: hashtag('Hashtag LM', '#LM1GR,#LM5GR'),
  },
  calls: callsKatalog('app/item-katalog', 'kode_barang'),
  rule: (row) => {
    for (const field of hashtags) {
      const salah = row[field].find((one) => !/^#[^#\s]+$/.test(one))
      if (salah !== undefined)
        return {
          field,
          text: 'Hashtag {{hashtag}} Tidak Valid, Awali Dengan #',
          params: { hashtag: salah },
        }
    }
    return undefined
  },
  sentences: {
    createFailed: 'Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Mengubah Barang Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus Barang Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: {
    gambar_path: ['ITEM/depan.jpg', 'ITEM/samping.jpg'],
    gambar_name: ['depan.jpg', 'samping.jpg'],
    kode_barang: 'CC-001',
    nama_barang: 'Cincin Daun',
    berat: 4_123,
    harga_jual: 5_678_000,
    kode_kategori: 'CINCIN',
    kode_banner: ['LEBARAN'],
    kode_info: ['LEBARAN'],
    direct_url: 'https://contoh.test/cincin-daun',
    hashtag_kadar: ['#8K', '#16K'],
    hashtag_jenis: ['#CINCIN'],
    hashtag_lm: [],
  },
})
