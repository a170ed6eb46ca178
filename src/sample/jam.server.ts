import { sql } from 'kysely'
import type { Tanggal, Zone } from '#kernel/tanggal'
import { saatIni, type Clock } from '#server/clock'
import type { Db } from '#server/db'

/** None of them knows a summer time. */
const offsets: Readonly<Record<Zone, string>> = {
  'Asia/Jakarta': '+07:00',
  'Asia/Makassar': '+08:00',
  'Asia/Jayapura': '+09:00',
}

export const tengahMalam = (tanggal: Tanggal, zona: Zone): number =>
  Date.parse(`${tanggal}T00:00:00${offsets[zona]}`)

/** The clock of one shop of the sample chain; it only goes forward. */
export class Jam implements Clock {
  #now = 0
  #last = Infinity

  millis(): number {
    return this.#now
  }

  /**
   * Goes on to this moment, or by a second where it has passed already. At the end of a short last
   * day it creeps: nothing happens in the future.
   */
  until(millis: number): void {
    const next = Math.max(this.#now + 1_000, millis)
    this.#now = next <= this.#last ? next : Math.max(this.#now + 5, this.#last)
  }

  /** The sample ends here: a while before now, so that what creeps stays in the past. */
  endsBy(now: number): void {
    this.#last = now - 30_000
  }
}

/** The same database, whose books and histories bear the shop's own time. */
export const denganJam = (db: Db, jam: Clock): Db => ({
  ...db,
  load: (load, args) =>
    load.fungsi === 'posting'
      ? db.load({ ...load, fungsi: 'posting_contoh' }, [...args, saatIni(jam)])
      : db.load(load, args),
  transaction: (kodeToko, work) =>
    db.transaction(kodeToko, async (tx) => {
      await tx.rows(sql`select set_config('kencana.saat', ${saatIni(jam)}, true),
        set_config('synchronous_commit', 'off', true)`)
      return work(tx)
    }),
})
