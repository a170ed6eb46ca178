// Which tests exist, told by their names:
//   unit     src/**/x.test.ts            pure functions of plain values, no database, no server
//   tidy     tidy/x.test.ts              the repository itself
//   server   src/server/**, x.server.test.ts, scenarios/   on a real PostgreSQL, through HTTP
//   siege    x.siege.test.ts             races, kills, fuzz; full counts by `npm run siege`
//   browser  tests/browser/, x.browser.test.ts             the built server in a real Chromium
//   sabtu    tests/sabtu/           a whole Saturday in four browsers; only by `npm run siege`
import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { phrases } from './tools/phrases.vite.ts'
import { programs } from './tools/program.vite.ts'

const browser = ['tests/browser/**/*.test.ts', 'src/**/*.browser.test.ts']
const siege = ['src/**/*.siege.test.ts', 'scenarios/**/*.siege.test.ts']
const server = ['src/server/**/*.test.ts', 'src/**/*.server.test.ts', 'scenarios/**/*.test.ts']

/**
 * Tests of whole processes whose files did not change (scripts/check.mjs). A project that excludes
 * files of its own does not hear of `--exclude`.
 */
const resting = (process.env['TESTS_AT_REST'] ?? '').split(',').filter((file) => file !== '')

/** Starts PostgreSQL and makes the template database that each worker clones. */
const database = ['src/server/test-global-setup.ts'].filter((file) => existsSync(file))
// A limit only ends what hangs: how fast a machine is, and what else it does, is no test's
// business.
const patience = { testTimeout: 120_000, hookTimeout: 180_000 }
/** One file after the other: they share one server, one sample chain and its users. */
const inBrowser = {
  globalSetup: ['tests/browser/global-setup.ts'],
  ...patience,
  // A long test takes half a minute; beside three other runs on two slow cores, minutes.
  testTimeout: 300_000,
  maxWorkers: 1,
  isolate: false, // the harness is read once, not once for each of fifty files
}
const onDatabase = { globalSetup: database, ...patience }

export default defineConfig({
  plugins: [phrases(), programs()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    allowOnly: false,
    // Vitest's own patience with what is waited for is a second: too short for a busy machine.
    expect: { poll: { timeout: 90_000 } },
    ...patience,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...server, ...siege, ...browser],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'tidy', include: ['tidy/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: [...siege, ...browser, ...resting],
          isolate: false, // the house is read once, not once for each of a hundred files
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'siege',
          include: siege,
          exclude: resting,
          isolate: false, // as above
          ...onDatabase,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: browser, ...inBrowser },
      },
      {
        extends: true,
        test: {
          name: 'sabtu',
          include: ['tests/sabtu/**/*.test.ts'],
          ...inBrowser,
          testTimeout: 3_600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
