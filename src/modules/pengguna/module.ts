import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'
import { laporanRiwayatMasuk } from './laporan/riwayat-masuk.ts'
import { settingPengguna } from './setting.ts'

export const pengguna = defineModule({
  name: 'pengguna',
  needs: ['toko'],
  settings: settingPengguna,
  reports: [laporanRiwayatMasuk],
  screens: [
    defineScreen({
      path: '/data-users',
      title: 'Data Users',
      menu: 'utility',
      place: 6,
      heading: 'Pengguna',
      icon: 'people',
      purpose: 'Pengguna, level, toko dan passwordnya',
      initially: ['MU'],
    }),
    defineScreen({
      path: '/ganti-password',
      title: 'Ganti Password',
      menu: 'utility',
      place: 7,
      heading: 'Pengguna',
      icon: 'key',
      purpose: 'Password Anda sendiri',
      initially: everyone,
      everybody: true,
    }),
  ],
})
