import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { handle, type Context } from '#server/serve'
import {
  riwayatBarang,
  satuBarang,
  type babRiwayat,
  type rincianBarang,
} from './data-barang.calls.ts'

/** The cost of a piece is for those who answer for the shop. */
export const mayKnowCost = (level: Level): boolean => leaders.includes(level)

const tidakDitemukan = (kode_barcode: string): Refusal =>
  new Refusal('Barcode {{kode_barcode}} Tidak Ditemukan', {
    code: 'E-TIDAK-ADA',
    params: { kode_barcode },
  })

const bacaSatu = (ctx: Context, barcode: string) =>
  ctx.db.row<RowOf<typeof rincianBarang>>(
    ctx.kodeToko,
    sql`select b.*, coalesce(g.nomor, d.nomor) as no_pemegang from barang b
      left join dokumen d on d.kode_toko = b.kode_toko and d.id = b.id_pemegang
      left join dokumen g on g.kode_toko = b.kode_toko and g.id = d.id_group
      where b.kode_toko = ${ctx.kodeToko} and b.kode_barcode = ${barcode}`,
  )

export const satu = handle(satuBarang, async (ctx, { params }) => {
  const barcode = params.kode_barcode.toUpperCase()
  const found = await bacaSatu(ctx, barcode)
  if (!found) throw tidakDitemukan(barcode)
  return mayKnowCost(ctx.user.level) ? found : { ...found, harga_pokok: null, supplier: null }
})

export const riwayat = handle(riwayatBarang, async (ctx, { params }) => {
  const barcode = params.kode_barcode.toUpperCase()
  const chapters = await ctx.db.rows<RowOf<typeof babRiwayat>>(
    ctx.kodeToko,
    sql`select * from riwayat_barang(${ctx.kodeToko}, ${barcode})`,
  )
  if (chapters.length === 0) throw tidakDitemukan(barcode)
  return mayKnowCost(ctx.user.level)
    ? chapters
    : chapters.map((bab) => (bab.peristiwa === 'MASUK' ? { ...bab, nilai: null } : bab))
})
