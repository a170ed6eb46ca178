import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { kasBuku } from '#modules/kas/buku'
import type { Kasir } from '#modules/kas/uang-kas.rules'
import { bukuSendiri } from './pembayaran.ts'

/**
 * Money of a group as the cash book has it: what came in is positive, what was paid out (and what a
 * cancel gave back) negative, its fee too.
 */
export const kasTercatat = row({
  ...{ kategori: text, jenis: text, no_rekening: maybe(text), user_id: text, laci: text },
  ...{ jumlah: whole, fee: whole, no_ref: maybe(text) },
})
export type KasTercatat = ShapeOf<typeof kasTercatat>

/**
 * What one way of payment gives back: to the customer, or below zero to the shop; in parts of it
 * only whole steps (points).
 */
export type Kembalian = KasTercatat & { readonly langkah?: number }

// Cash counts the same from every drawer: an earlier cancel may have been paid out of another one.
const wayOf = (row: KasTercatat): string => [row.jenis, row.no_rekening].join('|')

/** What each way of payment still holds of the group's money, in the order it was used. */
function heldBy(rows: readonly Kembalian[]): Kembalian[] {
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
 * Points go back whole: what a part of them lacks for that comes off the money that goes back
 * beside it, and is given with the visit's last note.
 * @throws Refusal where there is no such money
 */
function utuh(back: readonly Kembalian[], held: readonly Kembalian[]): Kembalian[] {
  const poin = back.find(({ jumlah, langkah = 1 }) => jumlah % langkah !== 0)
  if (!poin || held.some((way) => wayOf(way) === wayOf(poin) && way.jumlah === poin.jumlah))
    return [...back]
  const { langkah = 1 } = poin
  const kurang = langkah - (poin.jumlah % langkah)
  const uang = back.find((way) => way.langkah === undefined && way.jumlah > kurang)
  if (!uang)
    throw new Refusal('Point Nota Ini Tidak Kembali Utuh, Batalkan Semua Nota Kunjungan Ini')
  return back.map((way) => {
    if (way === uang) return { ...way, jumlah: way.jumlah - kurang, fee: 0 }
    return way === poin ? { ...way, jumlah: way.jumlah + kurang } : way
  })
}

/**
 * How the money of a cancelled note goes back: by the same ways it came (DOMAIN 5), in their order,
 * until the note's total is reached. A way that is emptied gives its fee back with it, and the last
 * note of a group takes everything: all cancels of a group together are the exact negation.
 * @param total what the note brought in, whole rupiah; below zero the shop paid it
 * @throws RangeError when the group's money does not reach: the books are wrong, not the user
 */
export function pengembalian(
  rows: readonly Kembalian[],
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
  return utuh(
    back.filter((way) => way.jumlah !== 0),
    held,
  )
}

/**
 * The cash book's rows of what goes back; deposits and points are in books of their own. Cash
 * leaves the drawer of whoever gives it, and comes into his.
 */
export const kasKembali = (
  back: readonly Kembalian[],
  { id, id_group, nomor }: { id: string; id_group: string; nomor: string },
  { laci, user_id }: Kasir,
): RowOf<typeof kasBuku.entry>[] =>
  back
    .filter(({ jenis }) => !bukuSendiri.has(jenis))
    .map(({ fee, jumlah, langkah: _langkah, ...way }) => ({
      ...way,
      ...(way.jenis === 'CASH' ? { user_id, laci: jumlah > 0 ? laci : user_id } : {}),
      id_dokumen: id,
      id_group,
      jumlah_in: Math.max(0, 0 - jumlah),
      jumlah_out: Math.max(0, jumlah),
      fee: Math.abs(fee),
      keterangan: `BATAL ${nomor}`,
    }))
