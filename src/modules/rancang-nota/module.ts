import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'
import { settingRancangNota } from './setting.ts'

const reserved = { flag: 'SETTING_NOTA_OWNER_MODULE', levels: ['OWN', 'SU'] } as const

/** How a shop's papers look (docs/adr/0337): designed by itself, as shipped until then. */
export const rancangNota = defineModule({
  name: 'rancang-nota',
  needs: [
    'cicilan',
    'hutang',
    'janji',
    'manual',
    'nota',
    'pembelian',
    'penjualan',
    'pesanan',
    'service',
    'titipan',
    'toko',
  ],
  settings: settingRancangNota,
  screens: [
    defineScreen({
      path: '/setting-nota',
      title: 'Setting Nota',
      menu: 'utility',
      place: 3,
      heading: 'Pengaturan',
      icon: 'print',
      purpose: 'Letak, huruf dan isi tiap nota, dirancang di atas kertas',
      initially: everyone,
      reserved,
    }),
    defineScreen({
      path: '/setting-nota-slip',
      title: 'Setting Nota Slip',
      menu: 'utility',
      place: 4,
      heading: 'Pengaturan',
      icon: 'print',
      purpose: 'Slip untuk pencetak mobile',
      initially: everyone,
      reserved,
    }),
  ],
})
