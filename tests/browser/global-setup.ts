import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDataDir, startBuiltServer, type BuiltServer } from '../../scripts/built-server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running server, and where signed-in users are remembered. */
    readonly browserTest: {
      origin: string
      sessions: string
      /** The server's process, and the folder of its database. */
      pid: number
      dataDir: string
    }
  }
}

/** With the sample chain: a copy of the one that scripts/check.mjs has loaded, or loaded here. */
async function startServer(): Promise<BuiltServer> {
  const loaded = process.env['TEST_CHAIN'] || undefined
  // A passkey is of a name that the server knows as its own.
  // At whatever hour this runs, no backup but those that a test makes.
  const variables = { HTTPS_NAMES: 'localhost', BACKUP_HOUR: 'off' }
  if (loaded === undefined) return startBuiltServer({ args: ['--sample'], variables })
  const dataDir = copyDataDir(loaded)
  const server = await startBuiltServer({ dataDir, variables })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** One built server with the sample chain for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const sessions = mkdtempSync(path.join(tmpdir(), 'kencana-sessions-'))
  project.provide('browserTest', {
    origin: server.origin,
    sessions,
    pid: server.pid,
    dataDir: server.dataDir,
  })
  return async () => {
    await server.stop()
    rmSync(sessions, { recursive: true, force: true })
  }
}
