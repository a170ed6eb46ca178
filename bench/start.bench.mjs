// The second start on a data folder, and what our Node process holds when nobody is there.
import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, startBuiltServer } from '../scripts/built-server.mjs'
import { median } from './load.mjs'
import { row } from './row.mjs'

const runs = 5
const idleMs = 3000
const dataDir = makeDataDir()

const residentMb = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

try {
  await (await startBuiltServer({ dataDir })).stop()
  const starts = []
  const memory = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const server = await startBuiltServer({ dataDir })
    starts.push(performance.now() - start)
    await sleep(idleMs)
    if (process.platform === 'linux') memory.push(residentMb(server.pid))
    await server.stop()
  }
  const reference = `median of ${runs}`
  const figure = 'second start to first answer'
  row({ figure, value: median(starts), unit: 'ms', reference, goal: { most: 1500 } })
  if (memory.length > 0) {
    const idle = 'idle memory of our Node process'
    row({ figure: idle, value: median(memory), unit: 'MB', reference, goal: { most: 160 } })
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
