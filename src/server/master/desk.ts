import { sql } from 'kysely'
import type { Master } from '#kernel/master'
import type { House } from '#kernel/module'
import { once } from '../chain/once.ts'
import type { Tx } from '../db.ts'
import type { Context, MasterHooks } from '../serve.ts'
import type { MasterValues } from './columns.ts'
import { masterRefusal } from './refusals.ts'

export type Hooks = MasterHooks<MasterValues>

export interface Desk {
  readonly house: House
  readonly master: Master
  readonly hooks: Hooks
}

/**
 * One write: the history names the user, refusals are at their fields, and then the news are sent.
 */
export async function write<T>(
  { house, master }: Desk,
  ctx: Context,
  row: MasterValues,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    const done = await ctx.db.transaction(ctx.kodeToko, async (tx) => {
      await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
      return once(ctx, tx, () => work(tx))
    })
    ctx.live.changed(ctx.kodeToko, { jenis: master.name })
    return done
  } catch (error) {
    throw masterRefusal(house, master, error, row)
  }
}
