// The first screen of every report of the sample chain, over its last month.
import { Connection } from './connection.mjs'
import { median } from './load.mjs'
import { reportCalls } from './report-calls.mjs'
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
  if (answer.status === 404) return undefined // the shop has it switched off
  if (answer.status !== 200) throw new Error(`${method} ${call}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

const { data } = await ask('POST', 'users/login', '', {
  user_id: 'own',
  password: 'kencana-contoh',
})
const { token, user } = data
const tgl_to = user.tgl_system
const tgl_from = new Date(Date.parse(tgl_to) - 30 * 86_400_000).toISOString().slice(0, 10)

for (const { title, call, filter } of reportCalls(tgl_from, tgl_to)) {
  const times = []
  let rows = 0
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now()
    const answer = await ask('POST', call, token, filter)
    if (answer === undefined) break
    rows = answer.count
    times.push(performance.now() - start)
  }
  if (times.length === 0) continue
  const reference = `${rows} rows, median of ${times.length}`
  row({ figure: title, value: median(times), unit: 'ms', reference, goal: { most: 250 } })
}
connection.close()
