import { defineModule } from '#kernel/module'
import { barangManual, hancurManual, koreksiManual, pindahManual } from './barang-manual.ts'
import { notaManualBuku, stokManual } from './buku.ts'
import { cuciManual, otorisasiCuciManual } from './cuci-manual.ts'
import { laporanPembelianManual } from './laporan/pembelian-manual.ts'
import { laporanPenjualanManual } from './laporan/penjualan-manual.ts'
import { notaManual, otorisasiManual } from './nota-manual.ts'
import { settingManual } from './setting.ts'

/** Goods without a barcode: counted and weighed by group, jenis and tray. */
export const manual = defineModule({
  name: 'manual',
  needs: [
    'akuntansi',
    'harga',
    'janji',
    'kas',
    'kasir',
    'kunjungan',
    'nota',
    'otorisasi',
    'pelanggan',
    'pembayaran',
    'pembelian',
    'penjualan',
    'sepuhan',
    'service',
    'stok',
  ],
  settings: settingManual,
  documents: [barangManual, pindahManual, hancurManual, koreksiManual, notaManual, cuciManual],
  ledgers: [stokManual, notaManualBuku],
  reports: [laporanPenjualanManual, laporanPembelianManual],
  approvals: { ...otorisasiManual, ...otorisasiCuciManual },
  person: {
    manual: {
      place: 75,
      title: 'Nota Manual',
      text: '{{jumlah}} nota manual, terakhir {{terakhir}}',
      paths: ['/lihat-penjualan-manual', '/lihat-pembelian-manual'],
      when: 'BARANG_MANUAL_MODULE',
      document: 'NOTA_MANUAL',
      figures: { terakhir: 'tanggal' },
    },
  },
  closing: {
    cuci_manual: {
      step: 'BARANG',
      text: '{{jumlah}} Cuci Manual Lewat Janji',
      path: '/stock-cuci-manual',
    },
    manual: {
      step: 'NOTA',
      text: '{{jumlah}} Nota Manual Belum Divalidasi',
      path: '/validasi-jual-beli-manual',
    },
  },
})
