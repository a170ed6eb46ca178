import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#server/serve'
import type { Cara, Tempat } from './gagal.server.ts'
import { engineSettings } from '#kernel/engine-settings'

/** Until when a question that is sent now waits. */
export const bukaSelama = (ctx: Context): RawBuilder<unknown> =>
  sql`now() + make_interval(mins => ${ctx.setting(engineSettings.UMUR_OTORISASI)}::int)`

interface Keputusan {
  readonly ids: readonly string[]
  readonly setuju: boolean
  readonly pemberi: string
  readonly cara: Cara
  readonly alasan: string | null
  /** The figure that would do instead, with a refusal. */
  readonly tawaran?: number | null
  /** For an approval from afar: the session in which the approver decided. */
  readonly sesi?: string
}

/**
 * Stores a decision of all the questions or of none. The trigger checks once more whether the
 * approver counts. @returns false when one of them does not wait any more
 */
export async function putuskan(ctx: Tempat, putusan: Keputusan): Promise<boolean> {
  const { alasan, cara, ids, pemberi, sesi = null, setuju, tawaran = null } = putusan
  return ctx.db.transaction(ctx.kodeToko, async (tx) => {
    const waiting = await tx.rows(sql`select id from otorisasi
      where kode_toko = ${ctx.kodeToko} and id = any(${[...ids]}::uuid[]) and status = 'DIMINTA'
        and berlaku_sampai > now() order by id for update`)
    if (waiting.length < ids.length) return false
    await tx.rows(sql`update otorisasi
      set status = ${setuju ? 'DISETUJUI' : 'DITOLAK'}, pemberi = ${pemberi}, cara = ${cara},
        diputus_pada = now(), alasan = ${alasan},
        tawaran = ${setuju ? null : tawaran}::bigint,
        sesi_pemberi = decode(${sesi}::text, 'hex'),
        perangkat_pemberi = ${ctx.request.perangkat}
      where kode_toko = ${ctx.kodeToko} and id = any(${[...ids]}::uuid[])`)
    return true
  })
}

/** The screens of every approver load again what waits for them; `dari` is the asker. */
export async function beriKabar(ctx: Tempat, dari?: string): Promise<void> {
  const all = await ctx.db.chain.rows<{ user_id: string }>(
    sql`select user_id from users where kode_toko = ${ctx.kodeToko} and level in ('SPV', 'OWN')
      and not diblokir`,
  )
  for (const { user_id } of all)
    ctx.live.tell(user_id, 'otorisasi-masuk', dari === undefined ? {} : { dari })
}
