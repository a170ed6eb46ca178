import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanAuthorization } from './laporan/authorization.ts'
import { laporanOtorisasi } from './laporan/otorisasi.ts'
import { settingOtorisasi } from './setting.ts'

export const otorisasi = defineModule({
  name: 'otorisasi',
  needs: ['pengguna'],
  settings: settingOtorisasi,
  reports: [laporanOtorisasi, laporanAuthorization],
  morning: {
    otorisasi: {
      part: 'TUNGGU',
      text: '{{jumlah}} otorisasi menunggu Anda',
      paths: ['/otorisasi-masuk'],
      tone: 'wait',
    },
  },
  screens: [
    defineScreen({
      path: '/otorisasi-masuk',
      title: 'Otorisasi Masuk',
      menu: 'utility',
      place: 14,
      heading: 'Pengguna',
      icon: 'audit',
      purpose: 'Yang menunggu persetujuan Anda, juga dari ponsel',
      levels: ['SPV', 'OWN'],
    }),
    defineScreen({
      path: '/sidik-jari',
      title: 'Sidik Jari',
      menu: 'utility',
      place: 15,
      heading: 'Pengguna',
      icon: 'identity',
      purpose: 'Sidik jari Anda, dan alat pembacanya',
      levels: ['SPV', 'OWN'],
      when: 'FINGERPRINT_MODULE',
    }),
  ],
})
