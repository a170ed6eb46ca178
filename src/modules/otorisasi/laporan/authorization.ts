import { choice, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { caraOtorisasi } from '../jauh.calls.ts'
import { pilihUser } from '#modules/pengguna/pilih-user'

const hasil = { DISETUJUI: 'Disetujui', DITOLAK: 'Ditolak', GAGAL: 'Gagal' } as const

/** Why an attempt came to nothing. */
const sebab = {
  SANDI: 'Password Salah',
  DIRI_SENDIRI: 'Permintaan Sendiri',
  TOKO_LAIN: 'Bukan Pengguna Toko Ini',
  DIBLOKIR: 'Diblokir',
  LEVEL: 'Bukan SPV Atau OWN',
  SANDI_BELUM_DIGANTI: 'Password Belum Diganti',
  SANDI_PEMINTA: 'Password Dari Peminta',
  SESI: 'Sesi Berakhir',
  PERANGKAT_PEMINTA: 'Perangkat Peminta',
  PASSKEY: 'Passkey Tidak Cocok',
  SIDIK_JARI: 'Sidik Jari Tidak Cocok',
} as const

/** Every approval that was given or tried: by which user, in which way, from where (ADR 0037). */
export const laporanAuthorization = defineReport({
  path: '/laporan-authorization',
  title: 'Laporan Authorization',
  purpose: 'Setiap persetujuan, penolakan dan percobaan gagal, dengan caranya',
  heading: 'Kontrol',
  icon: 'key',
  call: 'authorisation/report-authorization',
  initially: ['SPV'],
  filters: {
    ...periode,
    cara: choice({ label: 'Cara Otorisasi', of: caraOtorisasi }),
    hasil: choice({ label: 'Hasil', of: hasil }),
    pemberi: pilihUser('Pemberi'),
  },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    hasil: choice({ label: 'Hasil', of: hasil, required: true, width: 10 }),
    cara: choice({ label: 'Cara Otorisasi', of: caraOtorisasi, width: 10 }),
    pemberi: text({ label: 'Pemberi', width: 16 }),
    peminta: text({ label: 'Peminta', required: true, width: 16 }),
    kategori: text({ label: 'Kategori', required: true, width: 22 }),
    sebab: choice({ label: 'Sebab', of: sebab, width: 20 }),
    alasan: text({ label: 'Alasan', max: 2000, width: 20 }),
    no_otorisasi: text({ label: 'No Otorisasi', required: true, width: 20 }),
    alamat: text({ label: 'Alamat Jaringan', width: 14 }),
    perangkat: text({ label: 'Perangkat', width: 10 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', cara: null, hasil: null, pemberi: null },
})
