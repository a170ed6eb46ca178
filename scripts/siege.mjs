// npm run siege: the tests of the siege project (x.siege.test.ts) with their full counts, a whole
// Saturday in four browsers (tests/sabtu), and every test of whole processes (process-tests.mjs).
// The siege's own tests run in `npm run check` with small counts. Counts can be set one by one:
//   SIEGE_KILLS=50 SIEGE_RACES=10000 SIEGE_FUZZ=2000 SIEGE_VISITS=60 npm run siege -- penjualan
// SIEGE_BAGS is how many bags of bought gold a thief sees, SIEGE_OPENING how many pieces come out
// of one file, SIEGE_DAYS how long a chain has run.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { processTests } from './process-tests.mjs'

const full = {
  SIEGE_KILLS: '50',
  SIEGE_RACES: '10000',
  SIEGE_FUZZ: '2000',
  SIEGE_VISITS: '60',
  SIEGE_OPENING: '10000',
  SIEGE_BAGS: '450',
  SIEGE_DAYS: '90',
}

const run = (...args) => {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...full, ...process.env },
    },
  )
  return status ?? 1
}

const chosen = process.argv.slice(2)
const files = processTests.map(({ test }) => test)
// The Saturday cuts the power of its server: what asks the same server comes before it, in a run
// of its own. A run has either one worker or two.
const whole = [
  ['--project=siege'],
  ['--project=sabtu', 'tests/sabtu/layar.test.ts'],
  ['--project=sabtu', 'tests/sabtu/sabtu.test.ts'],
  ['--project=server', ...files],
  ['--project=browser', ...files],
]
const runs = chosen.length > 0 ? [['--project=siege', '--project=sabtu', ...chosen]] : whole
process.exitCode = Math.max(...runs.map((args) => run(...args)))
