// Search as you type in 100,000 pieces of one shop, and the nota of a sale as PDF.
import { randomUUID } from 'node:crypto'
import { Connection } from './connection.mjs'
import { nextSale, openCounters } from './counters.mjs'
import { load, median } from './load.mjs'
import { row } from './row.mjs'

const pieces = Number(process.env.BENCH_PIECES ?? 100_000)
const counters = await openCounters(pieces, 1)
const [shop] = counters.shops

/** Words as somebody types them: a part of a barcode, of a name, two words, few letters. */
const typed = (count) => {
  const barcode = shop.barcodes[(count * 7919) % shop.barcodes.length]
  return [barcode.slice(-6), 'delima', `krawang ${count % 997}`, 'rotan 12'][count % 4]
}
const search = (count, client) => ({
  path: `/api/v1/barang/cari?limit=50&q=${encodeURIComponent(typed(count))}`,
  headers: { 'x-auth-token': shop.tokens[client % shop.tokens.length] },
})

const must = (found) => {
  if (found.errors.size > 0) throw new Error([...found.errors.keys()].join('\n'))
  return found
}

const print = async (connection, notas) => {
  const start = performance.now()
  const { body, status } = await connection.send({
    method: 'POST',
    path: '/api/v1/penjualan/cetak',
    headers: { 'x-auth-token': shop.tokens[0] },
    body: JSON.stringify({ no_faktur_jual: notas, id_cetak: randomUUID(), alasan: 'bench' }),
  })
  if (status !== 200 || !body.toString('latin1', 0, 5).startsWith('%PDF-'))
    throw new Error('no PDF')
  return performance.now() - start
}

const sell = async (connection) => {
  const { body } = await connection.send(nextSale(shop, 0))
  return JSON.parse(body.toString()).data.notajual[0]
}

try {
  const figure = `search as you type in ${pieces} pieces, first 50 rows`
  const one = must(await load({ origin: counters.origin, connections: 1, next: search }))
  const reference = `p99 ${one.p99.toFixed(2)} ms`
  row({ figure: `${figure}: p50`, value: one.p50, unit: 'ms', reference, goal: { most: 10 } })
  const eight = must(await load({ origin: counters.origin, connections: 8, next: search }))
  const many = { figure: `${figure}: 8 clients`, value: eight.perSecond, unit: '/s' }
  row({ ...many, reference: `p50 ${eight.p50.toFixed(2)} ms`, goal: { least: 1000 } })

  const connection = await Connection.open(counters.origin)
  const notas = []
  for (let nth = 0; nth < 10; nth += 1) notas.push(await sell(connection))
  const times = []
  for (let nth = 0; nth < 20; nth += 1)
    times.push(await print(connection, notas.slice(nth % 10, 1 + (nth % 10))))
  const first = `first ${times[0].toFixed(0)} ms, median of ${times.length}`
  row({
    figure: 'a nota as PDF',
    value: median(times),
    unit: 'ms',
    reference: first,
    goal: { most: 80 },
  })
  row({
    figure: 'ten notas as one PDF',
    value: await print(connection, notas),
    unit: 'ms',
    goal: { most: 500 },
  })
  connection.close()
} finally {
  await counters.stop()
}
