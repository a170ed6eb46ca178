import { rupiah } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { flag, parameter } from '#kernel/setting'
import { konfirmasiHarga, otorisasiHarga, ubahHarga, ubahHargaBuku } from './ubah-harga.ts'

const area = 'Harga Emas'

/** The gold prices of the day: tried, set in one act, told to every counter. */
export const harga = defineModule({
  name: 'harga',
  needs: ['otorisasi'],
  settings: {
    HARGA_LAMA_MODULE: flag('Ingatkan Harga Lama', {
      area,
      initial: true,
      switches: 'Beranda dan konter memberi tahu bila harga emas belum ditetapkan untuk hari ini',
    }),
    PEMBULATAN_HARGA_EMAS: parameter(rupiah({ label: 'Pembulatan Harga Emas', min: 1 }), 1000, {
      area,
      switches: 'Kelipatan harga per gram sesudah diubah dengan persen',
    }),
  },
  documents: [ubahHarga],
  ledgers: [ubahHargaBuku, konfirmasiHarga],
  approvals: otorisasiHarga,
  screens: [
    defineScreen({
      path: '/harga-emas-hari-ini',
      inBranch: true,
      title: 'Harga Emas Hari Ini',
      menu: 'barang',
      place: 3,
      icon: 'line-chart',
      purpose: 'Tetapkan harga semua group, coba dulu akibatnya, lihat riwayatnya',
      levels: leaders, // it shows what goods have cost
      initially: ['SPV', 'MU'],
    }),
  ],
})
