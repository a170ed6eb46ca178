import { integer, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { leaders } from '#kernel/screen'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** What people wrote about documents in the period, and what was taken off again. */
export const laporanCatatan = defineReport({
  path: '/laporan-catatan-dokumen',
  title: 'Laporan Catatan Dokumen',
  purpose: 'Apa yang ditulis orang pada dokumen, dan apa yang dihapus lagi',
  heading: 'Kontrol',
  icon: 'edit',
  initially: leaders,
  call: 'catatan-dokumen/report',
  filters: { ...periode, user_id: pilihUser('Oleh') },
  columns: {
    saat: saat({ label: 'Waktu', required: true }),
    nomor: text({
      label: 'No Dokumen',
      required: true,
      open: 'dokumen',
      total: 'count',
      width: 20,
    }),
    oleh: text({ label: 'Oleh', required: true, width: 14 }),
    catatan: text({ label: 'Catatan', required: true, max: 1000, width: 40 }),
    foto: integer({ label: 'Foto', required: true, total: 'sum' }),
    dihapus_oleh: text({ label: 'Dihapus', width: 14 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null },
})
