import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { halamanPapan } from '#modules/layar/halaman'
import { konfirmasiHarga, otorisasiHarga, ubahHarga, ubahHargaBuku } from './ubah-harga.ts'
import { settingHarga } from './setting.ts'

/** The gold prices of the day: tried, set in one act, told to every counter. */
export const harga = defineModule({
  name: 'harga',
  needs: ['layar', 'otorisasi'],
  guestsHear: ['group_harga', ubahHarga.name],
  settings: settingHarga,
  documents: [ubahHarga],
  ledgers: [ubahHargaBuku, konfirmasiHarga],
  approvals: otorisasiHarga,
  morning: {
    harga: {
      part: 'EMAS',
      text: 'Emas murni Rp {{harga}}/gr, {{selisih}} sejak kemarin',
      paths: ['/harga-emas-hari-ini', '/transaksi-penjualan', '/transaksi-pembelian'],
      figures: { harga: 'rupiah', selisih: 'selisih' },
    },
    harga_sah: {
      part: 'EMAS',
      text: '{{jumlah}} harga sudah ditetapkan untuk hari ini',
      paths: ['/harga-emas-hari-ini', '/transaksi-penjualan', '/transaksi-pembelian'],
    },
    harga_belum: {
      part: 'EMAS',
      text: '{{jumlah}} harga emas belum ditetapkan untuk hari ini',
      paths: ['/harga-emas-hari-ini', '/transaksi-penjualan', '/transaksi-pembelian'],
      when: 'HARGA_LAMA_MODULE',
      tone: 'wait',
    },
  },
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
    { path: halamanPapan, title: 'Papan Harga', open: true },
  ],
})
