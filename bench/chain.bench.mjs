// The chain: 200 shops on one server, four open pages in each (one of them a dashboard), sales and
// reports at a steady rate. A process of its own plays the people, and its processor time is told
// beside that of what it measures.
import { fork } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCounters } from './counters.mjs'
import { row } from './row.mjs'

const shops = Number(process.env.BENCH_SHOPS ?? 200)
const seconds = Number(process.env.BENCH_SECONDS ?? 40)
/** For the whole chain, in a second. */
const sales = 20
const reports = 5
const saleMs = 100
const ticks = 100

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined // it has ended meanwhile
  }
}
const cpuOf = (pid) => {
  const stat = statOf(pid)
  return stat === undefined ? 0 : (Number(stat[11]) + Number(stat[12])) / ticks
}
/** The memory of a process, in MB (1,048,576 bytes). */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** The processes of PostgreSQL: the first of them writes its number into its folder. */
const databaseOf = (dataDir) => {
  const first = readFileSync(path.join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]
  const children = readdirSync('/proc').filter((pid) => statOf(pid)?.[1] === first)
  return [first, ...children]
}

/** So many times the rates of the goal: what breaks first, and where? */
const steps = [2, 4, 8]
const stepSeconds = 12
const rounds = [seconds + 10, ...steps.map((times) => times * (stepSeconds + 10))]
const rings = Math.ceil((sales * 3 * rounds.reduce((sum, one) => sum + one, 0)) / shops) + 6

const counters = await openCounters(rings, shops, 3)
const crowd = fork(path.join(import.meta.dirname, 'chain-crowd.mjs'))
const gone = new Promise((_resolve, reject) => {
  crowd.once('exit', () => reject(new Error('the crowd ended: it has said why')))
})
gone.catch(() => undefined) // it ends at last, when nobody waits
const said = (wanted) => {
  const told = new Promise((resolve) => {
    const hear = (message) => {
      if (message.what !== wanted) return
      crowd.off('message', hear)
      resolve(message)
    }
    crowd.on('message', hear)
  })
  return Promise.race([told, gone])
}
const cpu = () => ({
  ours: cpuOf(counters.pid),
  database: databaseOf(counters.dataDir).reduce((sum, pid) => sum + cpuOf(pid), 0),
})

/** The crowd works at so many times the rates of the goal. */
async function work(times, lasts) {
  const [begun, ended, done] = [said('begun'), said('ended'), said('done')]
  crowd.send({ sales: sales * times, reports: reports * times, seconds: lasts })
  await begun
  const before = cpu()
  await ended
  const after = cpu()
  const memory = memoryOf(counters.pid)
  const found = await done
  if (found.errors.length > 0) throw new Error(found.errors.slice(0, 5).join('\n'))
  const share = (spent) => `${((spent / lasts) * 100).toFixed(0)} %`
  const cores = [
    `of ${os.cpus().length} cores ours takes ${share(after.ours - before.ours)}`,
    `PostgreSQL ${share(after.database - before.database)}`,
    `the crowd ${share(found.used)} of one`,
  ].join(', ')
  const rate = `${found.sale.perSecond.toFixed(0)} sales, ${found.report.perSecond.toFixed(0)} reports and ${(found.asked / lasts).toFixed(0)} calls a second`
  return { ...found, memory, reference: `p50 ${found.sale.p50.toFixed(0)} ms; ${rate}; ${cores}` }
}

/** The first step at which a sale takes longer than the goal allows. */
async function breaksAt() {
  for (const times of steps) {
    const found = await work(times, stepSeconds)
    if (found.sale.p99 > saleMs || times === steps.at(-1)) return { times, ...found }
  }
}

try {
  const open = said('open')
  crowd.send({ origin: counters.origin, shops: counters.shops })
  await open
  const still = memoryOf(counters.pid)
  const { dashboards, late, memory, reference, report, sale } = await work(1, seconds)

  const size = `${shops} shops, ${shops * 4} pages`
  row({
    figure: `the chain, ${size}: a sale's p99`,
    value: sale.p99,
    unit: 'ms',
    reference,
    goal: { most: saleMs },
  })
  row({
    figure: `the chain, ${size}: a report's p99`,
    value: report.p99,
    unit: 'ms',
    reference: `p50 ${report.p50.toFixed(0)} ms, sales of a month by seller`,
  })
  row({
    figure: `the chain, ${size}: six answers of a dashboard, p99`,
    value: dashboards.p99,
    unit: 'ms',
    reference: `p50 ${dashboards.p50.toFixed(0)} ms`,
  })
  row({
    figure: `the chain, ${size}: our process`,
    value: memory,
    unit: 'MB',
    reference: `${still.toFixed(0)} MB with all pages open and still`,
    goal: { most: 500 },
  })
  row({
    figure: `the chain, ${size}: what the crowd began late`,
    value: late,
    unit: 'ms',
    reference: 'p99 against its own clock: above 20 ms the figures are not ours alone',
  })
  const broken = await breaksAt()
  const until = broken.sale.p99 > saleMs ? 'at' : 'even at'
  row({
    figure: `the chain, ${size}, ${until} ${broken.times} times these rates: a sale's p99`,
    value: broken.sale.p99,
    unit: 'ms',
    reference: broken.reference,
  })
  crowd.send({ close: true })
} finally {
  crowd.kill()
  await counters.stop()
}
