import { berat, integer, kadar, ref, rupiah, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Lighter, or poorer gold, is below zero. */
const beda = { required: true, min: -1_000_000_000 } as const

/** Own goods coming back: how old, what for, and how they differ from their note. */
export const laporanBeliKembali = defineReport({
  path: '/laporan-beli-kembali',
  title: 'Laporan Beli Kembali',
  purpose: 'Barang sendiri yang dibeli kembali, dibandingkan dengan nota asalnya',
  heading: 'Pembelian',
  icon: 'report',
  call: 'pembelian/report-beli-kembali',
  filters: {
    ...periode,
    kode_sales: ref('sales', { label: 'Sales' }),
    kadar: kadar({ label: 'Kadar' }),
  },
  columns: {
    nota_asal: text({ label: 'Nota Asal', required: true, open: 'nota', width: 20 }),
    no_faktur_beli: text({ label: 'No Faktur Beli', required: true, open: 'nota_beli', width: 20 }),
    kode_barcode: text({ label: 'Barcode', required: true, open: 'barang', total: 'count' }),
    umur: integer({ label: 'Umur (Hari)', required: true }),
    harga_asal: rupiah({ label: 'Harga Asal', required: true, total: 'sum' }),
    potongan: rupiah({ label: 'Potongan', required: true, total: 'sum' }),
    harga: rupiah({ label: 'Harga Beli', required: true, total: 'sum' }),
    selisih_berat: berat({ label: 'Selisih Berat', total: 'sum', ...beda }),
    selisih_kadar: kadar({ label: 'Selisih Kadar', ...beda }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_sales: null, kadar: null },
})
