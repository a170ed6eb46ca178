// npm run check: everything that must hold before a change lands; CI runs the same.
//   node scripts/check.mjs               all of it, the quick steps first
//   node scripts/check.mjs types server  only these steps
// The last line counts: every test is one, and so is every step that is not a run of tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium, installChromium, noChromium } from './chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'kencana-check-'))
const inCi = Boolean(process.env.CI)
/** tools/lint/run.mjs ends with this when its tools have no build for this platform. */
const notInstallable = 3

const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }
const skipped = (why) => {
  console.log(`\n*** ${inCi ? 'MISSING, and CI skips nothing' : 'SKIPPED'}: ${why} ***\n`)
  return inCi ? failed : { passed: 0, failed: 0, skipped: 1 }
}

const node = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1

const program =
  (...args) =>
  () =>
    node(...args) === 0 ? passed : failed

const lintTool = (task) => () => {
  const status = node('tools/lint/run.mjs', task)
  if (status === notInstallable) return skipped(`${task}, its tools are not there (see above)`)
  return status === 0 ? passed : failed
}

/** A run of tests, counted from vitest's own report; a run that finds no test has failed. */
const tests =
  (...projects) =>
  () => {
    const report = path.join(reports, `${projects.join('-')}.json`)
    const status = node(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    )
    return count(report, status)
  }

const count = (report, status) => {
  try {
    const { testResults, ...sums } = JSON.parse(readFileSync(report, 'utf8'))
    const unread = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    const failures = sums.numFailedTests + unread
    return {
      passed: sums.numPassedTests,
      // An error outside any test fails the run without failing a test.
      failed: status === 0 ? failures : Math.max(failures, 1),
      skipped: sums.numPendingTests + sums.numTodoTests,
    }
  } catch {
    return failed
  }
}

const browser = () => {
  const chromium = findChromium() ?? installChromium()
  if (chromium === undefined) {
    console.error(noChromium)
    return skipped('the browser tests')
  }
  return tests('browser')()
}

/** The groups: within one, all steps run; a group starts only when nothing has failed so far. */
const groups = [
  {
    types: ['The compiler', program('node_modules/typescript/bin/tsc', '-b')],
    lint: ['The linter', lintTool('lint')],
    format: ['The formatter', lintTool('format-check')],
    tidy: ['The repository itself', tests('tidy')],
    unit: ['Pure functions', tests('unit')],
  },
  { server: ['The server on a real PostgreSQL', tests('server', 'siege')] },
  { build: ['Both builds', program('scripts/prepare.mjs')] },
  { browser: ['The screens in a real Chromium', browser] },
]

const runStep = (name, title, act) => {
  console.log(`\n=== ${name}: ${title}`)
  const start = performance.now()
  const result = act()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const word = result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok' : 'SKIPPED'
  console.log(`=== ${name}: ${word}, ${seconds} s`)
  return result
}

const main = (chosen) => {
  const known = groups.flatMap(Object.keys)
  const strange = chosen.filter((name) => !known.includes(name))
  if (strange.length > 0) {
    console.error(`No step is called ${strange.join(', ')}. There are: ${known.join(', ')}.`)
    return 2
  }
  const total = { passed: 0, failed: 0, skipped: 0 }
  const left = []
  for (const group of groups) {
    const stop = total.failed > 0
    for (const [name, [title, act]] of Object.entries(group)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue
      if (stop) {
        left.push(name)
        continue
      }
      const result = runStep(name, title, act)
      for (const key of Object.keys(total)) total[key] += result[key]
    }
  }
  if (left.length > 0) console.log(`\nNot run, because of the failures above: ${left.join(', ')}.`)
  const tail = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${tail}`)
  return total.failed > 0 ? 1 : 0
}

try {
  process.exitCode = main(process.argv.slice(2))
} finally {
  rmSync(reports, { recursive: true, force: true })
}
