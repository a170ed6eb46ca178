/** How notas leave the program (SPEC 9, Printing). */
export type JalanCetak = 'CETAK' | 'BERKAS' | 'JEMBATAN'

/** The approval that a paper needs of which two prints are said not to have come out (ADR 0364). */
export const otorisasiCetak = { CETAK_SETELAH_GAGAL: 'Cetak Lagi Setelah Dua Kali Gagal' } as const

/** Where the paper comes out (SPEC 2: platform choice dialog). */
export const platformCetak = { DESKTOP: 'Desktop', MOBILE: 'Mobile' } as const
export type Platform = keyof typeof platformCetak

/** What leaves for the printer: a page, or the bytes of a receipt printer, by its roll. */
export const formatCetak = { PDF: 'PDF', STRUK80: 'Struk 80 mm', STRUK58: 'Struk 58 mm' } as const
export type FormatCetak = keyof typeof formatCetak

/** Dots of a line of receipt printers with 203 dpi. */
export const titikStruk: Readonly<Record<FormatCetak, number | undefined>> = {
  PDF: undefined,
  STRUK80: 576,
  STRUK58: 384,
}

/** Which side of the paper (SPEC 2: FRONT or BACK of the note): the sale, or the shop's terms. */
export const sisiNota = { FRONT: 'FRONT', BACK: 'BACK' } as const
export type Sisi = keyof typeof sisiNota

/** What a person chose in the platform dialog. */
export interface PilihanCetak {
  readonly platform: Platform
  readonly sisi: Sisi
}

/** What is fetched for one press: what was chosen, and what the printer takes. */
export interface Diambil extends PilihanCetak {
  readonly format: FormatCetak
}

/** SPEC 9: these shops always save as a file. */
const selaluBerkas: ReadonlySet<string> = new Set(['GS1', 'GS2', 'GS3', 'NQC'])
/** SPEC 9: more than 10 invoices are saved as a PDF file. */
const terbanyak = 10

/** The one place that decides between print, file and mobile print bridge (SPEC 4, 9). */
export function jalanCetak(jumlah: number, kodeToko: string, platform: Platform): JalanCetak {
  if (jumlah > terbanyak || selaluBerkas.has(kodeToko)) return 'BERKAS'
  return platform === 'MOBILE' ? 'JEMBATAN' : 'CETAK'
}

/** Which questions stand before a paper: what the way of printing leaves open. */
export interface TanyaCetak {
  readonly platform: boolean
  readonly sisi: boolean
}

/**
 * What is asked before printing (SPEC 2). Where notas are always saved as a file no platform is to
 * be chosen. By itself, after a validation, only the front is printed, and a desktop is not asked;
 * whoever presses the button chooses.
 */
export function tanyaCetak(
  jumlah: number,
  kodeToko: string,
  { dipegang, otomatis }: { readonly dipegang: boolean; readonly otomatis: boolean },
): TanyaCetak {
  const platform = jalanCetak(jumlah, kodeToko, 'MOBILE') !== 'BERKAS' && (dipegang || !otomatis)
  return { platform, sisi: !otomatis }
}
