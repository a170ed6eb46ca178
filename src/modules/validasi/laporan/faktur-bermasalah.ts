import { choice, integer, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '#modules/pengguna/pilih-user'
import { sinyalMasalah } from '../bermasalah/bermasalah.calls.ts'

const hasil = {
  TERBUKA: 'Belum Selesai',
  SELESAI: 'Selesai',
  BATAL: 'Dibatalkan',
  DIABAIKAN: 'Diabaikan',
} as const
const skor = { 20: '20 Ke Atas', 40: '40 Ke Atas', 60: '60 Ke Atas' } as const

/** What was stuck, half-printed, unconfirmed or in doubt, and what became of it. */
export const laporanFakturBermasalah = defineReport({
  path: '/laporan-faktur-bermasalah',
  title: 'Laporan Faktur Bermasalah',
  purpose: 'Faktur yang tersangkut, setengah tercetak, belum dikonfirmasi atau meragukan',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'validasi/report-faktur-bermasalah',
  initially: ['SPV'],
  filters: {
    ...periode,
    skor: choice({ label: 'Skor', of: skor }),
    user_id: pilihUser('User'),
  },
  columns: {
    dokumen: text({ label: 'Dokumen', required: true, width: 20 }),
    sinyal: choice({ label: 'Sinyal', of: sinyalMasalah, required: true, width: 24 }),
    skor: integer({ label: 'Skor', required: true, width: 7 }),
    pasangan: text({ label: 'Pasangan', width: 22 }),
    catatan: text({ label: 'Catatan', width: 24 }),
    hasil: choice({ label: 'Hasil', of: hasil, required: true, width: 14 }),
  },
  sentences: { empty: 'Tidak Ada Faktur Bermasalah' },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', skor: null, user_id: null },
})
