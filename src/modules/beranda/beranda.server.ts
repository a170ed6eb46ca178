import { sql } from 'kysely'
import { alamatBaris, angkaKalimat } from '#kernel/kalimat'
import { morningParts, type MorningPart } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { anything, byKey, list, oneOf, row, text } from '#kernel/shape'
import { fromAllShops } from '#server/chain/gather'
import { passes } from '#server/http/gate'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { bacaBeranda, bacaToko, diamkan } from './beranda.calls.ts'
import { barisPagi, barisTutupan, type BarisTutup, type Pembaca } from './beranda.rules.ts'

const dijawab = defineLoad(
  'beranda',
  list(row({ jenis: oneOf('pagi', 'halangan', 'perhatian'), kode: text, angka: byKey(anything) })),
)

const pembaca = (ctx: Context): Pembaca => ({
  level: ctx.user.level,
  isOn: ctx.isOn,
  bisa: (path) => passes(ctx.house, whoSees(path), ctx),
})

const urutan = Object.keys(morningParts)
const tempat = (part: MorningPart): number => urutan.indexOf(part)
const nadaDari = { bad: 'BURUK', wait: 'TUNGGU' } as const

async function yangDiam({ db, kodeToko, user }: Context): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ kode: string }>(
    kodeToko,
    sql`select kode from kabar_diam where kode_toko = ${kodeToko} and user_id = ${user.user_id}`,
  )
  return new Set(rows.map(({ kode }) => kode))
}

/** Only what this person may open is asked at all: one call, whatever the modules say. */
export const pagi = handle(bacaBeranda, async (ctx, { query }) => {
  const siapa = pembaca(ctx)
  const { lambat } = query
  const sendiri = new Map(
    [...barisPagi(ctx.house, siapa)].filter(([, { line }]) => (line.slow ?? false) === lambat),
  )
  const tutup = lambat ? new Map<string, BarisTutup>() : barisTutupan(ctx.house, siapa)
  const penutup = siapa.bisa('/tutup-toko')
  const lain = [...tutup].filter(([, baris]) => penutup || !baris.penutup)
  const found = await ctx.db.load(dijawab, [
    ...[ctx.kodeToko, ctx.user.user_id],
    JSON.stringify([...sendiri.keys()]),
    JSON.stringify([...tutup.keys()]),
    JSON.stringify(lain.map(([kode]) => kode)),
  ])
  const diam = await yangDiam(ctx)
  return found
    .flatMap(({ angka, jenis, kode }) => {
      const baris = jenis === 'pagi' ? sendiri.get(kode) : tutup.get(kode)
      if (!baris) return []
      const { line, part, text: kata } = baris
      return [
        {
          bagian: part,
          kode: jenis === 'pagi' ? kode : `tutup ${kode}`,
          kalimat: ctx.t(kata, angkaKalimat(angka, line.figures)),
          path: alamatBaris(baris, angka),
          nada: line.tone === undefined ? ('BIASA' as const) : nadaDari[line.tone],
          diam: diam.has(jenis === 'pagi' ? kode : `tutup ${kode}`),
        },
      ]
    })
    .toSorted((one, other) => tempat(one.bagian) - tempat(other.bagian))
})

/** Kinds that somebody does not want to be told of any more. */
const terbanyak = 200

export const diam = handle(diamkan, async (ctx, { body }) => {
  const { kodeToko, user } = ctx
  await ctx.db.rows(
    kodeToko,
    body.diam
      ? sql`insert into kabar_diam (kode_toko, user_id, kode)
          select ${kodeToko}, ${user.user_id}, ${body.kode} where (select count(*) from kabar_diam
            where kode_toko = ${kodeToko} and user_id = ${user.user_id}) < ${terbanyak}
          on conflict do nothing`
      : sql`delete from kabar_diam where kode_toko = ${kodeToko}
          and user_id = ${user.user_id} and kode = ${body.kode}`,
  )
  return null
})

interface Toko {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly tgl_system: string
  readonly buka: boolean
  readonly lewat: boolean
  readonly jual: number
  readonly menunggu: number
}

export const toko = handle(bacaToko, (ctx) =>
  fromAllShops(ctx, bacaToko, {}, () =>
    ctx.db.rows<Toko>(ctx.kodeToko, sql`select * from kencana.beranda_toko(${ctx.kodeToko})`),
  ),
)
