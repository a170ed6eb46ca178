import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { tandaCurigaBuku } from './buku.ts'
import { jumlahCuriga, layarCuriga } from './layar.ts'

/** What the law against laundered money asks of a shop of gold. */
export const curiga = defineModule({
  name: 'curiga',
  needs: ['janji', 'pelanggan', 'pembelian', 'penjualan', 'periksa', 'riwayat', 'titipan', 'toko'],
  ledgers: [tandaCurigaBuku],
  closing: {
    curiga: {
      step: 'LAIN',
      text: '{{jumlah}} Transaksi Mencurigakan Belum Diperiksa',
      path: layarCuriga,
    },
  },
  screens: [
    defineScreen({
      path: layarCuriga,
      title: 'Transaksi Mencurigakan',
      menu: 'laporan',
      heading: 'Kontrol',
      icon: 'alert',
      purpose: 'Transaksi besar dan yang dipecah, per orang di semua toko, dan laporannya',
      levels: ['SPV', 'OWN'],
      count: jumlahCuriga,
    }),
  ],
})
