import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { tidakDitemukan } from '#modules/stok/data-barang.server'
import { bacaSeperti } from './seperti.ts'

interface Seperti {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly berat: number
  readonly gambar: string | null
}

/** Pieces of this shop, wherever they are by now. */
const barangKita = (ctx: Context, kode: readonly string[]): Promise<Seperti[]> =>
  ctx.db.rows<Seperti>(
    ctx.kodeToko,
    sql`select kode_barcode, nama_barang, kode_dept, kode_group, berat::int, gambar
      from kencana.barang
      where kode_toko = ${ctx.kodeToko} and kode_barcode = any(${kode}::text[])`,
  )

export const seperti = handle(bacaSeperti, async (ctx, { query: { kode_barcode } }) => {
  const [found] = await barangKita(ctx, [kode_barcode])
  if (found) return found
  throw tidakDitemukan(kode_barcode)
})

/**
 * The wishes, each with the photo of the piece that it is like where it has none of its own.
 * @throws Refusal at the line whose piece is none of ours
 */
export async function denganFoto<B extends { seperti: string | null; foto: string | null }>(
  ctx: Context,
  barang: readonly B[],
): Promise<B[]> {
  const kode = barang.flatMap((one) => one.seperti ?? [])
  if (kode.length === 0) return [...barang]
  const kita = new Map((await barangKita(ctx, kode)).map((one) => [one.kode_barcode, one]))
  return barang.map((one, at) => {
    if (one.seperti === null) return one
    const found = kita.get(one.seperti)
    if (!found)
      throw refusedField(`barang.${at}.seperti`, 'Barcode {{kode_barcode}} Tidak Ditemukan', {
        kode_barcode: one.seperti,
      })
    return { ...one, foto: one.foto ?? found.gambar }
  })
}
