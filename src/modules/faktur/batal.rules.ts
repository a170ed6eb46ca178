import type { RowOf } from '#kernel/field'
import type { kasBuku } from '#modules/kas/buku'
import { balikJurnal, type BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { Kasir } from './uang.effects.ts'
import type { BarisGram } from '#modules/stok/gram.rules'

/**
 * Money of a group as the cash book has it: what came in is positive, what was paid out (and what a
 * cancel gave back) negative, its fee too.
 */
export interface KasTercatat {
  readonly kategori: string
  readonly jenis: string
  readonly no_rekening: string | null
  readonly user_id: string
  readonly laci: string
  readonly jumlah: number
  readonly fee: number
  readonly no_ref: string | null
}

/** What one way of payment gives back: to the customer, or below zero to the shop. */
export type Kembalian = KasTercatat

/** A piece of a note as it stands now. */
export interface BarangNota {
  readonly kode_barcode: string
  readonly status: string
  readonly id_pemegang: string | null
  readonly nomor_pemegang: string | null
  readonly berat: number
  readonly murni: number
  readonly dari_gudang: string | null //  of a sale: where it was taken from
  readonly id_asal: string | null //      of a purchase: the sale it goes back to
}

type JurnalTercatat = Omit<BarisJurnal, 'id_dokumen'>

/** A sale or purchase with all it left in the books (muat_batal). */
/** A bag that a purchase began, and where it is now. */
export interface KantongNota {
  readonly kode_kantong: string
  readonly tempat: string
}

export interface NotaTercatat {
  readonly id: string
  readonly nomor: string
  readonly jenis: 'PENJUALAN' | 'PEMBELIAN'
  readonly status: string
  readonly versi: number
  readonly tgl_system: string
  readonly harga_total: number
  readonly barang: readonly BarangNota[]
  readonly kantong: readonly KantongNota[] // of a purchase
  readonly gram: readonly Omit<BarisGram, 'id_dokumen'>[]
  readonly jurnal: readonly JurnalTercatat[]
}

/** A visit with every note of it, and what its books still hold of the whole. */
export interface GroupTercatat {
  readonly id: string
  readonly nomor: string
  readonly versi: number
  readonly nota: readonly NotaTercatat[]
  readonly jurnal: readonly JurnalTercatat[] // an account a row
  readonly kas: readonly KasTercatat[]
}

/** The notes of a visit that still stand. */
export const notaValid = ({ nota }: GroupTercatat): NotaTercatat[] =>
  nota.filter(({ status }) => status === 'VALID')

/** SPEC 5: exchange and regular items are not cancelled together; this one is both. */
export const tukarTambah = (group: GroupTercatat): boolean =>
  new Set(notaValid(group).map(({ jenis }) => jenis)).size > 1

/** What these notes brought in: sales less purchases. */
export const nilaiNota = (notas: readonly NotaTercatat[]): number =>
  notas.reduce(
    (sum, { harga_total, jenis }) => sum + (jenis === 'PENJUALAN' ? harga_total : -harga_total),
    0,
  )

// Cash is cash whoever's drawer it lay in: an earlier cancel may have been paid out of another.
const wayOf = (row: KasTercatat): string => [row.jenis, row.no_rekening].join('|')

/** What each way of payment still holds of the group's money, in the order it was used. */
function heldBy(rows: readonly KasTercatat[]): Kembalian[] {
  const ways = new Map<string, Kembalian>()
  for (const row of rows) {
    const held = ways.get(wayOf(row))
    ways.set(
      wayOf(row),
      held ? { ...held, jumlah: held.jumlah + row.jumlah, fee: held.fee + row.fee } : row,
    )
  }
  return [...ways.values()].filter((way) => way.jumlah !== 0)
}

/**
 * How the money of a cancelled note goes back: by the same ways it came (DOMAIN 5), in their order,
 * until the note's total is reached. A way that is emptied gives its fee back with it, and the last
 * note of a group takes everything: all cancels of a group together are the exact negation.
 * @param total what the note brought in, whole rupiah; below zero the shop paid it
 * @throws RangeError when the group's money does not reach: the books are wrong, not the user
 */
export function pengembalian(
  rows: readonly KasTercatat[],
  total: number,
  terakhir: boolean,
): Kembalian[] {
  const held = heldBy(rows)
  if (terakhir) return held
  const arah = total < 0 ? -1 : 1
  let left = Math.abs(total)
  const back = held
    .filter((way) => way.jumlah * arah > 0)
    .map((way) => {
      const taken = Math.min(way.jumlah * arah, left)
      left -= taken
      const jumlah = taken * arah
      return { ...way, jumlah, fee: jumlah === way.jumlah ? way.fee : 0 }
    })
  if (left > 0) throw new RangeError(`the group's money is ${left} rupiah short of the note`)
  return back.filter((way) => way.jumlah !== 0)
}

/**
 * The cash book's rows of what goes back; a deposit that paid is in a book of its own. Cash leaves
 * the drawer of whoever gives it, and comes into his.
 */
export const kasKembali = (
  back: readonly Kembalian[],
  { id, id_group, nomor }: { id: string; id_group: string; nomor: string },
  { laci, user_id }: Kasir,
): RowOf<typeof kasBuku.entry>[] =>
  back
    .filter(({ jenis }) => jenis !== 'TITIPAN')
    .map(({ fee, jumlah, ...way }) => ({
      ...way,
      ...(way.jenis === 'CASH' ? { user_id, laci: jumlah > 0 ? laci : user_id } : {}),
      id_dokumen: id,
      id_group,
      jumlah_in: Math.max(0, 0 - jumlah),
      jumlah_out: Math.max(0, jumlah),
      fee: Math.abs(fee),
      keterangan: `BATAL ${nomor}`,
    }))

/**
 * The journal, negated: what the notes recorded and the money that goes back. The last notes of a
 * group negate all that still stands of it, whatever the account map says by now.
 * @param uang the journal of money that went these ways when it was paid
 */
export const jurnalKembali = (
  id: string,
  group: GroupTercatat,
  nota: readonly NotaTercatat[],
  uang: readonly BarisJurnal[] | null,
): BarisJurnal[] =>
  uang === null
    ? balikJurnal(id, group.jurnal)
    : [
        ...balikJurnal(
          id,
          nota.flatMap(({ jurnal }) => jurnal),
        ),
        ...balikJurnal(id, uang),
      ]
