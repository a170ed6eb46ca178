import { berat, integer, ref, rupiah, tanggal } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** What was bought day by day; only where the shop stands on the list (SPEC 2). */
export const laporanRekapPembelian = defineReport({
  path: '/laporan-rekap-pembelian',
  title: 'Rekap Pembelian',
  purpose: 'Pembelian per hari',
  heading: 'Pembelian',
  icon: 'report',
  when: 'REKAP_PEMBELIAN_MODULE',
  call: 'pembelian/report-rekap',
  filters: { ...periode, kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }) },
  from: { path: '/laporan-pembelian', sums: { qty: 'qty', berat: 'berat', harga: 'harga' } },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    qty: integer({ label: 'Pcs', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum', width: 14 }),
    murni: berat({ label: 'Berat Murni', required: true, total: 'sum', width: 14 }),
    harga: rupiah({ label: 'Harga', required: true, total: 'sum', width: 18 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kondisi: null },
})
