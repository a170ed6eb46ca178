import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanTimbangBaki } from './laporan/timbang-baki.ts'
import { settingTimbang } from './setting.ts'
import {
  gerakBaki,
  otorisasiTimbang,
  teraBuku,
  teraTimbangan,
  timbangBaki,
  timbangBuku,
} from './timbang.ts'

export const timbang = defineModule({
  name: 'timbang',
  needs: ['stok', 'otorisasi', 'perangkat', 'toko'],
  settings: settingTimbang,
  documents: [timbangBaki, teraTimbangan],
  ledgers: [timbangBuku, teraBuku, gerakBaki],
  reports: [laporanTimbangBaki],
  approvals: otorisasiTimbang,
  closing: {
    baki: {
      step: 'BARANG',
      text: '{{jumlah}} Baki Belum Ditimbang Masuk Brankas',
      path: '/timbang-baki',
    },
  },
  screens: [
    defineScreen({
      path: '/timbang-baki',
      title: 'Timbang Baki',
      menu: 'barang',
      place: 4,
      icon: 'tray',
      purpose: 'Timbang baki pagi, malam dan kapan saja; hasilnya langsung ketahuan',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
})
