import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { checkBaki, type FaktaBaki } from './baki.rules.ts'
import { faktaDari, type FaktaBarang, type FaktaMaster } from './barang.rules.ts'
import type { barisBarang } from './tambah-barang.ts'

export type BarisBarang = RowOf<typeof barisBarang>

/** What the rules of a receipt need to know besides the masters. */
export interface FaktaTambah extends FaktaMaster {
  readonly baki: FaktaBaki
  readonly terpakai: ReadonlySet<string> //     barcodes that a piece has, or had
  readonly belum_terbit: ReadonlySet<string> // ours by their form, but not issued yet
  readonly pokok_wajib: boolean //              what a piece has cost is always known
}

/** A piece as it goes into the books; without a barcode it will get one. */
export interface BarangBaru<B = string> extends FaktaBarang {
  readonly kode_barcode: B
  readonly kode_gudang: string
  readonly kode_baki: string
}

/** Barcodes: not twice in the table, not of another piece, not one that is still to be issued. */
function checkBarcodes(lines: readonly BarisBarang[], facts: FaktaTambah): void {
  const seen = new Set<string>()
  lines.forEach(({ kode_barcode }, index) => {
    if (kode_barcode === null) return
    const refuse = (text: string): never => {
      throw refusedField(`baris.${index}.kode_barcode`, text, { kode_barcode })
    }
    if (seen.has(kode_barcode)) refuse('Barcode {{kode_barcode}} Sudah Ada Di Tabel')
    if (facts.terpakai.has(kode_barcode)) refuse('Barcode {{kode_barcode}} Sudah Dipakai')
    if (facts.belum_terbit.has(kode_barcode)) refuse('Barcode {{kode_barcode}} Belum Diterbitkan')
    seen.add(kode_barcode)
  })
}

/** DOMAIN 5: the cost is entered, or follows from a price per gram at receipt. */
export const pokokBaris = ({
  berat,
  harga_pokok,
  pokok_gram,
}: Pick<BarisBarang, 'berat' | 'harga_pokok' | 'pokok_gram'>): number =>
  harga_pokok ?? mulDiv(berat, pokok_gram ?? 0, 1000)

/**
 * The pieces of a receipt, every fact filled in.
 * @throws Refusal that names the line and the field
 */
export function barangDari(
  lines: readonly BarisBarang[],
  supplier: string | null,
  facts: FaktaTambah,
): BarangBaru<string | null>[] {
  checkBarcodes(lines, facts)
  return lines.map((line, index) => {
    const at = `baris.${index}.`
    checkBaki(line, facts.baki, at)
    const harga_pokok = pokokBaris(line)
    if (facts.pokok_wajib && harga_pokok === 0)
      throw refusedField(`${at}harga_pokok`, '{{field}} Tidak Boleh Kosong', {
        field: 'Harga Pokok',
      })
    return {
      ...faktaDari({ ...line, harga_pokok }, supplier, facts, at),
      kode_barcode: line.kode_barcode,
      kode_gudang: line.kode_gudang,
      kode_baki: line.kode_baki,
    }
  })
}

/** Barcodes from the program's counter for the pieces that came without one, in order. */
export function beriBarcode(
  pieces: readonly BarangBaru<string | null>[],
  issued: readonly string[],
): BarangBaru[] {
  const next = issued[Symbol.iterator]()
  return pieces.map((piece) => {
    const kode_barcode = piece.kode_barcode ?? next.next().value
    if (kode_barcode === undefined) throw new RangeError('fewer barcodes than pieces')
    return { ...piece, kode_barcode }
  })
}
