import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** A screen of the shop that nobody is signed in at: it hears, and says nothing of its own. */
export interface Guest {
  readonly id: string
  readonly kode_toko: string
  readonly jenis: 'PAPAN' | 'PELANGGAN'
  /** The browser of the counter that it follows. */
  readonly perangkat: string | null
}

/** What is kept of the key of such a screen. */
export const guestDigest = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

const form = /^[\w-]{43}$/

/**
 * The screen of a key, with a sign of life each minute; undefined when it was revoked or never was.
 */
export async function guestOf(db: Db, token: string): Promise<Guest | undefined> {
  if (!form.test(token)) return undefined
  return db.chain.row<Guest>(sql`with ada as (
      select id, kode_toko, jenis, perangkat, terlihat from kencana.layar
      where sidik_token = decode(${guestDigest(token)}, 'hex') and dicabut_pada is null),
    dilihat as (update kencana.layar l set terlihat = now() from ada
      where l.id = ada.id and coalesce(ada.terlihat < now() - interval '1 minute', true))
    select id, kode_toko, jenis, perangkat from ada`)
}

/** How the live line calls a screen, and all that belongs to one counter. */
export const guestName = (id: string): string => `layar:${id}`
export const counterName = (kodeToko: string, perangkat: string): string =>
  `konter:${kodeToko}:${perangkat}`
