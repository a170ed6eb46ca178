import { code, color, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog, gambarKatalog } from './halaman-katalog.ts'

/** A category of the members' app: a picture and a colour, with calls and sentences of its own. */
export const kategoriKatalog = defineMaster({
  name: 'kategori_katalog',
  title: 'Kategori Katalog',
  path: '/kategori-katalog',
  icon: 'catalog',
  purpose: 'Kategori pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_kategori',
  shown: 'nama_kategori',
  fields: {
    kode_kategori: code({ label: 'Kode Kategori', required: true }),
    nama_kategori: text({ label: 'Nama Kategori', required: true }),
    warna: color({
      label: 'Warna',
      required: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    }),
    ...gambarKatalog('KATEGORI_ICON', 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi'),
  },
  calls: callsKatalog('app/kategori-katalog', 'kode_kategori'),
  sentences: {
    createFailed: 'Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Merubah Kategori Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus Kategori Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: {
    kode_kategori: 'CINCIN',
    nama_kategori: 'Cincin',
    warna: '#b8860b',
    gambar_path: 'KATEGORI_ICON/contoh.jpg',
    gambar_name: 'contoh.jpg',
  },
})
