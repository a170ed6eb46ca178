import { integer } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'
import { flag, parameter } from '#kernel/setting'
import { laporanRiwayatMasuk } from './laporan/riwayat-masuk.ts'

const area = 'Pengguna'

export const pengguna = defineModule({
  name: 'pengguna',
  needs: ['toko'],
  settings: {
    BATAS_DIAM: parameter(integer({ label: 'Batas Diam (Menit)', min: 10, max: 1440 }), 480, {
      area,
      switches: 'Sesi yang tidak dipakai selama ini berakhir',
    }),
    KUNCI_LAYAR: parameter(integer({ label: 'Kunci Layar (Menit)', min: 1, max: 480 }), 15, {
      area,
      switches: 'Layar yang tidak disentuh selama ini terkunci, isian tetap ada',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    SESI_TERLAMA: parameter(integer({ label: 'Sesi Terlama (Jam)', min: 1, max: 168 }), 16, {
      area,
      switches: 'Sesudah selama ini masuk kembali dengan password',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    SANDI_PANJANG: parameter(integer({ label: 'Panjang Password', min: 8, max: 64 }), 8, {
      area,
      switches: 'Password baru paling sedikit sepanjang ini',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    SANDI_TERAKHIR: parameter(integer({ label: 'Password Terakhir', min: 0, max: 10 }), 3, {
      area,
      switches: 'Sebanyak ini password terakhir tidak boleh dipakai lagi',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
    PASSKEY_MASUK_MODULE: flag('Passkey Saat Masuk', {
      area,
      switches: 'Siapa yang punya passkey memakainya saat masuk, sesudah password',
      levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
    }),
  },
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
