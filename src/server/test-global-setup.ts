import type { TestProject } from 'vitest/node'
import { testDatabaseUrl } from './config.ts'
import { neverCalled } from './test-calls.ts'
import { closeTestRun, openTestRun, removeTestFolder, type TestRun } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    kencanaTestRun: TestRun
  }
}

/** vitest's `globalSetup`: gives the run a place; the database itself starts when first wanted. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Only a run of all files of the project can tell what no test calls: scripts/check.mjs says so.
  const counts = project.name === 'server' && process.env['COUNT_CALLS'] !== undefined
  const run = { ...(await openTestRun(testDatabaseUrl())), counts }
  project.provide('kencanaTestRun', run)
  // The runner leaves at once on Ctrl-C: what is cleared must be cleared before this returns.
  const interrupted = () => {
    removeTestFolder(run.folder)
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, interrupted)
  return async () => {
    for (const signal of signals) process.off(signal, interrupted)
    const idle = await neverCalled(run)
    await closeTestRun(run)
    if (idle.length > 0) {
      process.stderr.write(`No test calls these functions of the database: ${idle.join(', ')}\n`)
      // A test of processes that rests may be the one that calls them; at night none rests.
      if (!process.env['TESTS_AT_REST']) process.exitCode = 1
    }
  }
}
