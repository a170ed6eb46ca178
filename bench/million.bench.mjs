// A shop with two years of sales in its books (BENCH_LINES, 100,000 unless told): what a sale costs
// there beside a shop that has just opened, and the first screen of every report.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { Connection } from './connection.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { load, median } from './load.mjs'
import { reportCalls } from './report-calls.mjs'
import { row } from './row.mjs'

const lines = Number(process.env.BENCH_LINES ?? 100_000)
const turns = 5
const counters = await openCounters(24_000, 2)
const [full, fresh] = counters.shops

/** The years of sales of this shop, written straight into its books; the seconds that it took. */
const fill = async ({ shop }) => {
  const text = readFileSync(path.join(import.meta.dirname, 'million.sql'), 'utf8')
    .replaceAll('$shop', shop)
    .replaceAll('$sales', String(Math.trunc(lines / 3)))
  const database = new pg.Client({ connectionString: counters.databaseUrl })
  await database.connect()
  const start = performance.now()
  await database.query(text)
  await database.query('vacuum analyze')
  await database.query('checkpoint')
  await database.end()
  return (performance.now() - start) / 1000
}

const sell = async (shop) => {
  const found = await load({
    origin: counters.origin,
    connections: 4,
    seconds: 1.5,
    warmSeconds: 0.5,
    next: (_count, client) => nextSale(shop, client),
  })
  if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
  return found.perSecond
}

const dayBefore = (day, days) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** How long the first screen of a report takes; undefined where the shop has it switched off. */
const measure = async (connection, call, body) => {
  const times = []
  let count = 0
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now()
    const answer = await connection.send({
      method: 'POST',
      path: `/api/v1/${call}`,
      headers: { 'x-auth-token': full.own },
      body: JSON.stringify(body),
    })
    times.push(performance.now() - start)
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.body}`)
    count = JSON.parse(answer.body.toString()).count
  }
  return { value: median(times), reference: `${count} rows, median of ${times.length}` }
}

try {
  const size = `${lines} lines in the books`
  const seconds = await fill(full)
  console.log(`${size}, written in ${seconds.toFixed(0)} s`)
  const rates = { full: [], fresh: [] }
  for (let turn = 0; turn < turns; turn += 1) {
    rates.fresh.push(await sell(fresh))
    rates.full.push(await sell(full))
  }
  const [there, here] = [median(rates.full), median(rates.fresh)]
  const reference = `${there.toFixed(0)}/s; a new shop ${here.toFixed(0)}/s`
  const sale = { figure: `a sale with ${size}`, value: there / here, unit: 'x', reference }
  row({ ...sale, goal: { least: 0.75 } })

  const connection = await Connection.open(counters.origin)
  const today = new Date().toISOString().slice(0, 10)
  for (const days of [30, 730]) {
    for (const { title, call, filter, snapshot } of reportCalls(dayBefore(today, days), today)) {
      const figure = `${title} over ${days} days, ${size}`
      const found = await measure(connection, call, filter)
      if (found) row({ figure, ...found, unit: 'ms', goal: { most: snapshot ? 60 : 250 } })
    }
  }
  connection.close()
} finally {
  await counters.stop()
}
