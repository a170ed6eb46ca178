import type { RowOf } from '#kernel/field'
import type { FieldRefusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { headingOf, refusedCell, rumusTanpaHasil, wireOfCell } from '#kernel/sheet-cell'
import { barisBarang } from '#modules/stok/tambah-barang'
import { kolomBanyak, type NamaKolom } from './banyak.ts'

/** A row as it was pasted: what stands in each column. */
export type BarisTeks = Readonly<Partial<Record<NamaKolom, string>>>
export type BarisIsi = RowOf<typeof barisBarang>

const nama = Object.keys(kolomBanyak).filter((one): one is NamaKolom => one in kolomBanyak)

/** A column by its own name, its label or what shops call it. */
const lain: Readonly<Record<string, NamaKolom>> = {
  barcode: 'kode_barcode',
  nama: 'nama_barang',
  jenis: 'kode_dept',
  group: 'kode_group',
  gudang: 'kode_gudang',
  baki: 'kode_baki',
  bandrol: 'kode_bandrol',
  kondisi: 'kode_kondisi',
  intern: 'kode_intern',
  pokok: 'harga_pokok',
  berat_gr: 'berat',
}
const kolomDari = (judul: string): NamaKolom | undefined =>
  nama.find((one) => one === judul || headingOf(kolomBanyak[one].label) === judul) ?? lain[judul]

/** What a heading says of its columns; undefined when the row is no heading. */
function kepalaDari(cells: readonly string[]): (NamaKolom | undefined)[] | undefined {
  const columns = cells.map((cell) => kolomDari(headingOf(cell)))
  const known = columns.filter((one) => one !== undefined)
  return known.length >= 2 && known.includes('berat') ? columns : undefined
}

/** Names of columns that nobody knows: said, not swallowed. */
export const kolomAsing = (cells: readonly string[]): string[] =>
  kepalaDari(cells) ? cells.filter((cell) => cell.trim() !== '' && !kolomDari(headingOf(cell))) : []

/** The cells of a row, and its number in the file, or in what was pasted. */
export interface BarisSel {
  readonly nomor: number
  readonly sel: readonly string[]
}

/** A row as it comes, and its number where it comes from. */
export interface BarisDatang {
  readonly nomor: number
  readonly teks: BarisTeks
}

/** Rows of a paste or a sheet by their columns: by the heading, else in the table's own order. */
export function barisDari(rows: readonly BarisSel[]): BarisDatang[] {
  const heading = kepalaDari(rows[0]?.sel ?? [])
  const columns = heading ?? nama
  return rows.slice(heading ? 1 : 0).map(({ nomor, sel }) => ({
    nomor,
    teks: Object.fromEntries(
      sel.flatMap((cell, at) => {
        const column = columns[at]
        return column !== undefined && cell.trim() !== '' ? [[column, cell.trim()]] : []
      }),
    ),
  }))
}

/** No column of a piece is a choice of words. */
const asSaid = (text: string): string => text

/**
 * The row as the call takes it, with empty cells filled from the head of the table; or its problem.
 */
export function isiDari(
  teks: BarisTeks,
  bawaan: BarisTeks,
): { value: BarisIsi } | { refused: FieldRefusal[] } {
  const tanpa = rumusTanpaHasil(kolomBanyak, Object.entries(teks))
  if (tanpa.length > 0) return { refused: tanpa }
  const cells = nama.map(
    (one) => [one, wireOfCell(kolomBanyak[one], teks[one] || bawaan[one], asSaid)] as const,
  )
  const result = check(barisBarang, {
    ...Object.fromEntries(cells),
    gambar: null,
    data_berlian: [],
  })
  if ('value' in result) return result
  const told = Object.entries({ ...bawaan, ...teks })
  return {
    refused: result.refused.map((one) => {
      const [, cell] = told.find(([name]) => name === one.field) ?? []
      return refusedCell(kolomBanyak, one, cell ?? undefined, asSaid)
    }),
  }
}

/** One bad cell: the row (from 0), the column ('' for the whole row), the sentence. */
export interface Masalah extends FieldRefusal {
  readonly baris: number
}

/** Judges every row and tells its problems. The rows that are right keep their places. */
export function nilaiBaris(rows: readonly BarisTeks[], bawaan: BarisTeks) {
  const masalah: Masalah[] = []
  const isi = rows.map((teks, baris) => {
    const result = isiDari(teks, bawaan)
    if ('value' in result) return result.value
    masalah.push(...result.refused.map((one) => ({ ...one, baris })))
    return undefined
  })
  return { isi, masalah }
}

/** Barcodes that an earlier row of the table has already: the rows that come too late. */
export function barcodeGanda(
  rows: Iterable<{ readonly id: string; readonly kode_barcode: string | null }>,
): ReadonlySet<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id, kode_barcode } of rows)
    if (kode_barcode !== null && seen.has(kode_barcode)) twice.add(id)
    else if (kode_barcode !== null) seen.add(kode_barcode)
  return twice
}

/** Parts of a long list, in order. */
export const bagian = <T>(rows: readonly T[], sebanyak: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / sebanyak) }, (_, at) =>
    rows.slice(at * sebanyak, (at + 1) * sebanyak),
  )
