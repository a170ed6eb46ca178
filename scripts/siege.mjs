// npm run siege: the tests of the siege project (x.siege.test.ts) with their full counts, and a
// whole Saturday in four browsers (tests/sabtu). The siege's own tests run in `npm run check` with
// small counts. Counts can be set one by one:
//   SIEGE_KILLS=50 SIEGE_RACES=10000 SIEGE_FUZZ=2000 SIEGE_VISITS=60 npm run siege -- penjualan
// SIEGE_OPENING is how many pieces come out of one file.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const full = {
  SIEGE_KILLS: '50',
  SIEGE_RACES: '10000',
  SIEGE_FUZZ: '2000',
  SIEGE_VISITS: '60',
  SIEGE_OPENING: '10000',
}

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--project', 'siege', '--project', 'sabtu'],
    ...process.argv.slice(2),
  ],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...full, ...process.env },
  },
)
process.exitCode = status ?? 1
