import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { otorisasiProfit, updateProfit } from './profit.ts'

/** Cost, labour and margin of many pieces at once. */
export const profit = defineModule({
  name: 'profit',
  needs: ['akuntansi', 'otorisasi', 'stok'],
  documents: [updateProfit],
  approvals: otorisasiProfit,
  screens: [
    defineScreen({
      path: '/update-profit-barang',
      inBranch: true,
      title: 'Update Profit Barang',
      menu: 'barang',
      place: 18,
      icon: 'edit',
      purpose: 'Ubah harga pokok, ongkos atau margin banyak barang sekaligus',
      levels: leaders, // it shows what goods have cost
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
