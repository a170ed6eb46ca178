import { code } from '#kernel/field'
import { defineMaster } from '#kernel/master'
import { callsKatalog, halamanKatalog } from './halaman-katalog.ts'

/** News of the members' app, with what it leads to. */
export const infoKatalog = defineMaster({
  name: 'info_katalog',
  title: 'Info Katalog',
  path: '/info-katalog',
  icon: 'news',
  purpose: 'Kabar pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_info',
  shown: 'title',
  fields: {
    kode_info: code({ label: 'Kode Info', required: true }),
    ...halamanKatalog('INFO_ICON'),
  },
  calls: callsKatalog('app/info-katalog', 'kode_info'),
  sentences: {
    createFailed: 'Gagal Menambahkan Info Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Merubah Info Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus Info Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: {
    kode_info: 'LEBARAN',
    title: 'Promo Lebaran',
    sub_title: null,
    info: 'Ongkos 25%',
    sub_info: 'Untuk semua gelang',
    deskripsi: null,
    url_pendukung: 'https://contoh.test/lebaran',
    nama_tombol: 'Lihat',
    gambar_path: 'INFO_ICON/contoh.jpg',
    gambar_name: 'contoh.jpg',
  },
})
