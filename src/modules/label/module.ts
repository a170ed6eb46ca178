import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { cetakLabel, cetakLabelBuku } from './label.ts'
import { laporanCetakUlangBarcode } from './laporan/cetak-ulang-barcode.ts'

/** Labels of pieces and trays, and which print of a label counts. */
export const label = defineModule({
  name: 'label',
  needs: ['nota', 'otorisasi', 'pengguna', 'perangkat', 'stok'],
  documents: [cetakLabel],
  ledgers: [cetakLabelBuku],
  reports: [laporanCetakUlangBarcode],
  screens: [
    defineScreen({
      path: '/cetak-barcode',
      title: 'Cetak Barcode',
      menu: 'barang',
      place: 9,
      icon: 'qr',
      purpose: 'Cetak label barang dan baki: barcode atau QR, PDF atau printer label',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
