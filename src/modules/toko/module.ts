import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { defineScreen } from '#kernel/screen'
import { flag } from '#kernel/setting'
import { masterToko } from './master-toko.ts'
import { kecamatan, kota } from './wilayah.ts'

const area = 'Sistem'

export const toko = defineModule({
  name: 'toko',
  needs: [],
  settings: {
    ONE_MONTH_PROTECTION_MODULE: flag('Batas Laporan Satu Bulan', {
      area,
      switches: 'Rentang tanggal laporan paling lama satu bulan',
    }),
    MULTI_LANGUAGE_FEATURE: flag('Pilihan Bahasa', {
      area,
      initial: true,
      switches: 'Pengguna dapat memilih bahasa',
    }),
    KIRIM_BARANG_MODULE: flag('Modul Kirim Barang', {
      area: 'Modul',
      switches: 'Pusat mengelola daftar toko; barang dikirim antar toko',
    }),
  },
  masters: [kota, kecamatan, masterToko],
  pictures: {
    NOTA: { right: whoSees('/settingtoko'), table: 'toko', column: 'latar_nota' },
  },
  namesPictures: [{ table: 'toko', column: 'logo_nota' }],
  screens: [
    defineScreen({
      path: '/settingsystem',
      title: 'Setting System',
      menu: 'utility',
      place: 1,
      heading: 'Pengaturan',
      icon: 'settings',
      purpose: 'Modul dan parameter toko ini',
      levels: ['OWN', 'SU', 'DEV', 'MU'], // SPEC 6
    }),
    defineScreen({
      path: '/settingtoko',
      title: 'Setting Toko',
      menu: 'utility',
      place: 2,
      heading: 'Pengaturan',
      icon: 'shop',
      purpose: 'Nama, alamat, zona waktu dan gambar nota toko',
      initially: ['MU', 'DEV'],
    }),
  ],
})
