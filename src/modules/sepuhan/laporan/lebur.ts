import { berat, choice, integer, persen, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { hasilLebur, statusLebur } from '../status-lebur.ts'

const beda = { min: -1_000_000_000_000 } as const

/** Melts of these days: what was sent, what was expected of it, what it came to. */
export const laporanLebur = defineReport({
  path: '/laporan-lebur',
  title: 'Laporan Lebur',
  purpose: 'Tiap lot lebur: berat, taksiran, hasil, ongkos dan laba ruginya',
  heading: 'Pembelian',
  icon: 'melt',
  call: 'lebur-emas/report',
  when: 'SEPUHAN_MODULE',
  filters: {
    ...periode,
    kode_tukang: ref('tukang', { label: 'Pelebur' }),
    status: choice({ label: 'Status', of: statusLebur }),
  },
  columns: {
    no: text({ label: 'No Lebur', required: true, open: 'dokumen', width: 20, total: 'count' }),
    tgl: tanggal({ label: 'Tanggal', required: true }),
    pelebur: text({ label: 'Pelebur', required: true, width: 18 }),
    pcs: integer({ label: 'Kantong', required: true, total: 'sum' }),
    berat: berat({ label: 'Berat', required: true, total: 'sum' }),
    taksir: berat({ label: 'Taksir Murni', required: true, total: 'sum' }),
    uji: berat({ label: 'Hasil Uji Murni', total: 'sum' }),
    murni: berat({ label: 'Hasil Murni', total: 'sum' }),
    selisih: berat({ label: 'Selisih', total: 'sum', ...beda }),
    persen: persen({ label: 'Selisih (%)', max: 1_000_000_00, ...beda }),
    hasil: choice({ label: 'Hasil', of: hasilLebur }),
    uang: rupiah({ label: 'Uang Masuk', total: 'sum' }),
    pokok: rupiah({ label: 'Harga Pokok Per Gram Murni' }),
    harga: rupiah({ label: 'Harga Per Gram Murni' }),
    ongkos: rupiah({ label: 'Ongkos Lebur', total: 'sum' }),
    laba: rupiah({ label: 'Laba Rugi', total: 'sum', ...beda }),
    status: choice({ label: 'Status', of: statusLebur, required: true, width: 14 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_tukang: null, status: null },
})
