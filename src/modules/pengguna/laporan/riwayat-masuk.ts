import { choice, saat, text } from '#kernel/field'
import { defineReport, periode } from '#kernel/report'
import { pilihUser } from '../pilih-user.ts'

const hasil = { MASUK: 'Masuk', GAGAL: 'Gagal' } as const

/** How a session ended, or why none began. */
const sebab = {
  KELUAR: 'Keluar',
  DIKELUARKAN: 'Dikeluarkan',
  DIAM: 'Terlalu Lama Diam',
  UMUR: 'Terlalu Lama Masuk',
  DIGANTIKAN: 'Masuk Lagi',
  DIBLOKIR: 'Diblokir',
  PASSWORD: 'Password Diganti',
  SANDI: 'Password Salah',
  DIPAKAI: 'Sedang Dipakai',
  TOKO_LAIN: 'Toko Lain',
  PASSKEY: 'Passkey Tidak Cocok',
} as const

/** Who logged in when, from where, in which browser; and failed attempts. */
export const laporanRiwayatMasuk = defineReport({
  path: '/laporan-riwayat-masuk',
  title: 'Riwayat Masuk',
  purpose: 'Siapa masuk kapan, dari mana, dan percobaan yang gagal',
  heading: 'Kontrol',
  icon: 'key',
  call: 'users/report-riwayat-masuk',
  initially: [], // OWN and SU
  filters: {
    ...periode,
    user_id: pilihUser('User ID'),
    hasil: choice({ label: 'Hasil', of: hasil }),
  },
  columns: {
    waktu: saat({ label: 'Waktu', required: true, width: 16 }),
    hasil: choice({ label: 'Hasil', of: hasil, required: true, width: 8, total: 'count' }),
    user_id: text({ label: 'User ID', required: true, width: 14 }),
    nama: text({ label: 'Nama', width: 18 }),
    alamat: text({ label: 'Alamat', width: 14 }),
    perangkat: text({ label: 'Perangkat', width: 10 }),
    keluar: saat({ label: 'Keluar', width: 16 }),
    sebab: choice({ label: 'Sebab', of: sebab, width: 16 }),
  },
  contoh: { tgl_from: '2026-11-01', tgl_to: '2026-11-21', user_id: null, hasil: null },
})
