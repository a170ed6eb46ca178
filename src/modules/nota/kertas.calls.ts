import { text, texts, uuid, yes } from '#kernel/field'

/** The notes that are printed by one call. */
export const nomorCetak = (label: string) => texts({ label, min: 1, max: 50 })

/** One press of the button, named by the page; the answer is about the paper of this press. */
const id_cetak = uuid({ label: 'Cetakan', required: true })

/** Asks for a paper; a second one wants to be explained. */
export const mintaCetak = { id_cetak, alasan: text({ label: 'Alasan', max: 200 }) }

/** Whether the papers of one press came out. */
export const jawabanCetak = { id_cetak, tercetak: yes({ label: 'Tercetak' }) }
