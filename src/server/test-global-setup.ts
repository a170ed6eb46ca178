import type { TestProject } from 'vitest/node'
import { testDatabaseUrl } from './config.ts'
import { closeTestRun, openTestRun, removeTestFolder, type TestRun } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    kencanaTestRun: TestRun
  }
}

/** vitest's `globalSetup`: gives the run a place; the database itself starts when first wanted. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = await openTestRun(testDatabaseUrl())
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
    await closeTestRun(run)
  }
}
