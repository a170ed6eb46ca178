import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanPenerimaanBarang } from './laporan/penerimaan-barang.ts'
import { otorisasiTerima, penerimaanBarang } from './penerimaan.ts'
import { settingPenerimaan } from './setting.ts'

/** Goods from a supplier, checked against his delivery note. */
export const penerimaan = defineModule({
  name: 'penerimaan',
  needs: ['akuntansi', 'banyak', 'hari', 'kirim-barang', 'otorisasi', 'stok'],
  settings: settingPenerimaan,
  documents: [penerimaanBarang],
  reports: [laporanPenerimaanBarang],
  approvals: otorisasiTerima,
  screens: [
    defineScreen({
      path: '/penerimaan-barang',
      title: 'Penerimaan Barang',
      menu: 'barang',
      place: 14,
      icon: 'truck',
      purpose: 'Barang dari supplier: cocokkan dengan surat jalan, timbang, terima',
      initially: ['SPV', 'MU', 'DEV'],
    }),
    defineScreen({
      path: '/batal-penerimaan-barang',
      title: 'Batal Penerimaan Barang',
      menu: 'barang',
      place: 15,
      icon: 'cancel',
      purpose: 'Batalkan penerimaan barang hari ini yang barangnya belum bergerak',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
