// The first screen of every report of the sample chain, over its last month.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Connection } from './connection.mjs'
import { median } from './load.mjs'
import { row } from './row.mjs'

const origin = process.env.BENCH_ORIGIN
const connection = await Connection.open(origin)
const ask = async (method, call, token, body) => {
  const answer = await connection.send({
    method,
    path: `/api/v1/${call}`,
    headers: { 'x-auth-token': token, 'x-perangkat': 'bench' },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  const text = answer.body.toString()
  if (answer.status !== 200) throw new Error(`${method} ${call}: ${answer.status} ${text}`)
  return JSON.parse(text).data
}

const { token, user } = await ask('POST', 'users/login', '', {
  user_id: 'own',
  password: 'kencana-contoh',
})
const tgl_to = user.tgl_system
const tgl_from = new Date(Date.parse(tgl_to) - 30 * 86_400_000).toISOString().slice(0, 10)
const reports = readFileSync(path.resolve(import.meta.dirname, '../snapshots/reports.txt'), 'utf8')

/** Filters that a report must be given; what is not its own, it leaves alone. */
const filter = { tgl_from, tgl_to, tgl: tgl_to }
const choices = { 'penjualan/report': 'no_faktur_jual', 'penjualan/report-detail': 'kode_barcode' }

for (const [, title, call] of reports.matchAll(/^\/\S+ {2}(.+?) {2}\((\S+)\)$/gm)) {
  if (call === 'reportbarang/riwayat-barang') continue // one piece: no list to be slow
  const body = { ...filter, sort_by: choices[call] }
  const times = []
  let rows = 0
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now()
    rows = (await ask('POST', call, token, body)).rows.length
    times.push(performance.now() - start)
  }
  const reference = `${rows} rows, median of ${times.length}`
  row({ figure: title, value: median(times), unit: 'ms', reference, goal: { most: 250 } })
}
connection.close()
