import { integer } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { flag, parameter } from '#kernel/setting'
import { laporanAuthorization } from './laporan/authorization.ts'
import { laporanOtorisasi } from './laporan/otorisasi.ts'

const area = 'Otorisasi'

export const otorisasi = defineModule({
  name: 'otorisasi',
  needs: ['pengguna'],
  settings: {
    UMUR_OTORISASI: parameter(integer({ label: 'Umur Otorisasi (Menit)', min: 1, max: 60 }), 10, {
      area,
      switches: 'Otorisasi yang tidak dipakai dalam waktu ini gugur',
      levels: ['OWN', 'SU'],
    }),
    MENIT_OTORISASI_SENDIRI: parameter(
      integer({ label: 'Tunggu Otorisasi Sendiri (Menit)', min: 1, max: 240 }),
      15,
      {
        area,
        switches:
          'Satu-satunya pemberi otorisasi di toko menyetujui miliknya dengan passkey sesudah ini',
        levels: ['OWN', 'SU'],
      },
    ),
    FINGERPRINT_MODULE: flag('Modul Sidik Jari', {
      area,
      switches: 'Pemberi otorisasi dapat memakai alat sidik jari di konter',
      levels: ['OWN'],
    }),
    PASSKEY_DI_KONTER: flag('Passkey Di Konter', {
      area,
      asks: 'Siapa pun yang dapat membuka komputer konter dapat memberi otorisasi di situ.',
      switches: 'Passkey yang dibuat di perangkat peminta ikut berlaku untuk permintaannya',
      levels: ['OWN'],
    }),
  },
  reports: [laporanOtorisasi, laporanAuthorization],
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
