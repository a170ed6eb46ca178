import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { akun } from './akun.ts'
import { jurnal } from './buku.ts'
import { laporanJurnal } from './laporan/jurnal.ts'
import { settingAkuntansi } from './setting.ts'

export const akuntansi = defineModule({
  name: 'akuntansi',
  needs: ['toko'],
  settings: settingAkuntansi,
  closing: {
    saldo_awal: {
      step: 'LAIN',
      text: 'Saldo Awal Masih Dapat Diisi ({{jumlah}} Hari Ini), Matikan Bila Sudah Selesai',
      path: '/settingsystem',
    },
  },
  masters: [akun],
  ledgers: [jurnal],
  reports: [laporanJurnal],
  screens: [
    defineScreen({
      path: '/parameter-akun',
      title: 'Parameter Akun',
      menu: 'utility',
      place: 17,
      heading: 'Akuntansi',
      icon: 'account',
      purpose: 'Akun yang dipakai jurnal setiap transaksi',
      initially: ['MU', 'DEV'],
      when: 'AKUNTANSI_MODULE',
    }),
  ],
})
