import { sql } from 'kysely'
import type { Context } from '#server/serve'
import type { caraOtorisasi } from './jauh.calls.ts'

export type Cara = keyof typeof caraOtorisasi

/** The shop of an approval. A bridge answers without a session. */
export type Tempat = Pick<Context, 'db' | 'kodeToko' | 'live' | 'request'>

/** A failed attempt at an approval. */
interface Gagal {
  readonly no_otorisasi: string
  readonly kategori: string
  readonly diminta_oleh: string
  readonly pemberi: string
  readonly sebab: string
  readonly cara: Cara
}

/** Keeps it for /laporan-authorization; the name that was tried only when there is such a user. */
export async function catatGagal(ctx: Tempat, gagal: Gagal): Promise<void> {
  const { ip, perangkat } = ctx.request
  await ctx.db.rows(
    ctx.kodeToko,
    sql`select gagal_otorisasi(${gagal.no_otorisasi}, ${gagal.kategori}, ${gagal.diminta_oleh},
      ${gagal.pemberi.toLowerCase()}, ${gagal.sebab}, ${ip}, ${perangkat}, ${gagal.cara})`,
  )
}
