// The people of the chain: pages with their sockets and calls, as a browser was seen to make them.
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { Connection } from './connection.mjs'
import { nextSale } from './counters.mjs'
import { summaryOf } from './load.mjs'

/** What a page asks for when it opens: everybody, a counter, a dashboard. */
const everybody = ['users/sesi', 'users/layar']
const counter = [
  'sales/get/all',
  'penjualan/toko-buka',
  'harga-emas/umur',
  'penjualan/draf',
  'parabeli/get/all',
  'penjualan/harga-hari-ini',
]
const dashboard = [
  'dashboard/hari-ini',
  'penjualan/chart?type=today',
  'pembelian/chart?type=today',
  'penjualan/chart?type=monthly',
  'pembelian/chart?type=monthly',
  'transaction/daily-transaction-get-year',
]
const dashboardMs = 3_000

/** How long the crowd works before it is measured. */
const warmMs = 4_000

/** A line that lay so long may be closed by the server at any moment: a new one is opened. */
const idleMs = 30_000

const state = { isMeasured: false, isOver: false, asked: 0, open: 0, times: undefined, errors: [] }
const afresh = () => ({ sale: [], report: [], dashboard: [], late: [] })

/** Connections that whoever is next takes; a browser keeps some, too. */
class Lines {
  #free = []
  #waiting = []
  #origin
  constructor(origin, lines) {
    this.#origin = origin
    this.#free = lines.map((line) => ({ line, used: performance.now() }))
  }
  static async open(origin, count) {
    const lines = Array.from({ length: count }, () => Connection.open(origin))
    return new Lines(origin, await Promise.all(lines))
  }
  async #take() {
    const last = this.#free.pop()
    if (last === undefined) return new Promise((take) => void this.#waiting.push(take))
    if (performance.now() - last.used < idleMs) return last.line
    last.line.close()
    return Connection.open(this.#origin)
  }
  async send(request) {
    state.open += 1
    const line = await this.#take()
    try {
      state.asked += 1
      const { body, status } = await line.send(request)
      if (status !== 200)
        state.errors.push(`${request.path}: ${status} ${body.toString().slice(0, 200)}`)
      return body
    } finally {
      state.open -= 1
      const next = this.#waiting.shift()
      if (next) next(line)
      else this.#free.push({ line, used: performance.now() })
    }
  }
}

const asks = (path, token) => ({
  method: 'GET',
  path: `/api/v1/${path}`,
  headers: { 'x-auth-token': token },
  body: '',
})

/** One page: its calls, its socket; a dashboard asks again for its figures when it hears news. */
async function openPage({ lines, origin }, token, device, isDashboard) {
  const socket = io(origin, { auth: { token, perangkat: device }, transports: ['websocket'] })
  const connected = new Promise((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const own = isDashboard ? dashboard : counter
  for (const path of [...everybody, ...own]) await lines.send(asks(path, token))
  await connected
  let timer
  const again = async () => {
    timer = undefined
    const start = performance.now()
    await Promise.all(dashboard.map((path) => lines.send(asks(path, token))))
    if (state.isMeasured) state.times.dashboard.push(performance.now() - start)
  }
  socket.on('berubah', () => {
    if (isDashboard) timer ??= setTimeout(() => void again(), dashboardMs)
  })
  return () => {
    clearTimeout(timer)
    socket.close()
  }
}

/** Does it so often in a second whether or not the last one has ended, as people do. */
async function steadily(perSecond, work, name) {
  const start = performance.now()
  for (let nth = 0; !state.isOver; nth += 1) {
    const due = start + (nth * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const begun = performance.now()
    const measured = state.isMeasured
    if (measured) state.times.late.push(Math.max(0, begun - due))
    void work(nth).then(() => {
      // Who waits because the server is behind has waited since he wanted it.
      if (measured) state.times[name].push(performance.now() - due)
    })
  }
}

/** Everybody opens his page; answers how all of them close it. */
async function openAll(world, shops) {
  const pages = []
  for (const { own, shop, tokens } of shops) {
    const named = (name) => `${name}.${shop}`.toLowerCase()
    pages.push(await openPage(world, own, named('own'), true))
    for (const [at, token] of tokens.entries())
      pages.push(await openPage(world, token, named(`k${at}`), false))
  }
  return () => {
    for (const close of pages) close()
  }
}

const today = new Date().toISOString().slice(0, 10)
const report = ({ own }) => ({
  method: 'POST',
  path: '/api/v1/penjualan/report-per-sales',
  headers: { 'x-auth-token': own },
  body: JSON.stringify({ tgl_from: `${today.slice(0, 7)}-01`, tgl_to: today }),
})

/** The crowd works at these rates for so long, and tells what it met. */
async function round({ lines }, shops, { reports, sales, seconds }) {
  Object.assign(state, { isOver: false, times: afresh(), errors: [] })
  // 7,919 is a prime: the shops come in a mixed order.
  const shopAt = (nth) => shops[(nth * 7_919) % shops.length]
  const working = [
    steadily(sales, (nth) => lines.send(nextSale(shopAt(nth), nth)), 'sale'),
    steadily(reports, (nth) => lines.send(report(shopAt(nth))), 'report'),
  ]
  await sleep(warmMs)
  const used = process.cpuUsage()
  Object.assign(state, { isMeasured: true, asked: 0 })
  process.send({ what: 'begun' })
  await sleep(seconds * 1_000)
  state.isMeasured = false
  const { system, user } = process.cpuUsage(used)
  const { asked } = state
  process.send({ what: 'ended' })
  state.isOver = true
  await Promise.all(working)
  await sleep(dashboardMs + 2_000)
  if (state.open > 0) state.errors.push(`${state.open} calls had no answer after 5 s`)
  const { times } = state
  const told = (list) => summaryOf(list, seconds, new Map())
  process.send({
    what: 'done',
    sale: told(times.sale),
    report: told(times.report),
    dashboards: told(times.dashboard),
    late: told(times.late).p99,
    used: (user + system) / 1e6,
    asked,
    errors: state.errors,
  })
}

async function play({ origin, shops }) {
  const world = { origin, lines: await Lines.open(origin, 64) }
  const close = await openAll(world, shops)
  process.on('message', (wanted) => {
    if (wanted.close) close()
    else round(world, shops, wanted).catch(die)
  })
  process.send({ what: 'open' })
}

const die = (error) => {
  console.error(error)
  process.exit(1)
}
process.once('message', (world) => void play(world).catch(die))
