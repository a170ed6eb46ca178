// npm run check: everything that must hold before a change lands; CI runs the same.
//   node scripts/check.mjs               all of it, the quick steps first
//   node scripts/check.mjs types server  only these steps
//   node scripts/check.mjs --short       npm test: outside CI only tests near what changed
// Tests of whole processes run where their files changed (process-tests.mjs), and every night.
// The last line counts: every test is one, and so is every step that is not a run of tests.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeDataDir, startBuiltServer } from './built-server.mjs'
import { keepChain, keptChain } from './kept-chain.mjs'
import { changedFiles, processTests, touched } from './process-tests.mjs'
import { chosenTests, walks } from './chosen-tests.mjs'
import { findChromium, noChromium, prepareChromium } from './chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'kencana-check-'))
const inCi = Boolean(process.env.CI)
/** tools/lint/run.mjs ends with this code when its tools have no build for this platform. */
const notInstallable = 3

const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }
const skipped = (why) => {
  console.log(`\n*** ${inCi ? 'MISSING, and CI skips nothing' : 'SKIPPED'}: ${why} ***\n`)
  return inCi ? failed : { passed: 0, failed: 0, skipped: 1 }
}

/** No step takes this long on any usable machine: a step that does hangs, and is ended. */
const minutesMax = 75

/** Runs a program of Node's in a process group of its own, which ends as a whole. */
const node = (args, output = 'inherit') =>
  new Promise((resolve) => {
    const own = process.platform !== 'win32'
    const stdio = ['inherit', output, output]
    const child = spawn(process.execPath, args, { cwd: root, stdio, detached: own })
    const end = (signal) => (own ? process.kill(-child.pid, signal) : child.kill(signal))
    const stopped = () => end('SIGTERM')
    const hangs = setTimeout(() => {
      console.error(`\n*** Ended after ${minutesMax} minutes: the step hangs. ***`)
      end('SIGKILL')
    }, minutesMax * 60_000)
    process.once('SIGINT', stopped).once('SIGTERM', stopped)
    child.once('exit', (status) => {
      clearTimeout(hangs)
      process.off('SIGINT', stopped).off('SIGTERM', stopped)
      resolve(status ?? 1)
    })
  })

const program =
  (...args) =>
  async () =>
    (await node(args)) === 0 ? passed : failed

const lintTool = (task) => async () => {
  const status = await node(['tools/lint/run.mjs', task])
  if (status === notInstallable) return skipped(`${task}, its tools are not there (see above)`)
  return status === 0 ? passed : failed
}

/** The process tests whose files did not change; the night runs them. */
const due = new Set(touched(changedFiles()))
const resting = processTests.filter((one) => !due.has(one)).map(({ test }) => test)
process.env.TESTS_AT_REST = resting.join(',')
/** The tests of a short check; undefined where all run, as in CI. */
const short = process.argv.includes('--short') && !inCi
const chosen = short ? chosenTests(changedFiles(), resting) : undefined
// The server's step that runs all files names the SQL functions that no test calls.
if (chosen === undefined) process.env.COUNT_CALLS = 'ya'
const rested = resting.map((file) => `--exclude=${file}`)

/** A run of tests, counted from vitest's own report; a run without any test has failed. */
let runs = 0
const tests =
  (projects, ...more) =>
  async (output) => {
    const report = path.join(reports, `${(runs += 1)}.json`)
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(more.length > 0 ? more : ['--reporter=default']),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    return count(report, await node(args, output))
  }

/** The failures in words; repeated at the end of a long run, where people look. */
const failures = []

const firstLines = (text = '') => text.split('\n').slice(0, 8).join('\n    ')

/** Notes every failed test of a run and every file that did not load; returns how many. */
const noteFailures = (files) => {
  const before = failures.length
  for (const file of files) {
    const name = path.relative(root, file.name)
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of tests)
      failures.push(`${name} > ${fullName}\n    ${failureMessages.map(firstLines).join('\n    ')}`)
    if (file.status === 'failed' && tests.length === 0)
      failures.push(`${name}\n    ${firstLines(file.message)}`)
  }
  return failures.length - before
}

const count = (report, status) => {
  try {
    const { testResults, ...sums } = JSON.parse(readFileSync(report, 'utf8'))
    const noted = noteFailures(testResults)
    return {
      passed: sums.numPassedTests,
      // An error outside any test fails the run without failing a test.
      failed: status === 0 ? noted : Math.max(noted, 1),
      skipped: sums.numPendingTests + sums.numTodoTests,
    }
  } catch {
    return failed
  }
}

const chromium = async () => {
  if (prepareChromium()) return passed
  console.error(noChromium)
  return skipped('the browser tests')
}
/** The sample chain is loaded once, while quicker steps run; each run of screens gets a copy. */
const chain = makeDataDir()
const sample = async () => {
  // A short check takes the chain that an earlier one has loaded on this day.
  const kept = short ? keptChain() : undefined
  if (kept === undefined || !existsSync(kept)) {
    const server = await startBuiltServer({ args: ['--sample'], dataDir: chain })
    await server.stop()
    if (kept !== undefined) keepChain(chain, kept)
  }
  process.env.TEST_CHAIN = kept ?? chain
  return passed
}

/** Shows test after test, so that the progress can be seen; without the server all would fail. */
const browser =
  (...files) =>
  (output) =>
    findChromium() === undefined
      ? skipped('the browser tests')
      : tests(['browser'], '--reporter=verbose', '--bail=16', ...rested, ...files)(output)

/** Screens that need settings of their own. */
const first = 'tests/browser/open.test'
const others = [first, ...walks].map((file) => `--exclude=${file}*`)
const quick = [
  {
    types: ['The compiler', program('node_modules/typescript/bin/tsc', '-b')],
    lint: ['The linter', lintTool('lint')],
    format: ['The formatter', lintTool('format-check')],
    tidy: ['The repository itself', tests(['tidy'])],
    unit: ['Pure functions', tests(['unit'])],
  },
  {
    sample: ['The sample chain', sample],
    page: ['The built page shows its log-in, and opens', browser(first)],
  },
]
/** What the last group runs: all, or what is near the change. */
const long =
  chosen === undefined
    ? [
        { browser1: ['Half of the screens in a real Chromium', browser('--shard=1/2', ...others)] },
        { browser2: ['The other half of the screens', browser('--shard=2/2', ...others)] },
        { walk: ['Every screen and every report in a real Chromium', browser(...walks)] },
        { server: ['The server on a real PostgreSQL', tests(['server', 'siege'])] },
      ]
    : [
        { browser: ['Screens near the change', browser(...chosen.browser)] },
        {
          server: [
            'The server near the change',
            tests(['server', 'siege'], '--reporter=default', ...chosen.server),
          ],
        },
      ]

/**
 * The groups of steps. A group has rows: rows run side by side, the steps of a row one after the
 * other. A group starts only when nothing has failed so far. A screen leaves a core idle more than
 * half of the time, so four rows of the last group share two cores; each row of screens has its own
 * server.
 */
const groups = [
  [
    {
      build: ['Both builds', program('scripts/prepare.mjs')],
      chromium: ['A browser for the screens', chromium],
    },
  ],
  quick,
  long,
]

/**
 * Runs a step; a quiet step prints its output when it is over, because another one prints
 * meanwhile.
 */
const runStep = async ([name, [title, act]], quiet) => {
  console.log(`\n=== ${name}: ${title}${quiet ? ', meanwhile' : ''}`)
  const start = performance.now()
  const said = path.join(reports, `${name}.txt`)
  const output = quiet ? openSync(said, 'w') : undefined
  const result = await act(output).catch((error) => {
    failures.push(`${name}\n    ${firstLines(error.message)}`)
    return failed
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const word = result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok' : 'SKIPPED'
  if (output !== undefined) {
    closeSync(output)
    process.stdout.write(`\n=== ${name}, what it said:\n${readFileSync(said, 'utf8')}`)
  }
  console.log(`=== ${name}: ${word}, ${seconds} s`)
  return result
}

const runRow = async (steps, quiet) => {
  const results = []
  for (const step of steps) results.push(await runStep(step, quiet))
  return results
}

const main = async (asked) => {
  const known = groups.flat().flatMap(Object.keys)
  const strange = asked.filter((name) => !known.includes(name))
  if (strange.length > 0) {
    console.error(`No step is called ${strange.join(', ')}. There are: ${known.join(', ')}.`)
    return 2
  }
  const total = { passed: 0, failed: 0, skipped: 0 }
  const left = []
  const wanted = ([name]) => asked.length === 0 || asked.includes(name)
  for (const group of groups) {
    const rows = group.map((row) => Object.entries(row).filter(wanted))
    if (total.failed > 0) left.push(...rows.flat().map(([name]) => name))
    else
      for (const result of (await Promise.all(rows.map((row, nth) => runRow(row, nth > 0)))).flat())
        for (const key of Object.keys(total)) total[key] += result[key]
  }
  if (left.length > 0) console.log(`\nNot run, because of the failures above: ${left.join(', ')}.`)
  if (failures.length > 0) console.log(`\nFailed:\n- ${failures.join('\n- ')}`)
  if (resting.length > 0)
    console.log(`\nLeft to the night, their files did not change: ${resting.join(', ')}.`)
  if (chosen !== undefined)
    console.log(`\nLeft to CI and to npm run check: ${chosen.left} files of tests.`)
  const tail = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${tail}`)
  return total.failed > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2).filter((word) => word !== '--short'))
} finally {
  for (const folder of [reports, chain]) rmSync(folder, { recursive: true, force: true })
}
