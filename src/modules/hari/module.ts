import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanTutupToko } from './laporan/tutup-toko.ts'
import { hariBuku, segelBuku, tutupHari } from './tutup-toko.ts'
import { settingHari } from './setting.ts'

export const hari = defineModule({
  name: 'hari',
  needs: ['toko'],
  settings: settingHari,
  reports: [laporanTutupToko],
  documents: [tutupHari],
  ledgers: [hariBuku, segelBuku],
  morning: {
    hari_lewat: {
      part: 'TUNGGU',
      text: 'Hari {{tgl}} belum ditutup',
      paths: ['/tutup-toko'],
      figures: { tgl: 'tanggal' },
      tone: 'bad',
    },
    tutup: {
      part: 'TUNGGU',
      text: 'Toko masih tutup, buka untuk {{tgl}}',
      paths: ['/tutup-toko'],
      figures: { tgl: 'tanggal' },
      tone: 'wait',
    },
  },
  screens: [
    defineScreen({
      path: '/tutup-toko',
      title: 'Tutup Toko',
      menu: 'utility',
      place: 16,
      heading: 'Hari',
      icon: 'closing',
      purpose: 'Tutup hari, pindah ke tanggal berikutnya, buka toko',
      levels: ['OWN', 'SPV', 'SU', 'MU'],
    }),
  ],
})
