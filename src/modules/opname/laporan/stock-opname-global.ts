import { padaTanggal, defineReport } from '#kernel/report'
import { barisCakupan } from '../harian.ts'

const { kode_toko: _toko, ...kolom } = barisCakupan

/** How far each branch is with the trays of a day: the head office sees the chain (SPEC 2). */
export const laporanStockOpnameGlobal = defineReport({
  path: '/laporan-stock-opname-global',
  title: 'Stock Opname Harian Global',
  purpose: 'Baki yang wajib dan selesai dihitung di setiap cabang pada satu tanggal',
  heading: 'Stok',
  icon: 'globe',
  call: 'stock-opname/report-global',
  when: 'STOCK_OPNAME_GLOBAL_MODULE',
  filters: padaTanggal,
  columns: kolom,
  contoh: { tgl: '2026-11-21' },
})
