import { sql } from 'kysely'
import { hasPaperFont, registerPaperFont } from '#server/paper/fonts'
import type { Context } from '#server/serve'

/** A family without its weight, as fonts are kept: "Tahoma Bold" is the bold of tahoma. */
export function bagianHuruf(family: string) {
  const nama = family.trim().toLowerCase()
  return { dasar: nama.replace(/ (?:bold|regular)$/, ''), lebihTebal: nama.endsWith(' bold') }
}

/**
 * The fonts of the shop, read once: gives each family of its papers the name of the shop's own
 * font, where it has one. Both weights of a family have one name, which tells the versions of both.
 */
export async function hurufToko(ctx: Context): Promise<(family: string) => string> {
  const semua = ctx.toko.huruf_nota ?? []
  const versi = (nama: string, tebal: boolean): number =>
    semua.find((one) => one.nama === nama && one.tebal === tebal)?.versi ?? 0
  const milik = (nama: string): string =>
    `${ctx.kodeToko}.${versi(nama, false)}-${versi(nama, true)}.${nama}`
  for (const one of semua) {
    const name = milik(one.nama)
    if (hasPaperFont(name, one.tebal)) continue
    const row = await ctx.db.row<{ berkas: Buffer }>(
      ctx.kodeToko,
      sql`select berkas from kencana.huruf_nota where kode_toko = ${ctx.kodeToko}
        and nama = ${one.nama} and tebal = ${one.tebal} and versi = ${one.versi}`,
    )
    if (row) registerPaperFont(name, one.tebal, row.berkas)
  }
  return (family) => {
    const { dasar, lebihTebal } = bagianHuruf(family)
    const ada = semua.some(({ nama }) => nama === dasar)
    return ada ? `${milik(dasar)}${lebihTebal ? ' bold' : ''}` : family
  }
}
