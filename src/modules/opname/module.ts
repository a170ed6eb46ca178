import { defineModule } from '#kernel/module'
import { defineScreen, leaders } from '#kernel/screen'
import { laporanStockOpnameGlobal } from './laporan/stock-opname-global.ts'
import { laporanStockOpname } from './laporan/stock-opname.ts'
import { opnameBuku, otorisasiOpname, stockOpname } from './opname.ts'
import { settingOpname } from './setting.ts'

export const opname = defineModule({
  name: 'opname',
  needs: ['akuntansi', 'stok', 'timbang', 'otorisasi', 'toko'],
  settings: settingOpname,
  documents: [stockOpname],
  ledgers: [opnameBuku],
  reports: [laporanStockOpname, laporanStockOpnameGlobal],
  approvals: otorisasiOpname,
  morning: {
    hilang: {
      part: 'BARANG',
      text: '{{jumlah}} barang hilang, {{berat}} gr',
      paths: ['/data-barang'],
      search: { status: 'HILANG' },
      levels: leaders,
      figures: { berat: 'berat' },
      tone: 'bad',
    },
  },
  screens: [
    defineScreen({
      path: '/stock-opname',
      title: 'Stock Opname',
      menu: 'barang',
      place: 5,
      icon: 'count',
      purpose: 'Hitung barang dengan scan: ketemu, hilang, lebih, salah tempat',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
    defineScreen({
      path: '/stock-opname-penerimaan',
      title: 'Stock Opname Penerimaan',
      menu: 'barang',
      place: 6,
      icon: 'count',
      purpose: 'Hitung barang satu penerimaan, cocok dengan dokumennya',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
    defineScreen({
      path: '/stock-opname-rfid',
      title: 'Stock Opname RFID',
      menu: 'barang',
      place: 7,
      icon: 'scan',
      purpose: 'Hitung satu baki atau gudang sekaligus dengan pembaca RFID',
      when: 'RFID_MODULE',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
    defineScreen({
      path: '/stock-opname-global-harian',
      title: 'Stock Opname Harian Global',
      menu: 'barang',
      place: 8,
      icon: 'globe',
      purpose: 'Baki yang sudah dan belum dihitung hari ini, di toko ini dan di cabang',
      when: 'STOCK_OPNAME_GLOBAL_MODULE',
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    }),
  ],
})
