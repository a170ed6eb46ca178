import type { RowOf } from '#kernel/field'
import { formatBerat, formatPersen } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { barisMasuk } from './berkas.ts'

export type BarisBerkas = RowOf<typeof barisMasuk>

/** A piece as it stands (muat_external). */
export const barangExternal = row({
  ...{ kode_barcode: text, status: text, versi: whole, nama_barang: text, kode_kategori: text },
  ...{ kode_intern: text, size: text, no_sertifikat: maybe(text), ongkos: whole },
  ...{ harga_tetap: maybe(whole), kadar: whole, berat: whole, murni: whole, harga_pokok: whole },
  ...{ kode_gudang: maybe(text), kode_baki: maybe(text), id_pemegang: maybe(text) },
})
export type BarangExternal = ShapeOf<typeof barangExternal>

/** The facts that a file may change. */
type Fakta = Pick<
  BarangExternal,
  'harga_tetap' | 'kode_intern' | 'nama_barang' | 'no_sertifikat' | 'ongkos' | 'size'
>

/** A row that found its piece, and what it changes: the same keys before and after. */
export interface Cocok {
  readonly baris: number
  readonly barang: BarangExternal
  readonly sebelum: Partial<Fakta>
  readonly sesudah: Partial<Fakta>
}

/** Something that is wrong in a row: at its column, in a sentence. */
export interface Masalah {
  readonly baris: number
  readonly salah: Refusal
}

/** The pieces by barcode, and by the code of the other system. */
interface Dikenal {
  readonly barcode: ReadonlyMap<string, BarangExternal>
  readonly kode: ReadonlyMap<string, readonly BarangExternal[]>
}

/** The piece of a row: by its barcode, else by the code of the other system. @throws Refusal */
function barangDari({ kode_barcode, kode_external }: BarisBerkas, known: Dikenal): BarangExternal {
  if (kode_barcode === null && kode_external === null)
    throw refusedField('kode_barcode', 'Barcode Atau Kode External Harus Diisi')
  if (kode_barcode !== null) {
    const found = known.barcode.get(kode_barcode)
    if (found) return found
    throw refusedField('kode_barcode', 'Barcode {{kode_barcode}} Tidak Ditemukan', { kode_barcode })
  }
  const kode = kode_external ?? ''
  const all = known.kode.get(kode) ?? []
  const [satu, lain] = all
  if (!satu) throw refusedField('kode_external', 'Kode External {{kode}} Tidak Ditemukan', { kode })
  if (lain)
    throw refusedField('kode_external', 'Kode External {{kode}} Dipakai Dua Barang', { kode })
  return satu
}

/** A piece of the file is that of the shop. @throws Refusal at the column that says otherwise */
function checkSama({ berat, harga_tetap, kadar }: BarisBerkas, piece: BarangExternal): void {
  const { kode_barcode } = piece
  if (!['ADA', 'KEMBALI'].includes(piece.status))
    throw refusedField('kode_barcode', 'Barang {{kode_barcode}} Tidak Ada Di Baki', {
      kode_barcode,
    })
  if (berat !== null && berat !== piece.berat)
    throw refusedField('berat', 'Berat {{berat}} gr, Di Sini {{lain}} gr', {
      ...{ berat: formatBerat(berat), lain: formatBerat(piece.berat) },
    })
  if (kadar !== null && kadar !== piece.kadar)
    throw refusedField('kadar', 'Kadar {{kadar}} %, Di Sini {{lain}} %', {
      ...{ kadar: formatPersen(kadar), lain: formatPersen(piece.kadar) },
    })
  if (harga_tetap !== null && piece.harga_tetap === null)
    throw refusedField('harga_tetap', 'Barang {{kode_barcode}} Tidak Berharga Tetap', {
      kode_barcode,
    })
}

/** What a row says otherwise than the piece; an empty cell says nothing. */
function bedaDari(line: BarisBerkas, piece: BarangExternal): Pick<Cocok, 'sebelum' | 'sesudah'> {
  const { harga_tetap, kode_external: kode_intern, nama_barang, no_sertifikat, ongkos, size } = line
  const said = { nama_barang, kode_intern, size, no_sertifikat, ongkos, harga_tetap }
  const names = Object.keys(said).filter(
    (name): name is keyof Fakta => name in said && name in piece,
  )
  const changed = names.filter((name) => said[name] !== null && said[name] !== piece[name])
  const pick = (from: Partial<Fakta>): Partial<Fakta> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  return {
    sebelum: pick(piece),
    sesudah: Object.fromEntries(changed.map((name) => [name, said[name]])),
  }
}

/** Each row of a file with its piece, and what is wrong with the others. */
export function cocokkan(lines: readonly BarisBerkas[], pieces: readonly BarangExternal[]) {
  const barcode = new Map(pieces.map((one) => [one.kode_barcode, one]))
  const kode = new Map<string, BarangExternal[]>()
  for (const one of pieces)
    if (one.status === 'ADA' && one.kode_intern !== '')
      kode.set(one.kode_intern, [...(kode.get(one.kode_intern) ?? []), one])
  const seen = new Map<string, number>()
  const cocok: Cocok[] = []
  const masalah: Masalah[] = []
  for (const line of lines)
    try {
      const barang = barangDari(line, { barcode, kode })
      const { kode_barcode } = barang
      const lain = seen.get(kode_barcode)
      if (lain !== undefined)
        throw refusedField('kode_barcode', 'Barang {{kode_barcode}} Sudah Di Baris {{baris}}', {
          ...{ kode_barcode, baris: lain },
        })
      seen.set(kode_barcode, line.baris)
      checkSama(line, barang)
      cocok.push({ baris: line.baris, barang, ...bedaDari(line, barang) })
    } catch (salah) {
      if (!(salah instanceof Refusal)) throw salah
      masalah.push({ baris: line.baris, salah })
    }
  return { cocok, masalah, ubah: cocok.filter(({ sesudah }) => Object.keys(sesudah).length > 0) }
}
