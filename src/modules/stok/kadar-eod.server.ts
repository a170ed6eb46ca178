import { sql } from 'kysely'
import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { serveMaster, type Context } from '#server/serve'
import { kadarEod } from './kadar-eod.ts'
import { kadar } from './kadar.ts'

/**
 * Two pieces of one kadar would differ in fine gold: a document counts the pieces in stock anew
 * (DOMAIN 2), so that the books know it.
 * @throws Refusal at `field` when pieces of this kadar in stock count for another figure
 */
async function tidakLain(
  ctx: Context,
  tx: Tx,
  dinilai: { readonly kadar: number; readonly kadar_eod: number },
  field: string,
): Promise<void> {
  const lain = await tx.row<{ pcs: number; kadar_eod: number }>(sql`
    select count(*)::int as pcs, min(kadar_eod) as kadar_eod from kencana.barang
    where kode_toko = ${ctx.kodeToko} and kode_gudang is not null and kadar = ${dinilai.kadar}
      and kadar_eod <> ${dinilai.kadar_eod}`)
  if (lain && lain.pcs > 0)
    throw refusedField(
      field,
      '{{pcs}} Barang Kadar {{kadar}} Dihitung {{kadar_eod}} %, Ubah Di Revaluasi Kadar EOD',
      {
        pcs: lain.pcs,
        kadar: formatPersen(dinilai.kadar),
        kadar_eod: formatPersen(lain.kadar_eod),
      },
    )
}

export const layanKadarEod = serveMaster(kadarEod, {
  check: async (ctx, tx, row, before) => {
    if (before?.kadar_eod === row.kadar_eod) return
    const found = await tx.row<{ kadar: number }>(sql`select kadar from kencana.kadar
      where kode_toko = ${ctx.kodeToko} and kode_kadar = ${row.kode_kadar}`)
    if (found)
      await tidakLain(ctx, tx, { kadar: found.kadar, kadar_eod: row.kadar_eod }, 'kadar_eod')
  },
})

export const layanKadar = serveMaster(kadar, {
  check: async (ctx, tx, row, before) => {
    if (!before || before.kadar === row.kadar) return
    const found = await tx.row<{ kadar_eod: number }>(sql`select kadar_eod from kencana.kadar_eod
      where kode_toko = ${ctx.kodeToko} and kode_kadar = ${row.kode_kadar}`)
    if (found) await tidakLain(ctx, tx, { kadar: row.kadar, kadar_eod: found.kadar_eod }, 'kadar')
  },
})
