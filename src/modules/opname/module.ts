import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { laporanStockOpname } from './laporan/stock-opname.ts'
import {
  batalOpname,
  catatScan,
  daftarOpname,
  satuOpname,
  setujuiOpname,
  simpanMulai,
} from './opname.calls.ts'
import { opnameBuku, otorisasiOpname, stockOpname } from './opname.ts'

export const opname = defineModule({
  name: 'opname',
  needs: ['akuntansi', 'stok', 'timbang', 'otorisasi', 'toko'],
  documents: [stockOpname],
  ledgers: [opnameBuku],
  reports: [laporanStockOpname],
  approvals: otorisasiOpname,
  screens: [
    defineScreen({
      path: '/stock-opname',
      title: 'Stock Opname',
      menu: 'barang',
      icon: 'count',
      purpose: 'Hitung barang dengan scan: ketemu, hilang, lebih, salah tempat',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
  endpoints: [daftarOpname, simpanMulai, satuOpname, catatScan, setujuiOpname, batalOpname],
})
