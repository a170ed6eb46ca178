import { sql } from 'kysely'
import { hasPaperFont, registerPaperFont } from '#server/paper/fonts'
import type { Context } from '#server/serve'

/** How a shop's font is called among those of all shops. */
const milik = (kodeToko: string, nama: string, versi: number): string =>
  `${kodeToko}.${versi}.${nama}`

/**
 * The fonts of the shop, read once: gives each family of its papers the name of the shop's own
 * font, where it has one.
 */
export async function hurufToko(ctx: Context): Promise<(family: string) => string> {
  const semua = ctx.toko.huruf_nota ?? []
  for (const { nama, tebal, versi } of semua) {
    const name = milik(ctx.kodeToko, nama, versi)
    if (hasPaperFont(name, tebal)) continue
    const row = await ctx.db.row<{ berkas: Buffer }>(
      ctx.kodeToko,
      sql`select berkas from kencana.huruf_nota where kode_toko = ${ctx.kodeToko}
        and nama = ${nama} and tebal = ${tebal} and versi = ${versi}`,
    )
    if (row) registerPaperFont(name, tebal, row.berkas)
  }
  return (family) => {
    const dasar = family.toLowerCase().replace(/ (?:bold|regular)$/, '')
    const tebal = family.toLowerCase().endsWith(' bold')
    const ada = semua.filter(({ nama }) => nama === dasar)
    const found = ada.find((one) => one.tebal === tebal) ?? ada[0]
    return found ? `${milik(ctx.kodeToko, dasar, found.versi)}${tebal ? ' bold' : ''}` : family
  }
}
