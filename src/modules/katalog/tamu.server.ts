import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { handlePublic, reply, type PublicContext } from '#server/serve'
import { gambarToko } from '#modules/toko/gambar.server'
import { gambarTamu, katalogTamu, type isiTamu } from './tamu.calls.ts'

const tidakAda = (): Refusal => new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
/** How long a guest's telephone asks nothing, in seconds. */
const simpan = 60

/** A shop that shows its catalogue. @throws Refusal where there is none, or the module is off */
async function pemilik(ctx: PublicContext, kode: string): Promise<string> {
  const kodeToko = kode.trim().toUpperCase()
  const row = await ctx.db.row(
    kodeToko,
    sql`select from kencana.parameter where kode_toko = ${kodeToko} and key = 'KATALOG_MODULE'
      and value = 'true'::jsonb`,
  )
  if (!row) throw tidakAda()
  return kodeToko
}

const katalog = handlePublic(katalogTamu, async (ctx, { query }) => {
  const kodeToko = await pemilik(ctx, query.toko)
  const row = await ctx.db.row<{ isi: RowOf<typeof isiTamu> }>(
    kodeToko,
    sql`select kencana.katalog_tamu(${kodeToko}) as isi`,
  )
  if (!row) throw tidakAda()
  return reply(row.isi, { keep: simpan })
})

const gambar = handlePublic(gambarTamu, async (ctx, { params }) => {
  const { folder, name, toko } = params
  if (ctx.house.pictures.get(folder)?.when !== 'KATALOG_MODULE') throw tidakAda()
  const kodeToko = await pemilik(ctx, toko)
  return gambarToko({ ...ctx, kodeToko }, folder, name)
})

export const tamuHandlers = [katalog, gambar]
