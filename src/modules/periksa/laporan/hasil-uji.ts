import { choice, integer, saat, tanggal, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'

/** What the cross-check of each closed day came to: by night with the audit, and on demand. */
export const laporanHasilUji = defineReport({
  path: '/laporan-hasil-uji-silang',
  title: 'Hasil Uji Silang',
  purpose: 'Uji silang setiap malam: hari mana cocok, hari mana selisih',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'periksa/report-hasil-uji',
  initially: ['SPV', 'MU', 'DEV'],
  filters: periode,
  from: { path: '/laporan-uji-silang' },
  columns: {
    tgl: tanggal({ label: 'Tanggal', required: true }),
    hasil: choice({
      label: 'Hasil',
      of: { COCOK: 'Cocok', SELISIH: 'Selisih' },
      required: true,
      width: 10,
    }),
    jumlah: integer({ label: 'Perbedaan', required: true, total: 'sum' }),
    rincian: text({ label: 'Rincian', max: 2_000, width: 40 }),
    mulai: saat({ label: 'Diuji', required: true }),
    lama_ms: integer({ label: 'Lama (ms)', required: true }),
    cara: choice({
      label: 'Cara',
      of: { JADWAL: 'Terjadwal', TOMBOL: 'Dengan Tombol' },
      required: true,
    }),
    oleh: text({ label: 'Oleh' }),
  },
  sentences: { empty: 'Belum ada hari tertutup yang diuji pada tanggal ini.' },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21' },
})
