import { code } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog, halamanKatalog } from './halaman-katalog.ts'

/** A large picture at the top of the members' app, with what it leads to. */
export const bannerKatalog = defineMaster({
  name: 'banner_katalog',
  title: 'Banner Katalog',
  path: '/banner-katalog',
  icon: 'picture',
  purpose: 'Gambar besar di atas aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_banner',
  shown: 'title',
  fields: {
    kode_banner: code({ label: 'Kode Banner', required: true }),
    ...halamanKatalog('BANNER_ICON'),
  },
  calls: callsKatalog('app/banner-katalog', 'kode_banner'),
  sentences: {
    createFailed: 'Gagal Menambahkan Banner Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Merubah Banner Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus Banner Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: {
    kode_banner: 'LEBARAN',
    title: 'Promo Lebaran',
    sub_title: null,
    info: 'Ongkos 25%',
    sub_info: 'Untuk semua gelang',
    deskripsi: null,
    url_pendukung: 'https://contoh.test/lebaran',
    nama_tombol: 'Lihat',
    gambar_path: 'BANNER_ICON/contoh.jpg',
    gambar_name: 'contoh.jpg',
  },
})
