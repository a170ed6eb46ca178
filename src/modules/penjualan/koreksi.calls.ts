import { defineEndpoint } from '#kernel/endpoint'
import { choice, integer, list, saat, text } from '#kernel/field'
import { byNota } from '#modules/kunjungan/nota.calls'
import { seen } from './penjualan.calls.ts'
import { kertasLain, peristiwaNota } from './riwayat.rules.ts'

const sure = { required: true } as const

/** One chapter in the life of a note. */
export const babNota = {
  saat: saat({ label: 'Waktu', ...sure }),
  peristiwa: choice({ label: 'Peristiwa', of: peristiwaNota, ...sure }),
  dokumen: text({ label: 'Dokumen' }),
  oleh: text({ label: 'Oleh' }),
  alasan: text({ label: 'Alasan' }),
  ke: integer({ label: 'Cetakan' }), // which print it was, from 1
  kertas: choice({ label: 'Kertas', of: kertasLain }), // null: the nota itself
  perubahan: list({
    label: text({ label: 'Fakta', ...sure }),
    sebelum: text({ label: 'Sebelum' }),
    sesudah: text({ label: 'Sesudah' }),
  }),
}
export const riwayatNota = defineEndpoint({
  method: 'POST',
  path: 'penjualan/riwayat',
  summary: 'The life of a sale note: saved, validated, printed, corrected, cancelled',
  right: seen,
  reads: true,
  body: byNota,
  answer: list(babNota),
})
