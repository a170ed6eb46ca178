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
  const rows = await ctx.db.rows<{ jenis: string; jumlah: number; sejak: string }>(
    kodeToko,
    sql`select s.jenis, count(*)::int as jumlah, min(d.saat) as sejak
      from kencana.status_dokumen s
        join kencana.dokumen d on d.kode_toko = s.kode_toko and d.id = s.id
      where s.kode_toko = ${kodeToko} and s.status = 'OPEN'
        and s.jenis = any (${[...meja.keys()]}::text[])
      group by s.jenis order by sejak`,
  )
  const perLayar = new Map<string, { jumlah: number; sejak: string }>()
  for (const { jenis, jumlah, sejak } of rows) {
    const layar = meja.get(jenis) ?? ''
    const tadi = perLayar.get(layar)
    perLayar.set(layar, tadi ? { ...tadi, jumlah: tadi.jumlah + jumlah } : { jumlah, sejak })
  }
  return [...perLayar]
    .filter(([layar]) => passes(house, whoSees(layar), ctx))
    .map(([layar, one]) => ({ layar, judul: house.screen(layar)?.title ?? layar, ...one }))
})
