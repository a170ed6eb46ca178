// npm run snapshots: writes snapshots/*.txt anew from what the house is now. The same tests compare
// them in `npm run check`; read the difference before it is committed.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const files = [
  'src/house-papers.test.ts',
  'src/house-snapshots.test.ts',
  'src/house-tables.server.test.ts',
  'src/house-sql.server.test.ts',
]

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'server', ...files],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, SNAPSHOTS: 'write' },
  },
)
process.exitCode = status ?? 1
