/** How notas leave the program (SPEC 9, Printing). */
export type JalanCetak = 'CETAK' | 'BERKAS' | 'JEMBATAN'

/** Where the paper comes out (SPEC 2: platform choice dialog). */
export type Platform = 'DESKTOP' | 'MOBILE'

/** SPEC 9: these shops always save as a file. */
const selaluBerkas: ReadonlySet<string> = new Set(['GS1', 'GS2', 'GS3', 'NQC'])
/** SPEC 9: more than 10 invoices are saved as a PDF file. */
const terbanyak = 10

/** The one place that decides between print, file and mobile print bridge (SPEC 4, 9). */
export function jalanCetak(jumlah: number, kodeToko: string, platform: Platform): JalanCetak {
  if (jumlah > terbanyak || selaluBerkas.has(kodeToko)) return 'BERKAS'
  return platform === 'MOBILE' ? 'JEMBATAN' : 'CETAK'
}
