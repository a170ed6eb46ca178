// What a printer answers when it is asked how it is, by the books of its makers.

/** The language of a printer. */
export type BahasaPrinter = 'ESCPOS' | 'ZPL' | 'TSPL'

/**
 * The question. ESC/POS: DLE EOT 2, 3 and 4 (Epson: why it is offline, its error, its paper). ZPL:
 * ~HS (Zebra). TSPL: ESC ! ? (TSC).
 */
export const tanyaKeadaan: Readonly<Record<BahasaPrinter, Uint8Array>> = {
  ESCPOS: Uint8Array.of(0x10, 4, 2, 0x10, 4, 3, 0x10, 4, 4),
  ZPL: Uint8Array.from('~HS', (one) => one.charCodeAt(0)),
  TSPL: Uint8Array.of(0x1b, 0x21, 0x3f),
}

const tutup = 'Tutup Printer Terbuka'
const habis = 'Kertas Habis'
const pita = 'Pita Habis'
const macet = 'Kertas Macet'
const dijeda = 'Printer Dijeda'
const rusak = 'Printer Rusak: Matikan, Lalu Nyalakan Lagi'

/** Bits of an answer, each with what it means. */
type Arti = readonly (readonly [bits: number, kalimat: string])[]
const baca = (byte: number, arti: Arti): string[] =>
  arti.flatMap(([bits, kalimat]) => ((byte & bits) === 0 ? [] : [kalimat]))

const escpos: readonly Arti[] = [
  [
    [0x04, tutup],
    [0x20, habis],
  ],
  [
    [0x08, 'Pisau Macet'],
    [0x20, rusak],
  ],
  [
    [0x60, habis],
    [0x0c, 'Kertas Hampir Habis'],
  ],
]
/** Two bits of a status are always on, and two always off. */
const isStatus = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010

function bacaEscpos(jawaban: Uint8Array): string[] | undefined {
  const bytes = [...jawaban].filter(isStatus)
  if (bytes.length < escpos.length) return undefined
  return escpos.flatMap((arti, at) => baca(bytes[at] ?? 0, arti))
}

const tspl: Arti = [
  [0x01, tutup],
  [0x02, macet],
  [0x04, habis],
  [0x08, pita],
  [0x10, dijeda],
  [0x40, tutup],
  [0x80, rusak],
]

/** Two strings of figures between STX and ETX; a third follows that says nothing of this. */
function bacaZpl(jawaban: Uint8Array): string[] | undefined {
  const [satu, dua] = String.fromCharCode(...jawaban)
    .split('\u0003')
    .map((text) => text.slice(text.indexOf('\u0002') + 1).split(','))
  if (satu?.length !== 12 || dua === undefined || dua.length < 4) return undefined
  const tanda: readonly (readonly [string | undefined, string])[] = [
    [satu[1], habis],
    [satu[2], dijeda],
    [dua[2], tutup],
    [dua[3], pita],
  ]
  return tanda.flatMap(([bit, kalimat]) => (bit === '1' ? [kalimat] : []))
}

/**
 * What is wrong with a printer, in sentences; none: it is ready.
 * @param jawaban what came back to its question
 * @returns undefined where that is no answer in its language
 */
export function keadaanPrinter(
  bahasa: BahasaPrinter,
  jawaban: Uint8Array,
): readonly string[] | undefined {
  const found =
    bahasa === 'ESCPOS'
      ? bacaEscpos(jawaban)
      : bahasa === 'ZPL'
        ? bacaZpl(jawaban)
        : jawaban[0] === undefined
          ? undefined
          : baca(jawaban[0], tspl)
  return found && [...new Set(found)]
}
