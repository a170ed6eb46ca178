import { code, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** A family of price groups: reports and price changes take it as one. */
export const kelompokHarga = defineMaster({
  name: 'kelompok_harga',
  title: 'Master Kelompok Harga',
  path: '/master-kelompok-harga',
  icon: 'folder',
  purpose: 'Keluarga group yang harganya dibaca bersama',
  when: 'KELOMPOK_HARGA_MODULE',
  key: 'kode_kelompok',
  shown: 'nama_kelompok',
  fields: {
    kode_kelompok: code({ label: 'Kode Kelompok', required: true }),
    nama_kelompok: text({ label: 'Nama Kelompok', required: true }),
  },
  calls: usualCalls('kelompok-harga', 'kode_kelompok', 'kelompok-harga'),
  contoh: { kode_kelompok: 'TUA', nama_kelompok: 'Emas Tua' },
})
