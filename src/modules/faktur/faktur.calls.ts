import { choice, integer, ref, rupiah, text, texts, uuid, yes } from '#kernel/field'
import { periode } from '#kernel/report'
import { statusNota } from './faktur.ts'
import { pembayaran } from './pembayaran.ts'

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

/** The payments of a visit as they were taken; in an exchange either side may pay. */
export const pembayaranNota = {
  ...pembayaran,
  kembali: rupiah({ label: 'Uang Kembali' }),
  masuk: yes({ label: 'Masuk' }),
}

/** One note that has to be named. */
export const nomorFaktur = (label: string) =>
  text({ label, required: 'No Faktur Tidak Boleh Kosong', max: 40 })

/** One note, by the number of it or of its visit. */
export const byNota = { no_faktur: nomorFaktur('No Faktur') }

/** The notes that are printed by one call. */
export const nomorCetak = (label: string) => texts({ label, min: 1, max: 50 })

/** One press of the button, made by whoever presses it: its answer is about this paper. */
const id_cetak = uuid({ label: 'Cetakan', required: true })

/** Asks for a paper; a second one wants to be explained. */
export const mintaCetak = { id_cetak, alasan: text({ label: 'Alasan', max: 200 }) }

/** Whether the papers of one press came out. */
export const jawabanCetak = { id_cetak, tercetak: yes({ label: 'Tercetak' }) }
