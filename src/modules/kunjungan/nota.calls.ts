import { choice, integer, ref, text, yes } from '#kernel/field'
import { periode } from '#kernel/report'
import { statusNota } from './kunjungan.ts'

/** The filters of a list of notes, of sales as of purchases. */
export const saringNota = {
  ...periode,
  kode_sales: ref('sales', { label: 'Sales' }),
  status: choice({ label: 'Status', of: statusNota }),
  belum_dicetak: yes({ label: 'Belum Dicetak' }),
  q: text({ label: 'Cari' }),
}

/** How a note in a list ends: where it stands, and how often it was printed. */
export const akhirNota = {
  status: choice({ label: 'Status', of: statusNota, required: true }),
  cetak: integer({ label: 'Cetak' }),
}

/** One note that has to be named. */
export const nomorFaktur = (label: string) =>
  text({ label, required: 'No Faktur Tidak Boleh Kosong', max: 40 })

/** One note, by the number of it or of its visit. */
export const byNota = { no_faktur: nomorFaktur('No Faktur') }
