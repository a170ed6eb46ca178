/** Where a note opens. */
export const alamatNota = (nomor: string): string =>
  `/lihat-penjualan?nota=${encodeURIComponent(nomor)}`
