import { code, color, image, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'

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
    gambar_path: image({
      label: 'Gambar',
      folder: 'KATEGORI_ICON',
      required: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
    }),
    // The last part of the path: the database writes it.
    gambar_name: text({ label: 'Nama Gambar', hidden: true }),
  },
  calls: {
    list: 'app/kategori-katalog',
    create: 'app/kategori-katalog',
    update: 'app/kategori-katalog/edit/{kode_kategori}',
    delete: 'app/kategori-katalog/delete/{kode_kategori}',
  },
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
