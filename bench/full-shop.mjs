// A shop with years in its books, written straight into them, and how long its screens wait.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { median } from './load.mjs'

/** So many lines of sales unless told. */
export const lines = Number(process.env.BENCH_LINES ?? 100_000)
export const size = `${lines} lines in the books`

/** Writes straight into the books of this shop what a file says; the seconds that it took. */
export async function fill(database, { shop }, name) {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .replaceAll('$shop', shop)
    .replaceAll('$sales', String(Math.trunc(lines / 3)))
  const start = performance.now()
  await database.query(text)
  await database.query('vacuum analyze')
  await database.query('checkpoint')
  return (performance.now() - start) / 1000
}

const times = 7

/** What a call answers, and how long it takes; undefined where the shop has it switched off. */
export async function wait(connection, token, { body, path }) {
  const took = []
  let found
  for (let run = 0; run < times; run += 1) {
    const start = performance.now()
    const answer = await connection.send({
      method: body === undefined ? 'GET' : 'POST',
      path: `/api/v1/${path}`,
      headers: { 'x-auth-token': token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    took.push(performance.now() - start)
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    found = JSON.parse(answer.body.toString())
  }
  return { value: median(took), found, reference: `median of ${times}` }
}
