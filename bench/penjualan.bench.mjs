// One sale of three pieces and two payments, VALID in one call with all books, over HTTP: in four
// shops at 1, 8 and 32 clients beside the yardstick of the same PostgreSQL, and in one hot shop.
import { load } from './load.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { row } from './row.mjs'
import { startYardstick, yardstickSale } from './yardstick.mjs'

const pieces = Number(process.env.BENCH_PIECES ?? 30_000)
const hotClients = 16

const counters = await openCounters(pieces)
const yardstick = await startYardstick(counters.databaseUrl).catch(async (error) => {
  await counters.stop()
  throw error
})

const must = (found) => {
  if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
  return found
}
const figures = ({ p50, p99, perSecond }) =>
  `${Math.trunc(perSecond)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`

const inFourShops = (connections) =>
  load({
    origin: counters.origin,
    connections,
    next: (_count, client) => nextSale(counters.shops[client % 4], Math.trunc(client / 4)),
  }).then(must)
const inOneShop = (connections) =>
  load({
    origin: counters.origin,
    connections,
    next: (_count, client) => nextSale(counters.shops[0], client),
  }).then(must)
const bare = (connections) =>
  load({ origin: yardstick.origin, connections, next: yardstickSale }).then(must)

try {
  await inFourShops(8)
  for (const connections of [1, 8, 32]) {
    const reference = await bare(connections)
    const ours = await inFourShops(connections)
    const said = `ours ${figures(ours)}; yardstick ${figures(reference)}`
    if (connections === 1) {
      const value = ours.p50 / reference.p50
      row({ figure: 'a sale, 1 client: p50', value, unit: 'x', reference: said, goal: { most: 3 } })
      continue
    }
    const figure = `a sale, ${connections} clients in 4 shops`
    const value = ours.perSecond / reference.perSecond
    row({ figure, value, unit: 'x', reference: said, goal: { least: 0.33 } })
    const tail = ours.p99 / ours.p50
    row({ figure: `${figure}: p99 / p50`, value: tail, unit: 'x', goal: { most: 10 } })
  }
  const many = await inFourShops(hotClients)
  const hot = await inOneShop(hotClients)
  row({
    figure: 'a sale, 16 counters in one shop',
    value: hot.perSecond / many.perSecond,
    unit: 'x',
    reference: `one shop ${figures(hot)}; four shops ${figures(many)}`,
    goal: { least: 0.6 },
  })
} finally {
  await yardstick.stop()
  await counters.stop()
}
