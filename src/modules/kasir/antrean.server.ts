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

interface Menunggu {
  readonly jenis: string
  readonly nomor: string
  readonly untuk: string | null
  readonly nama_customer: string | null
  readonly jumlah: number | null
  readonly saat: string
  readonly input_by: string
}

/** One queue of what waits for the cashier, whatever its kind. */
export const antrean = handle(antreanKasir, async (ctx) => {
  const { house, kodeToko } = ctx
  const boleh = new Map(
    [...mejaDari(house)].filter(([, layar]) => passes(house, whoSees(layar), ctx)),
  )
  const rows = await ctx.db.rows<Menunggu>(
    kodeToko,
    sql`select * from kencana.antrean_kasir(${kodeToko}, ${[...boleh.keys()]}::text[])`,
  )
  return rows.map(({ jenis, ...row }) => {
    const layar = boleh.get(jenis) ?? ''
    return { ...row, layar, judul: house.screen(layar)?.title ?? layar }
  })
})
