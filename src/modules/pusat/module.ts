import { tugasCabangBuku } from '#kernel/branch-job'
import { defineModule } from '#kernel/module'
import { defineScreen, workInBranches } from '#kernel/screen'

/** What the head office and its branches do with each other (DOMAIN 9). */
export const pusat = defineModule({
  name: 'pusat',
  needs: ['toko', 'pengguna'],
  ledgers: [tugasCabangBuku],
  screens: [
    defineScreen({
      path: workInBranches,
      title: 'Kerja di Cabang',
      menu: 'utility',
      place: 3,
      heading: 'Pusat dan Cabang',
      icon: 'shop',
      purpose: 'Membuka master dan laporan sebuah cabang dari pusat',
      pusat: true,
      initially: ['MU'],
    }),
    defineScreen({
      path: '/salin-master-cabang',
      title: 'Salin Master ke Cabang',
      menu: 'utility',
      place: 4,
      heading: 'Pusat dan Cabang',
      icon: 'shop',
      purpose: 'Master kantor pusat dikirim ke cabang, dengan hasil tiap cabang',
      pusat: true,
      initially: ['MU', 'DEV'],
    }),
    defineScreen({
      path: '/import-data-pusat',
      title: 'Import Data Pusat',
      menu: 'utility',
      place: 5,
      heading: 'Pusat dan Cabang',
      icon: 'cloud-download',
      purpose: 'Master diambil dari kantor pusat',
      initially: ['MU', 'DEV'],
    }),
  ],
})
