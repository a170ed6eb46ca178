import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { nameOfCall, valueOf } from '#server/chain/chain'
import { handle, type PublicContext } from '#server/serve'
import { tokoDiPusat } from './portal.calls.ts'

export interface TokoDiPusat {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly no_toko: number
}

export const tokoDikenal = handle(tokoDiPusat, async (ctx, { body }) => {
  const row = await ctx.db.chain.row<TokoDiPusat>(
    sql`select kode_toko, nama_toko, no_toko from toko
      where kode_toko = ${body.kode_toko} and jenis_toko = 'CABANG'`,
  )
  if (row) return row
  throw new Refusal('Toko {{kode_toko}} Belum Terdaftar Di Kantor Pusat', {
    params: { kode_toko: body.kode_toko },
  })
})

/**
 * What a new shop of this server is in its chain: the first is the head office, unless the head
 * office is on another server, which gives the branch its number (PORTAL_PUSAT, docs/adr/0119).
 */
export async function kedudukan(
  ctx: PublicContext,
  kodeToko: string,
): Promise<{ readonly jenis_toko: 'PUSAT' | 'CABANG'; readonly no_toko: number }> {
  if (!ctx.chain.followsFromAfar) return { jenis_toko: 'PUSAT', no_toko: 1 }
  const asker = { oleh: kodeToko.toLowerCase(), bahasa: ctx.language }
  const given = { body: { kode_toko: kodeToko } }
  const told = await ctx.chain.askHeadOffice(nameOfCall(tokoDiPusat), given, asker)
  return { jenis_toko: 'CABANG', no_toko: valueOf(tokoDiPusat, told).no_toko }
}
