import { maybe, row, text, whole } from '#kernel/shape'
import { sealFolder } from '#server/audit/anchor'
import type { Seal } from '#server/audit/seal'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { muatHari } from './muat.server.ts'

const kode = defineLoad('kode_segel', maybe(text))
const keluar = defineLoad<Seal | null>(
  'segel_keluar',
  maybe(row({ ...{ kode_toko: text, nomor: text, tgl_system: text }, urut: whole, sidik: text })),
)

/** The seal of a closing as people write it down. */
export const kodeSegel = (ctx: Context, nomor: string): Promise<string | null> =>
  ctx.db.load(kode, [ctx.kodeToko, nomor])

/**
 * Leaves the seal of a closing outside the database, beside the pictures of the shop, where
 * `npm run audit` looks for it; one that is there already stays as it is.
 */
export async function simpanSegel(ctx: Context, nomor: string): Promise<void> {
  const segel = await ctx.db.load(keluar, [ctx.kodeToko, nomor])
  if (!segel) return
  const file = `${ctx.kodeToko}/${sealFolder}/${nomor}.json`
  if (await ctx.files.read(file)) return
  await ctx.files.write(file, Buffer.from(`${JSON.stringify(segel)}\n`))
}

/** Does the same for the last closed day, where no answer of the server names its number. */
export async function simpanSegelTerakhir(ctx: Context): Promise<void> {
  const { segel } = await muatHari(ctx)
  if (segel) await simpanSegel(ctx, segel.nomor)
}
