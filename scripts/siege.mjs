// npm run siege: the tests of the siege project (x.siege.test.ts) with their full counts. The same
// tests run in `npm run check` with small ones. Counts can be set one by one:
//   SIEGE_KILLS=50 SIEGE_RACES=10000 SIEGE_FUZZ=2000 npm run siege -- penjualan
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const full = { SIEGE_KILLS: '50', SIEGE_RACES: '10000', SIEGE_FUZZ: '2000' }

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'siege', ...process.argv.slice(2)],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...full, ...process.env },
  },
)
process.exitCode = status ?? 1
