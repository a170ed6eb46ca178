import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { bandrolBuku, temuanBuku } from './buku.ts'
import { laporanHasilUji } from './laporan/hasil-uji.ts'
import { laporanRinciUji } from './laporan/rinci-uji.ts'
import { laporanUjiSilang } from './laporan/uji-silang.ts'
import { settingPeriksa } from './setting.ts'
import { layarUji } from './uji.calls.ts'

/** The watchful eye: what is odd in the books, for those who answer for the shop. */
export const periksa = defineModule({
  name: 'periksa',
  needs: ['otorisasi', 'stok'],
  settings: settingPeriksa,
  ledgers: [temuanBuku, bandrolBuku],
  reports: [laporanUjiSilang, laporanRinciUji, laporanHasilUji],
  closing: {
    uji_silang: {
      step: 'LAIN',
      text: '{{jumlah}} Hari Selisih Pada Uji Silang',
      path: layarUji,
    },
  },
  morning: {
    ganjil: {
      part: 'GANJIL',
      text: '{{jumlah}} pola ganjil minggu ini belum diperiksa',
      paths: ['/transaksi-perlu-diperiksa'],
      given: { tgl_from: 'sejak' },
      tone: 'bad',
      slow: true,
    },
  },
  screens: [
    defineScreen({
      path: '/transaksi-perlu-diperiksa',
      title: 'Transaksi Perlu Diperiksa',
      menu: 'laporan',
      heading: 'Kontrol',
      icon: 'find',
      purpose: 'Pola yang ganjil di buku, dengan buktinya',
      levels: ['SPV', 'OWN'],
      count: 'transaksi-perlu-diperiksa/jumlah',
    }),
    defineScreen({
      path: '/setor-bandrol',
      title: 'Setor Bandrol',
      menu: 'barang',
      place: 21,
      icon: 'tag',
      purpose: 'Serahkan bandrol barang yang terjual, dipindai satu per satu',
      initially: ['SPV', 'KASIR', 'DEV'],
    }),
  ],
})
