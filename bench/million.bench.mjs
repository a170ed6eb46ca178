// A shop with two years of sales in its books (BENCH_LINES, 100,000 unless told): what a sale costs
// there beside a shop that has just opened, and the first screen of every report.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Connection } from './connection.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { fill, size, wait } from './full-shop.mjs'
import { load, median } from './load.mjs'
import { reportCalls } from './report-calls.mjs'
import { row } from './row.mjs'

const turns = 5
const counters = await openCounters(80_000, 2)
const [full, fresh] = counters.shops

const database = new pg.Client({ connectionString: counters.databaseUrl })

const sell = async (shop, seconds = 1.5) => {
  const found = await load({
    origin: counters.origin,
    connections: 4,
    seconds,
    warmSeconds: 0.5,
    next: (_count, client) => nextSale(shop, client),
  })
  if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
  return found.perSecond
}

/** What a dashboard asks for when the books have moved, every three seconds at most. */
const dashboard = [
  'dashboard/hari-ini',
  'penjualan/chart?type=today',
  'pembelian/chart?type=today',
  'penjualan/chart?type=monthly',
  'pembelian/chart?type=monthly',
  'transaction/daily-transaction-get-year',
]
const dashboards = 5

/** Sales of the full shop while so many of its dashboards are open. */
const sellWatched = async () => {
  const headers = { 'x-auth-token': full.own }
  const ask = async () => {
    for (const path of dashboard) {
      const answer = await fetch(`${counters.origin}/api/v1/${path}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  const state = { isOpen: true }
  const open = async (nth) => {
    await sleep((nth * 3_000) / dashboards)
    while (state.isOpen) {
      await ask()
      await sleep(3_000)
    }
  }
  const opened = Array.from({ length: dashboards }, (_, nth) => open(nth))
  const rate = await sell(full, 3)
  state.isOpen = false
  await Promise.all(opened)
  return rate
}

const dayBefore = (day, days) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Every odd pattern over a month, the slowest told; and the number that the menu asks for. */
const watch = async (connection, today) => {
  await fill(database, full, 'mata.sql')
  const { rows } = await database.query("select kencana.fungsi_bernama('ganjil_') as f")
  const eye = 'transaksi-perlu-diperiksa'
  const range = `tgl_from=${dayBefore(today, 30)}&tgl_to=${today}&status=TERBUKA`
  const each = []
  for (const { f } of rows) {
    const pola = f.slice('ganjil_'.length).toUpperCase()
    const { found, value } = await wait(connection, full.own, {
      path: `${eye}?${range}&pola=${pola}`,
    })
    each.push({ pola, value, count: found.count })
  }
  each.sort((a, b) => b.value - a.value)
  const [worst] = each
  const all = each.reduce((sum, { value }) => sum + value, 0)
  row({
    figure: `the slowest of ${each.length} odd patterns over 30 days, ${size}`,
    value: worst.value,
    unit: 'ms',
    reference: `${worst.pola}, ${worst.count} found; all of them ${all.toFixed(0)} ms`,
    goal: { most: 250 },
  })
  const { found, value } = await wait(connection, full.own, { path: `${eye}/jumlah` })
  const figure = `how many findings of a week are open, ${size}`
  row({ figure, value, unit: 'ms', reference: `${found.data.jumlah} open`, goal: { most: 50 } })
}

try {
  await database.connect()
  const seconds = await fill(database, full, 'million.sql')
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

  const looks = { alone: [], watched: [] }
  for (let turn = 0; turn < 3; turn += 1) {
    looks.alone.push(await sell(full, 3))
    looks.watched.push(await sellWatched())
  }
  const [alone, watched] = [median(looks.alone), median(looks.watched)]
  row({
    figure: `a sale while ${dashboards} dashboards are open, ${size}`,
    value: watched / alone,
    unit: 'x',
    reference: `${watched.toFixed(0)}/s; alone ${alone.toFixed(0)}/s`,
    goal: { least: 0.85 },
  })

  const connection = await Connection.open(counters.origin)
  const today = new Date().toISOString().slice(0, 10)
  for (const days of [30, 730]) {
    for (const { title, call, filter, snapshot } of reportCalls(dayBefore(today, days), today)) {
      const figure = `${title} over ${days} days, ${size}`
      const told = await wait(connection, full.own, { path: call, body: filter })
      if (told === undefined) continue
      const { found, reference, value } = told
      const goal = { most: snapshot ? 60 : 250 }
      row({ figure, value, unit: 'ms', reference: `${found.count} rows, ${reference}`, goal })
    }
  }
  await watch(connection, today)
  connection.close()
} finally {
  await database.end()
  await counters.stop()
}
