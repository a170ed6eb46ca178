import type { RowOf } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { keyOf, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { pokokHilang } from '#modules/stok/barang.rules'
import { bolehDari, tempatKantong, type barisHancur, type barisSetoran } from './kantong.ts'

export type Tempat = keyof typeof tempatKantong

/** A bag as it stands (isi_kantong). Weights in mg, kadar in hundredths. */
export const kantong = row({
  ...{ kode_kantong: text, id_beli: text, n_beli: whole, no_faktur_beli: text },
  ...{ jenis: text, tgl_system: text, input_by: text, nama_barang: text },
  kode_barcode: maybe(text), // our own piece lies in it
  ...{ kode_kategori: text, kode_group: text, kode_dept: text, kondisi: text },
  ...{ kadar: whole, kadar_eod: whole }, // as it was bought, or as it was tested since
  no_segel: maybe(text),
  harga: whole, // what the customer was paid
  nilai: whole, // what it cost the shop
  gambar: maybe(text),
  ...{ tempat: keyOf(tempatKantong), berat: whole, murni: whole, versi: whole },
})
export type Kantong = ShapeOf<typeof kantong>

const tidakDitemukan = 'Kantong {{kode_kantong}} Tidak Ditemukan'
const sudahPergi = 'Kantong {{kode_kantong}} Sudah Tidak Bisa Dipakai, Sekarang {{tempat}}'

/**
 * The bag of this code, where it may still be used.
 * @throws Refusal at `field`
 */
export function kantongDi(
  kode_kantong: string,
  found: Kantong | undefined,
  di: readonly Tempat[],
  field: string,
): Kantong {
  if (!found) throw refusedField(field, tidakDitemukan, { kode_kantong })
  if (!di.includes(found.tempat))
    throw refusedField(field, sudahPergi, { kode_kantong, tempat: tempatKantong[found.tempat] })
  return found
}

/** Each line with its bag; no bag twice. */
export function denganKantong<L extends { readonly kode_kantong: string }>(
  lines: readonly L[],
  bags: readonly Kantong[],
  di: readonly Tempat[],
): (readonly [L, Kantong, number])[] {
  const known = new Map(bags.map((bag) => [bag.kode_kantong, bag]))
  const seen = new Set<string>()
  return lines.map((line, index) => {
    const { kode_kantong } = line
    const field = `baris.${index}.kode_kantong`
    if (seen.has(kode_kantong))
      throw refusedField(field, 'Kantong {{kode_kantong}} Sudah Ada Di Tabel', { kode_kantong })
    seen.add(kode_kantong)
    return [line, kantongDi(kode_kantong, known.get(kode_kantong), di, field), index] as const
  })
}

/** What an approver is shown of bags: each with a weight, the book's or the scale's. */
export const beratSetiap = <B extends { readonly kantong: Kantong }>(
  bags: readonly B[],
  berat: (bag: B) => number,
): Record<string, string> =>
  Object.fromEntries(bags.map((bag) => [bag.kantong.kode_kantong, `${formatBerat(berat(bag))} gr`]))

/** A bag on its way into the safe. */
export interface Setor {
  readonly kantong: Kantong
  readonly timbang: number
  readonly selisih: number // the scale less the book
  readonly lewat: boolean //  more than the tolerance: the scale is right, an approver agrees
  readonly berat: number
  readonly murni: number
  readonly rugi: number //    what of its cost went with the gold, rupiah
}

/** The fine gold of a bag that weighs otherwise: it is as pure as it is known to be. mg. */
export const murniSeberat = ({ berat, murni }: Kantong, beratBaru: number): number =>
  beratBaru === berat ? murni : mulDiv(murni, beratBaru, berat)

/** What of the cost of a bag is lost with its gold. */
export const nilaiHilang = ({ berat, nilai }: Kantong, beratBaru: number): number =>
  pokokHilang({ berat, harga_pokok: nilai, harga_tetap: null }, beratBaru)

/**
 * Bags that are weighed when they change hands, as when the safe takes them in. Within tolerance
 * the book's weight stands (the reading is kept); beyond it the bag weighs what the scale says.
 * @throws Refusal at the line
 */
export const setoranDari = (
  lines: readonly Pick<RowOf<typeof barisSetoran>, 'kode_kantong' | 'timbang'>[],
  bags: readonly Kantong[],
  toleransi: number,
  di: readonly Tempat[] = bolehDari.SETORAN,
): Setor[] =>
  denganKantong(lines, bags, di).map(([{ timbang }, kantong]) => {
    const selisih = timbang - kantong.berat
    const lewat = Math.abs(selisih) > toleransi
    return {
      kantong,
      timbang,
      selisih,
      lewat,
      berat: lewat ? timbang : kantong.berat,
      murni: murniSeberat(kantong, lewat ? timbang : kantong.berat),
      rugi: lewat ? nilaiHilang(kantong, timbang) : 0,
    }
  })

/** A bag that was broken up: the gold that is left of it, and the part of its cost that is lost. */
export interface Hancur {
  readonly kantong: Kantong
  readonly berat: number
  readonly murni: number
  readonly rugi: number // rupiah
}

/**
 * What becomes of bags that are destroyed: never more gold than there was.
 * @throws Refusal at the line
 */
export const hancurDari = (
  lines: readonly Pick<RowOf<typeof barisHancur>, 'berat_hasil' | 'kode_kantong'>[],
  bags: readonly Kantong[],
): Hancur[] =>
  denganKantong(lines, bags, bolehDari.HANCUR).map(([{ berat_hasil }, kantong, index]) => {
    const { berat } = kantong
    if (berat_hasil > berat)
      throw refusedField(
        `baris.${index}.berat_hasil`,
        'Berat Hasil Tidak Boleh Melebihi {{berat}} gr',
        { berat: formatBerat(berat) },
      )
    return {
      kantong,
      berat: berat_hasil,
      murni: murniSeberat(kantong, berat_hasil),
      rugi: nilaiHilang(kantong, berat_hasil),
    }
  })

/** A setoran as its receipt shows it (muat_setoran). */
export const barisTercatat = row({ ...kantong.shapes, timbang: whole, berat_buku: whole })
export const setoranTercatat = row({
  ...{ nomor: text, status: text, tgl_system: text, saat: text, input_by: text },
  ...{ penerima: text, keterangan: maybe(text), baris: list(barisTercatat) },
})
export type SetoranTercatat = ShapeOf<typeof setoranTercatat>
