// npm run bench                 every bench/*.bench.mjs against one built server, one after the
// other
// npm run bench -- yardstick    only those whose name contains the word
// npm run bench -- million --lines 1000000   so many sale lines in the books of one shop
//   BENCH_SCALE=10              a sample chain this many times larger
// Rows are printed and appended to bench/results/<date>.tsv for comparison over time.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { databaseUrlOf, startBuiltServer } from './built-server.mjs'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'bench')
const columns = ['time', 'commit', 'figure', 'value', 'unit', 'reference', 'goal', 'met']

const goalText = ({ most, least }) =>
  most === undefined ? (least === undefined ? '' : `>= ${least}`) : `<= ${most}`

const short = (value) =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))

/** Runs one benchmark in a process of its own and returns its rows. */
const run = (file, env) => {
  const { stdout, status } = spawnSync(process.execPath, [path.join(folder, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = stdout.split('\n')
  const rows = lines
    .filter((line) => line.startsWith('row '))
    .map((line) => JSON.parse(line.slice(4)))
  const rest = lines.filter((line) => line !== '' && !line.startsWith('row '))
  if (rest.length > 0) console.log(rest.join('\n'))
  return { rows, failed: status !== 0 }
}

const keep = (rows) => {
  const now = new Date().toISOString()
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  const file = path.join(folder, 'results', `${now.slice(0, 10)}.tsv`)
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) appendFileSync(file, `${columns.join('\t')}\n`)
  for (const { figure, value, unit, reference, goal, met } of rows) {
    const cells = [now.slice(0, 16), git.stdout.trim(), figure, short(value), unit, reference]
    appendFileSync(file, `${[...cells, goalText(goal), met ? 'yes' : 'NO'].join('\t')}\n`)
  }
  return path.relative(root, file)
}

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string' } },
})
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.mjs'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
console.log(`${os.cpus().length} cores, Node ${process.versions.node}, ${files.length} benchmarks`)

const scale = process.env.BENCH_SCALE
const args = ['--sample', ...(scale ? [`--scale=${scale}`] : [])]
const server = await startBuiltServer({ args })
const env = {
  BENCH_ORIGIN: server.origin,
  BENCH_DATABASE_URL: databaseUrlOf(server.dataDir, 'postgres'),
  ...(options.lines ? { BENCH_LINES: options.lines } : {}),
}
const all = []
try {
  for (const file of files) {
    console.log(`\n=== ${file}`)
    const { rows, failed } = run(file, env)
    for (const { figure, value, unit, reference, goal, met } of rows) {
      const aim = goalText(goal)
      const verdict = aim === '' ? '' : `  goal ${aim}: ${met ? 'met' : 'MISSED'}`
      console.log(`${figure}: ${short(value)} ${unit}  (${reference})${verdict}`)
    }
    if (failed) process.exitCode = 1
    all.push(...rows)
  }
} finally {
  await server.stop()
}
if (all.length > 0) console.log(`\nKept in ${keep(all)}`)
