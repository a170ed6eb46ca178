import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, group, integer, list, tanggal, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { stockOpname } from './opname.ts'

const sure = { required: true } as const

/** How far a shop is with its trays on a date. */
export const barisCakupan = {
  kode_toko: text({ label: 'Toko', ...sure, width: 10 }),
  cabang: text({ label: 'Cabang', ...sure, width: 26 }),
  wajib: integer({ label: 'Baki Wajib', ...sure, total: 'sum' }),
  selesai: integer({ label: 'Selesai Dihitung', ...sure, total: 'sum' }),
  selisih_pcs: integer({ label: 'Selisih Pcs', ...sure, total: 'sum' }),
  selisih_berat: berat({ label: 'Selisih', ...sure, total: 'sum' }),
  oleh: text({ label: 'Penanggung Jawab', width: 24 }),
}

/** A tray that holds something, and the session of the day that counted it or does so. */
export const barisBakiHarian = {
  kode_gudang: text({ label: 'Gudang', ...sure }),
  kode_baki: text({ label: 'Baki', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure, total: 'sum' }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  status: choice({ label: 'Status', of: stockOpname.states }),
  nomor: text({ label: 'Sesi' }),
  oleh: text({ label: 'Oleh' }),
  id: text({ label: 'Id', hidden: true }),
}

export const opnameHarian = defineEndpoint({
  method: 'GET',
  path: 'stock-opname-global-harian',
  summary: 'What of the trays was counted today: of each branch, and tray by tray of this shop',
  right: whoSees('/stock-opname-global-harian'),
  when: 'STOCK_OPNAME_GLOBAL_MODULE',
  answer: group({
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    cabang: list(barisCakupan),
    baki: list(barisBakiHarian),
  }),
})
