// The tests that start, kill and restart whole processes or read tens of megabytes: seconds each,
// and each proves what few files do. `npm run check` runs those whose files changed, and
// `npm run siege` runs all of them, every night (ADR 0252). A tidy test keeps the list whole.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** What all of them stand on. */
const always = [
  'package-lock.json',
  'vitest.config.ts',
  'scripts/process-tests.mjs',
  'src/server/test-process.ts',
  'src/server/test-cluster.ts',
]
/** How a server process starts, serves and ends. */
const start = [
  'src/server/*.ts',
  'src/server/postgres/**',
  'src/server/http/**',
  'src/start.server.ts',
  'scripts/start.mjs',
  'scripts/keep-running.mjs',
]

/** What goes between two servers, and dies with them. */
const betweenServers = [
  'src/server/chain/**',
  'src/server/posting/**',
  'src/modules/antar-toko/*.ts',
  'src/modules/antar-toko/*.sql',
  'src/modules/pusat/*.sql',
  'scenarios/mesin.ts',
  'scenarios/dua-toko.ts',
]

/** Each test, its project, and the files whose change it has to see; `**` is any path. */
export const processTests = [
  { test: 'src/server/lifecycle.test.ts', stands: start },
  { test: 'src/server/lifecycle-https.test.ts', stands: [...start, 'src/server/tls/**'] },
  { test: 'src/server/keep-running.test.ts', stands: ['scripts/keep-running.mjs'] },
  { test: 'src/server/postgres/postgres.test.ts', stands: ['src/server/postgres/**'] },
  { test: 'src/server/backup/trial.test.ts', stands: ['src/server/backup/**'] },
  { test: 'src/server/sheet/read-sheet.test.ts', stands: ['src/server/sheet/**'] },
  {
    test: 'scenarios/pembaca-lambat.test.ts',
    stands: [
      'src/server/db*.ts',
      'src/server/http/**',
      'src/server/report/**',
      'src/server/paper/**',
      'src/server/sheet/**',
    ],
  },
  {
    test: 'scenarios/cabang-terpisah.test.ts',
    stands: [...start, 'src/modules/pusat/**', 'scenarios/mesin.ts'],
  },
  {
    test: 'scenarios/dua-server.test.ts',
    stands: [...start, 'src/server/live/**', 'src/server/files/**', 'scenarios/mesin.ts'],
  },
  {
    test: 'scenarios/mati.siege.test.ts',
    stands: [...start, 'src/server/posting/**', 'migrations/**'],
  },
  {
    test: 'scenarios/uang-mati.siege.test.ts',
    stands: [
      ...start,
      ...betweenServers,
      'src/modules/kirim-uang/*.ts',
      'src/modules/kirim-uang/*.sql',
    ],
  },
  {
    test: 'scenarios/barang-mati.siege.test.ts',
    stands: [
      ...start,
      ...betweenServers,
      'src/modules/kirim-barang/*.ts',
      'src/modules/kirim-barang/*.sql',
    ],
  },
  { test: 'src/sample/skala.server.test.ts', stands: ['src/sample/**'] },
  { test: 'tests/browser/restart.test.ts', stands: [...start, 'src/web/live.tsx'] },
]

const escaped = (text) => text.replace(/[.+^$()|[\]\\{}]/g, String.raw`\$&`)

/** Whether a path is one of those that a pattern means: `*` is a name, `**` any path below. */
export const meant = (pattern, name) =>
  new RegExp(
    `^${pattern
      .split('**')
      .map((part) => part.split('*').map(escaped).join('[^/]*'))
      .join('.*')}$`,
  ).test(name)

/** A test that changed counts for itself only. */
const changes = (name, { test, stands }) =>
  name === test ||
  (!/\.test\.tsx?$/.test(name) && [...always, ...stands].some((pattern) => meant(pattern, name)))

/** Which of them have to run when these files changed; all, where nobody knows what changed. */
export const touched = (changed) =>
  processTests.filter((one) => changed === undefined || changed.some((name) => changes(name, one)))

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * What changed since this branch left main, and is not committed yet. On main itself, whose
 * changes came through such a check before, it is the last commit. Undefined without a history.
 */
export function changedFiles() {
  const head = git('rev-parse', 'HEAD')
  const bases = ['origin/main', 'main'].map((name) => git('merge-base', name, 'HEAD'))
  const left = bases.find((base) => base !== undefined && base !== head)
  const base = left ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  if (head === undefined || base === undefined) return undefined
  const named = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  if (named.includes(undefined)) return undefined
  return named.flatMap((names) => names.split('\n')).filter((name) => name !== '')
}
