/** Addresses of screens that nobody is signed in at; the key stands behind the #. */
export const halamanPapan = '/papan-harga'
export const halamanPelanggan = '/layar-pelanggan'
export const halamanLayar: ReadonlySet<string> = new Set([halamanPapan, halamanPelanggan])

export const alamatLayar = (origin: string, halaman: string, kunci: string): string =>
  `${origin}${halaman}#${kunci}`
