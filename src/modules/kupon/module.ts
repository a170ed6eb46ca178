import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { kuponBuku } from './buku.ts'
import { parameterKupon } from './parameter-kupon.ts'
import { settingKupon } from './setting.ts'

/** Coupons: what earns one, and what it pays (docs/adr/0334). */
export const kupon = defineModule({
  name: 'kupon',
  needs: ['akuntansi', 'pembayaran', 'toko'],
  settings: settingKupon,
  masters: [parameterKupon],
  ledgers: [kuponBuku],
  person: {
    kupon: {
      place: 15,
      title: 'Kupon',
      text: '{{jumlah}} kupon berlaku, Rp {{total}}',
      paths: ['/cek-kupon', '/transaksi-penjualan'],
      when: 'KUPON_MODULE',
      figures: { total: 'rupiah' },
      plain: true,
    },
  },
  screens: [
    defineScreen({
      path: '/cek-kupon',
      title: 'Cek Kupon',
      menu: 'penjualan',
      place: 60,
      icon: 'gift',
      purpose: 'Apakah sebuah kupon masih berlaku, dan kupon dari sebuah nota',
      when: 'KUPON_MODULE',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
})
