import { sql } from 'kysely'
import type { Context } from '#server/serve'
import { settingSepuhan } from './setting.ts'

/** What this goldsmith may lose by this work; hundredths of a percent of what was sent. */
export async function batasSusut(
  ctx: Context,
  { isi }: { readonly isi: { readonly kode_tukang: string; readonly proses: string } },
): Promise<number> {
  const own = await ctx.db.row<{ batas: number | null }>(
    ctx.kodeToko,
    sql`select case ${isi.proses} when 'CUCI' then batas_cuci else batas_sepuh end as batas
      from tukang where kode_toko = ${ctx.kodeToko} and kode_tukang = ${isi.kode_tukang}`,
  )
  if (own?.batas !== null && own?.batas !== undefined) return own.batas
  return isi.proses === 'CUCI'
    ? ctx.setting(settingSepuhan.SUSUT_CUCI_BATAS)
    : ctx.setting(settingSepuhan.SUSUT_SEPUH_BATAS)
}
