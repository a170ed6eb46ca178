import { ref, rupiah, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** Every gold price that was set: when, by whom, from and to (DOMAIN 6). */
export const laporanPerubahanHargaEmas = defineReport({
  path: '/laporan-perubahan-harga-emas',
  title: 'Perubahan Harga Emas',
  purpose: 'Riwayat harga jual dan beli setiap group',
  heading: 'Kontrol',
  icon: 'line-chart',
  call: 'group/report-perubahan-harga',
  filters: { ...periode, kode_group: ref('group_harga', { label: 'Group' }) },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    group: text({ label: 'Group', required: true, max: 200, total: 'count', width: 24 }),
    harga_lama: rupiah({ label: 'Harga Lama' }),
    harga_baru: rupiah({ label: 'Harga Baru', required: true }),
    selisih: rupiah({ label: 'Selisih', min: -999_999_999_999 }),
    beli_lama: rupiah({ label: 'Harga Beli Lama' }),
    beli_baru: rupiah({ label: 'Harga Beli Baru', required: true }),
    oleh: text({ label: 'Oleh', required: true, width: 16 }),
    penyetuju: text({ label: 'Penyetuju', width: 16 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', kode_group: null },
})
