// What this machine can do at most: the yardstick at 1, 8 and 32 connections.
import { load } from './load.mjs'
import { row } from './row.mjs'
import { startYardstick, yardstickSale } from './yardstick.mjs'

const yardstick = await startYardstick(process.env.BENCH_DATABASE_URL)
try {
  for (const connections of [1, 8, 32]) {
    const found = await load({ origin: yardstick.origin, connections, next: yardstickSale })
    if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
    const reference = `p50 ${found.p50.toFixed(2)} ms, p99 ${found.p99.toFixed(2)} ms`
    const figure = `yardstick sale, ${connections} connections`
    row({ figure, value: found.perSecond, unit: '/s', reference })
  }
} finally {
  await yardstick.stop()
}
