import { integer, list, text } from './field.ts'

/** A row of a spreadsheet that is wrong, and why: its number in the sheet. */
export const barisSalah = {
  baris: integer({ label: 'Baris', required: true }),
  kalimat: text({ label: 'Masalah', required: true, max: 400 }),
}

/** What a call that only reads a spreadsheet answers besides its rows. */
export const bacaanSheet = {
  asing: text({ label: 'Kolom', max: 400 }), // columns that nobody knows
  masalah: list(barisSalah),
}
