/** Where the trail of a document opens. */
export const alamatJejak = (nomor: string): string =>
  `/jejak-dokumen?nomor=${encodeURIComponent(nomor)}`
