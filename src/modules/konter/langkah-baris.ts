/** What mends a line that cannot be sold as it stands: the next step, and its words (LOOK 11). */
export const langkahBaris = {
  TITIPAN: 'Pakai titipan ini',
  NOTA: 'Buka nota',
  KEMBALI: 'Timbang masuk baki',
  CONTOH: 'Terima contoh kembali',
} as const
export type LangkahBaris = keyof typeof langkahBaris

const olehMasalah: Readonly<Record<string, LangkahBaris>> = {
  BARANG_DITITIP: 'TITIPAN',
  BARANG_DALAM_NOTA: 'NOTA',
  BARANG_TERJUAL: 'NOTA',
  BARANG_BARU_KEMBALI: 'KEMBALI',
  BARANG_CONTOH: 'CONTOH',
}

/** The step that its first problem asks for; undefined: the line itself is changed. */
export const langkahDari = (masalah: readonly { readonly kode: string }[]) =>
  masalah.map(({ kode }) => olehMasalah[kode]).find((step) => step !== undefined)
