import { tanggal } from '#kernel/field'

/** The business date of a document, where somebody may choose it (SPEC 4, 'Date active'). */
export const tanggalDokumen = tanggal({
  label: 'Tanggal',
  hint: 'Kosong: tanggal toko',
  dated: true,
})
