import { integer } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'
import { flag, parameter } from '#kernel/setting'
import {
  blokirUser,
  daftarUser,
  resetPassword,
  semuaUser,
  tambahUser,
  ubahUser,
} from './data-users.calls.ts'
import { laporanAuthorization } from './laporan/authorization.ts'
import { laporanOtorisasi } from './laporan/otorisasi.ts'
import { otorisasi } from './otorisasi/sandi.calls.ts'
import {
  kategoriOtorisasi,
  masukJauh,
  mintaJauh,
  pemberiJauh,
  putusJauh,
  statusJauh,
  tarikJauh,
} from './otorisasi/jauh.calls.ts'
import {
  cabutPasskey,
  daftarPasskey,
  mulaiPasskey,
  otorisasiPasskey,
  simpanPasskey,
  tantangOtorisasi,
} from './otorisasi/passkey.calls.ts'
import {
  cabutJembatan,
  cabutSidikJari,
  daftarJembatan,
  daftarSidikJari,
  hasilPindai,
  otorisasiSidikJari,
  pindaiMenunggu,
  sidikJariUser,
  tambahJembatan,
} from './otorisasi/sidik-jari.calls.ts'
import { gantiPassword, keluar, masuk, sesiKini, tampilanSaya, terlihat } from './sesi.calls.ts'

const area = 'Pengguna'

export const pengguna = defineModule({
  name: 'pengguna',
  needs: ['toko'],
  settings: {
    BATAS_DIAM: parameter(integer({ label: 'Batas Diam (Menit)', min: 10, max: 1440 }), 480, {
      area,
      switches: 'Sesi tanpa tanda hidup selama ini berakhir',
    }),
    UMUR_OTORISASI: parameter(integer({ label: 'Umur Otorisasi (Menit)', min: 1, max: 60 }), 10, {
      area,
      switches: 'Otorisasi yang tidak dipakai dalam waktu ini gugur',
      levels: ['OWN', 'SU'],
    }),
    FINGERPRINT_MODULE: flag('Modul Sidik Jari', {
      area,
      switches: 'Pemberi otorisasi dapat memakai alat sidik jari di konter',
      levels: ['OWN'],
    }),
    PASSKEY_DI_KONTER: flag('Passkey Di Konter', {
      area,
      switches: 'Passkey yang dibuat di perangkat peminta ikut berlaku untuk permintaannya',
      levels: ['OWN'],
    }),
  },
  reports: [laporanOtorisasi, laporanAuthorization],
  screens: [
    defineScreen({
      path: '/data-users',
      title: 'Data Users',
      menu: 'utility',
      heading: 'Pengguna',
      icon: 'people',
      purpose: 'Pengguna, level, toko dan passwordnya',
      initially: ['MU'],
    }),
    defineScreen({
      path: '/ganti-password',
      title: 'Ganti Password',
      menu: 'utility',
      heading: 'Pengguna',
      icon: 'key',
      purpose: 'Password Anda sendiri',
      initially: everyone,
    }),
    defineScreen({
      path: '/otorisasi-masuk',
      title: 'Otorisasi Masuk',
      menu: 'utility',
      heading: 'Pengguna',
      icon: 'audit',
      purpose: 'Yang menunggu persetujuan Anda, juga dari ponsel',
      levels: ['SPV', 'OWN'],
    }),
    defineScreen({
      path: '/sidik-jari',
      title: 'Sidik Jari',
      menu: 'utility',
      heading: 'Pengguna',
      icon: 'identity',
      purpose: 'Sidik jari Anda, dan alat pembacanya',
      levels: ['SPV', 'OWN'],
      when: 'FINGERPRINT_MODULE',
    }),
  ],
  endpoints: [
    masuk,
    keluar,
    terlihat,
    sesiKini,
    tampilanSaya,
    gantiPassword,
    semuaUser,
    daftarUser,
    tambahUser,
    ubahUser,
    blokirUser,
    resetPassword,
    otorisasi,
    kategoriOtorisasi,
    pemberiJauh,
    mintaJauh,
    tarikJauh,
    statusJauh,
    masukJauh,
    putusJauh,
    daftarPasskey,
    mulaiPasskey,
    simpanPasskey,
    cabutPasskey,
    tantangOtorisasi,
    otorisasiPasskey,
    sidikJariUser,
    otorisasiSidikJari,
    daftarSidikJari,
    cabutSidikJari,
    daftarJembatan,
    tambahJembatan,
    cabutJembatan,
    pindaiMenunggu,
    hasilPindai,
  ],
})
