import { defineModule } from '#kernel/module'
import { laporanPreOrder } from './laporan/pre-order.ts'
import { layarPreOrder, otorisasiPreOrder, preOrder as dokumen } from './pre-order.ts'
import { settingPreOrder } from './setting.ts'

/** Goods that are ordered from a supplier before they are there. */
export const preorder = defineModule({
  name: 'preorder',
  needs: ['hari', 'penerimaan', 'stok', 'titipan'],
  settings: settingPreOrder,
  documents: [dokumen],
  approvals: otorisasiPreOrder,
  reports: [laporanPreOrder],
  closing: {
    po_telat: {
      step: 'JANJI',
      text: '{{jumlah}} Pre Order Lewat Perkiraan Datang',
      path: '/lihat-pre-order',
      search: { status: 'TELAT' },
    },
  },
  morning: {
    po_datang: {
      part: 'JANJI',
      text: '{{jumlah}} pre order seharusnya datang hari ini',
      paths: ['/lihat-pre-order'],
      search: { status: 'CLOSING' },
    },
  },
  screens: [
    layarPreOrder(33, {
      path: '/import-pre-order',
      title: 'Import Pre Order',
      icon: 'import',
      purpose: 'Ambil barang pre order dari spreadsheet',
    }),
  ],
})
