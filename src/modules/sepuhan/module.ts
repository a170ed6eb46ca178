import { defineModule } from '#kernel/module'
import { kirimCuci, otorisasiCuci } from './kirim-cuci.ts'
import { laporanAkurasiTaksir } from './laporan/akurasi-taksir.ts'
import { laporanLebur } from './laporan/lebur.ts'
import { laporanSepuhCuci } from './laporan/sepuh-cuci.ts'
import { laporanSortirPembelian } from './laporan/sortir.ts'
import { lebur, otorisasiLebur } from './lebur.ts'
import { settingSepuhan } from './setting.ts'
import { otorisasiSortir, pindahSortir, sortir } from './sortir.ts'
import { tahanKantong } from './tahan-kantong.ts'

/** Gold between being bought and being sold again: what is done with it, and who has it. */
export const sepuhan = defineModule({
  name: 'sepuhan',
  needs: ['akuntansi', 'janji', 'kas', 'otorisasi', 'pembayaran', 'pembelian', 'service', 'stok'],
  settings: settingSepuhan,
  documents: [sortir, pindahSortir, kirimCuci, lebur, tahanKantong],
  reports: [laporanSepuhCuci, laporanSortirPembelian, laporanAkurasiTaksir, laporanLebur],
  approvals: { ...otorisasiSortir, ...otorisasiCuci, ...otorisasiLebur },
  closing: {
    cuci: {
      step: 'BARANG',
      text: '{{jumlah}} Kiriman Cuci Lewat Janji',
      path: '/terima-sepuhan',
    },
    lebur: {
      step: 'BARANG',
      text: '{{jumlah}} Lebur Di Pelebur, {{lama}} Lewat {{hari}} Hari',
      path: '/lebur-emas',
    },
    susut: {
      step: 'BARANG',
      text: '{{jumlah}} Susut Tukang Belum Divalidasi',
      path: '/wasting-sepuhan',
    },
  },
})
