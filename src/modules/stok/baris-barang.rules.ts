import { refusedField } from '#kernel/refusal'

interface Barcode {
  readonly kode_barcode: string
}

/**
 * What becomes of the piece of each line, in the order of the lines.
 * @param each gets the path of its line in the body: 'baris.0.'
 * @throws Refusal at the line whose barcode stood before, or is of no piece
 */
export function perBaris<L extends Barcode, P extends Barcode, R>(
  lines: readonly L[],
  pieces: readonly P[],
  each: (line: L, piece: P, at: string) => R,
): R[] {
  const known = new Map(pieces.map((piece) => [piece.kode_barcode, piece]))
  const seen = new Set<string>()
  return lines.map((line, index) => {
    const { kode_barcode } = line
    const at = `baris.${index}.`
    const refuse = (text: string): never => {
      throw refusedField(`${at}kode_barcode`, text, { kode_barcode })
    }
    if (seen.has(kode_barcode)) return refuse('Barcode {{kode_barcode}} Sudah Ada Di Tabel')
    seen.add(kode_barcode)
    const piece = known.get(kode_barcode)
    return piece === undefined
      ? refuse('Barcode {{kode_barcode}} Tidak Ditemukan')
      : each(line, piece, at)
  })
}
