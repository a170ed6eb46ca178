import { sql } from 'kysely'
import type { House } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { passes } from '#server/http/gate'
import { handle } from '#server/serve'
import { antreanKasir } from './antrean.ts'

/** The screen at which each kind of document is validated: its command says who may. */
const mejaDari = ({ documents }: House): ReadonlyMap<string, string> =>
  new Map(
    documents.flatMap(({ commands, name }) => {
      const right = commands['validasi']?.right
      const [layar] = right?.kind === 'screen' ? right.paths : []
      return layar === undefined ? [] : [[name, layar] as const]
    }),
  )

/** One queue of what waits for the cashier, whatever its kind. */
export const antrean = handle(antreanKasir, async (ctx) => {
  const { house, kodeToko } = ctx
  const meja = mejaDari(house)
  const rows = await ctx.db.rows<{ jenis: string; jumlah: number }>(
    kodeToko,
    sql`select jenis, count(*)::int as jumlah from kencana.status_dokumen
      where kode_toko = ${kodeToko} and status = 'OPEN' and jenis = any (${[...meja.keys()]}::text[])
      group by jenis`,
  )
  const perLayar = new Map<string, number>()
  for (const { jenis, jumlah } of rows) {
    const layar = meja.get(jenis) ?? ''
    perLayar.set(layar, (perLayar.get(layar) ?? 0) + jumlah)
  }
  return [...perLayar]
    .filter(([layar]) => passes(house, whoSees(layar), ctx))
    .map(([layar, jumlah]) => ({ layar, judul: house.screen(layar)?.title ?? layar, jumlah }))
    .toSorted((one, other) => other.jumlah - one.jumlah)
})
