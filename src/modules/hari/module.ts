import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { flag } from '#kernel/setting'
import { laporanTutupToko } from './laporan/tutup-toko.ts'
import { hariBuku, segelBuku, tutupHari } from './tutup-toko.ts'

const area = 'Tanggal'

export const hari = defineModule({
  name: 'hari',
  needs: ['toko'],
  settings: {
    EDIT_TANGGAL_OWNER_MODULE: flag('Owner Boleh Tanggal Mundur', {
      area,
      asks: 'Dokumen dapat bertanggal hari yang sudah lewat.',
      switches: 'OWN, SU dan MU boleh memilih tanggal yang sudah lewat',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    EDIT_TANGGAL_SPV_MODULE: flag('Supervisor Boleh Tanggal Mundur', {
      area,
      asks: 'Dokumen dapat bertanggal hari yang sudah lewat.',
      switches: 'SPV, SU dan MU boleh memilih tanggal yang sudah lewat',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
  },
  reports: [laporanTutupToko],
  documents: [tutupHari],
  ledgers: [hariBuku, segelBuku],
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
