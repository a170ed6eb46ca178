import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, integer, list, saat, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { byNota } from '#modules/faktur/faktur.calls'
import { koreksiMasuk } from './koreksi-penjualan.ts'
import { seen } from './penjualan.calls.ts'
import { kertasLain, peristiwaNota } from './riwayat.rules.ts'

const sure = { required: true } as const

/** Corrects customer, seller, remark or kind of payment of a validated note of today (DOMAIN 4). */
export const simpanKoreksi = defineEndpoint({
  method: 'POST',
  path: 'penjualan/koreksi',
  summary: "Correct a validated sale's customer, seller, remark or kind of payment, the same day",
  right: whoSees('/lihat-penjualan'),
  posting: true,
  body: koreksiMasuk,
  answer: group({ nomor: text({ label: 'No Dokumen', ...sure }) }),
})

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
