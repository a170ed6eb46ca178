import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { flag } from '#kernel/setting'
import { akun } from './akun.ts'
import { jurnal } from './buku.ts'
import { laporanJurnal } from './laporan/jurnal.ts'

export const akuntansi = defineModule({
  name: 'akuntansi',
  needs: ['toko'],
  settings: {
    AKUNTANSI_MODULE: flag('Modul Akuntansi', {
      area: 'Modul',
      initial: true,
      switches: 'Layar parameter akun: akun mana yang dipakai setiap jurnal',
    }),
    SALDO_AWAL_MODULE: flag('Saldo Awal', {
      area: 'Modul',
      initial: true,
      asks: 'Uang dan barang dapat dimasukkan tanpa pembelian.',
      switches: 'OWN dan SPV boleh memasukkan saldo awal kas, bank dan barang',
    }),
  },
  closing: {
    saldo_awal: {
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
