import type { TestProject } from 'vitest/node'
import { testDatabaseUrl } from './config.ts'
import { closeTestRun, openTestRun, type TestRun } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    kencanaTestRun: TestRun
  }
}

/** vitest's `globalSetup`: gives the run a place; the database itself starts when first wanted. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = await openTestRun(testDatabaseUrl())
  project.provide('kencanaTestRun', run)
  return () => closeTestRun(run)
}
