import { defineEndpoint } from '#kernel/endpoint'
import { choice, text, texts, uuid, yes } from '#kernel/field'
import type { Right } from '#kernel/right'
import { formatCetak, platformCetak } from './cetak.rules.ts'

/** The notes that are printed by one call. */
export const nomorCetak = (label: string) => texts({ label, min: 1, max: 50 })

/** One press of the button, named by the page; the answer is about the paper of this press. */
const id_cetak = uuid({ label: 'Cetakan', required: true })

/** Asks for a paper; a second one wants to be explained. */
export const mintaCetak = {
  id_cetak,
  alasan: text({ label: 'Alasan', max: 200 }),
  platform: choice({ label: 'Platform', of: platformCetak }),
  format: choice({ label: 'Format', of: formatCetak }),
}

/** Whether the papers of one press came out. */
export const jawabanCetak = { id_cetak, tercetak: yes({ label: 'Tercetak' }) }

/**
 * The three calls of a paper: its print, which is counted, a look at it, and whether it came out.
 * @param path of the first
 * @param label of the document's number
 */
export function kertasCalls(path: string, label: string, right: Right) {
  const nomor = nomorCetak(label)
  return {
    cetak: defineEndpoint({
      method: 'POST',
      path,
      summary: 'The papers as PDF, or slips as bytes of a receipt printer; every print is counted',
      right,
      file: true,
      body: { nomor, ...mintaCetak },
    }),
    contoh: defineEndpoint({
      method: 'POST',
      path: `${path}/contoh`,
      summary: 'The paper of a document as it would be printed, marked CONTOH; no print',
      right,
      file: true,
      body: { nomor },
    }),
    konfirmasi: defineEndpoint({
      method: 'POST',
      path: `${path}/konfirmasi`,
      summary: 'Whether the papers came out of the printer',
      right,
      body: { nomor, ...jawabanCetak },
    }),
  }
}
export type KertasCalls = ReturnType<typeof kertasCalls>
