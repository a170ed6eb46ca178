// The yardstick: bench/yardstick/bare-sale.mjs, the thinnest honest server for a sale of three
// pieces and two payments, in a database of its own on the same PostgreSQL.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const folder = path.join(import.meta.dirname, 'yardstick')
const database = 'kencana_yardstick'

const query = async (url, ...texts) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Starts the yardstick on the PostgreSQL of this address; {origin, stop}. */
export async function startYardstick(databaseUrl) {
  await query(
    databaseUrl,
    `drop database if exists ${database} with (force)`,
    `create database ${database}`,
  )
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  await query(url.href, readFileSync(path.join(folder, 'bare-sale.sql'), 'utf8'), 'analyze')
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(folder, 'bare-sale.mjs')], {
    env: { ...process.env, DATABASE_URL: url.href, PORT: String(port) },
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(origin, { method: 'POST', body: '{}' }).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The yardstick did not start.')
    await sleep(20)
  }
  return {
    origin,
    async stop() {
      child.kill()
      await ended
      await query(databaseUrl, `drop database if exists ${database} with (force)`)
    },
  }
}

const pieces = 200_000
const shops = 4

/** The yardstick's sale number `count`: three pieces of their own, two payments, eight entries. */
export function yardstickSale(count) {
  const lines = [0, 1, 2].map((at) => ({
    b: ((count * 3 + at) % pieces) + 1,
    n: 'CINCIN',
    g: 'G1',
    w: 1250,
    o: 10_000,
    h: 900_000,
  }))
  const pays = [
    { j: 'CASH', r: null, a: 1_000_000 },
    { j: 'DEBET', r: 'BCA1', a: 1_730_000 },
  ]
  const led = ['1101', '1102', '4101', '4102', '5101', '1201', '2101', '1301'].map((k, at) => ({
    k,
    d: at % 2 === 0 ? 682_500 : 0,
    c: at % 2 === 0 ? 0 : 682_500,
  }))
  const sale = { toko: (count % shops) + 1, ks: 'SLS1', cu: 17, tot: 2_730_000, w: 3750 }
  return { method: 'POST', path: '/', body: JSON.stringify({ ...sale, lines, pays, led }) }
}
