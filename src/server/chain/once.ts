import { sql } from 'kysely'
import type { Tx } from '../db.ts'
import { usedKey } from '../document/post.ts'
import type { Context } from '../serve.ts'

/**
 * Work that a key is claimed for, in the transaction that does it: the same key again gets the
 * first answer and does nothing (as ADR 0040 has it for postings). Without a key it is just done.
 */
export async function once<T>(
  { kodeToko, permintaan }: Pick<Context, 'kodeToko' | 'permintaan'>,
  tx: Tx,
  work: () => Promise<T>,
): Promise<T> {
  if (!permintaan) return work()
  const { kunci, sidik } = permintaan
  const claimed = await tx.row(sql`insert into kencana.permintaan_portal (kode_toko, kunci, sidik)
    values (${kodeToko}, ${kunci}, ${sidik}) on conflict do nothing returning kunci`)
  const mine = sql`kode_toko = ${kodeToko} and kunci = ${kunci}`
  if (!claimed) {
    const kept = await tx.row<{ sidik: string; jawaban: T }>(
      sql`select sidik, jawaban from kencana.permintaan_portal where ${mine}`,
    )
    if (kept?.sidik !== sidik) throw usedKey()
    return kept.jawaban
  }
  const answer = await work()
  await tx.rows(sql`update kencana.permintaan_portal
    set jawaban = ${JSON.stringify(answer ?? null)}::jsonb where ${mine}`)
  return answer
}
