import type { Endpoint } from '#kernel/endpoint'
import type { Context } from '../serve.ts'
import { nameOfCall, valueOf, type ChainShop, type Told } from './chain.ts'

/** A shop that did not answer, and why. */
export interface Missing {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly kalimat: string
}

/** The answers of the shops of the chain, in their order, and the shops that did not answer. */
export interface Gathered<R> {
  readonly toko: R[]
  readonly gagal: Missing[]
}

/** How many shops are asked at once: the counters need connections, too. */
const atOnce = 4

const texts = (query: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )

interface Asked {
  readonly shop: ChainShop
  readonly told: Told
}

/** What the other shops of the chain answer to a call, in their order. */
export async function askOthers(ctx: Context, call: string, query: object = {}): Promise<Asked[]> {
  const asker = { oleh: ctx.user.user_id, bahasa: ctx.language }
  const shops = (await ctx.chain.shops()).filter(({ kode_toko }) => kode_toko !== ctx.kodeToko)
  const asked: Asked[] = []
  for (let from = 0; from < shops.length; from += atOnce)
    asked.push(
      ...(await Promise.all(
        shops.slice(from, from + atOnce).map(async (shop) => ({
          shop,
          told: await ctx.chain.ask(shop.kode_toko, call, { query: texts(query) }, asker),
        })),
      )),
    )
  return asked
}

/**
 * The same question to every shop (DOMAIN 9: on the server, never in the browser): a branch that is
 * asked answers for itself; the head office asks all of them, wherever they live, by the same call.
 */
export async function fromAllShops<Q extends object, R>(
  ctx: Context,
  endpoint: Endpoint<never, Q, unknown, Gathered<R>>,
  query: Q,
  own: () => Promise<R[]>,
): Promise<Gathered<R>> {
  const here = await own()
  if (ctx.user.server || !ctx.toko.pusat) return { toko: here, gagal: [] }
  const asked = await askOthers(ctx, nameOfCall(endpoint), query)
  return {
    toko: [...here, ...asked.flatMap(({ told }) => (told.ok ? valueOf(endpoint, told).toko : []))],
    gagal: asked.flatMap(({ shop: { kode_toko, nama_toko }, told }) =>
      told.ok ? [] : [{ kode_toko, nama_toko, kalimat: told.message }],
    ),
  }
}
