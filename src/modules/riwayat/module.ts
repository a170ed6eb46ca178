import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanPemegang } from './laporan/pemegang.ts'
import { laporanRiwayatBarang } from './laporan/riwayat-barang.ts'

/** The whole story of one piece, and of one document. */
export const riwayat = defineModule({
  name: 'riwayat',
  needs: ['nota', 'opname', 'pembelian', 'service', 'stok', 'timbang'],
  reports: [laporanRiwayatBarang, laporanPemegang],
  screens: [
    defineScreen({
      path: '/jejak-dokumen',
      inBranch: true,
      title: 'Jejak Dokumen',
      menu: 'laporan',
      heading: 'Kontrol',
      icon: 'find',
      purpose: 'Dokumen apa saja dari nomornya: siapa, kapan, dan apa yang berubah di buku',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
