import { choice, integer, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { caraOtorisasi, kategoriOtorisasi, statusOtorisasi } from '../jauh.calls.ts'
import { pilihUser } from '#modules/pengguna/pilih-user'

/** All approvals that were asked for: their subject, who asked, and the result (DOMAIN 7). */
export const laporanOtorisasi = defineReport({
  path: '/laporan-otorisasi',
  title: 'Laporan Otorisasi',
  purpose: 'Otorisasi yang diminta: sebelum, sesudah, pemberi dan pemakaiannya',
  heading: 'Kontrol',
  icon: 'audit',
  call: 'authorisation/report-otorisasi',
  initially: ['SPV'],
  filters: {
    ...periode,
    kategori: text({
      label: 'Kategori',
      max: 60,
      pick: { call: kategoriOtorisasi.path, value: 'kategori', words: 'nama' },
    }),
    pemberi: pilihUser('Pemberi'),
    status: choice({ label: 'Status', of: statusOtorisasi }),
  },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    kategori: text({ label: 'Kategori', required: true, width: 18 }),
    dokumen: text({ label: 'Dokumen', open: 'nota', width: 24 }),
    peminta: text({ label: 'Peminta', required: true, width: 13 }),
    pemberi: text({ label: 'Pemberi', width: 13 }),
    cara: choice({ label: 'Cara Otorisasi', of: caraOtorisasi, width: 10 }),
    status: choice({ label: 'Status', of: statusOtorisasi, required: true, width: 11 }),
    perubahan: text({ label: 'Sebelum Dan Sesudah', max: 4000, width: 54 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 20 }),
    diputus_pada: saat({ label: 'Diputus Pada', width: 16 }),
    gagal: integer({ label: 'Gagal', required: true, total: 'sum', width: 7 }),
  },
  contoh: {
    tgl_from: '2026-11-01',
    tgl_to: '2026-11-21',
    kategori: null,
    pemberi: null,
    status: null,
  },
})
