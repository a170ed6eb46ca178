import { sql } from 'kysely'
import { z } from 'zod'
import { handle } from '#server/serve'
import { kepalaRantai } from './rantai.calls.ts'

interface Mata {
  readonly urut: number
  readonly sidik: string
}

const tempat = z.array(z.number().int()).max(2_000).catch([])

const kepala = handle(kepalaRantai, async (ctx, { body }) => {
  const { db, kodeToko } = ctx
  const last = await db.row<Mata>(
    kodeToko,
    sql`select urut, encode(hash, 'hex') as sidik from posting
      where kode_toko = ${kodeToko} order by urut desc limit 1`,
  )
  const dulu = await db.rows<Mata>(
    kodeToko,
    sql`select urut, encode(hash, 'hex') as sidik from posting
      where kode_toko = ${kodeToko} and urut = any (${tempat.parse(body.urut)}::bigint[])`,
  )
  return { kepala: last ?? null, dulu }
})

export const rantaiHandlers = [kepala]
