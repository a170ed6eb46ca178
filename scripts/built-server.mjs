// Starts the built server as a process of its own, on a free port and a data folder that is thrown
// away: for the browser tests, the screenshots and the benchmarks.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '..')
const program = path.join(root, 'dist/server/start.server.js')
const readyMsMax = 600_000
const stopMsMax = 20_000

/** A port that nobody listens on now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const isReady = async (origin) => {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/**
 * A new data folder; other accounts may pass through it, because for root the database runs under
 * another account.
 */
export function makeDataDir() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kencana-data-'))
  chmodSync(folder, 0o711)
  return folder
}

/** A new data folder that begins as a copy of this one, whose server has stopped. */
export function copyDataDir(dataDir) {
  const folder = makeDataDir()
  // When root runs this, another account owns the folder of the database.
  if (process.platform === 'win32') cpSync(dataDir, folder, { recursive: true })
  else execFileSync('cp', ['-a', `${dataDir}/.`, folder])
  chmodSync(folder, 0o711)
  return folder
}

/** The owner's address of a database of the embedded PostgreSQL in this data folder. */
export function databaseUrlOf(dataDir, database) {
  const [, , , port] = readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(dataDir, 'pg.sandi'), 'utf8').trim()
  return `postgres://kencana:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Starts `dist/server/start.server.js` with these arguments and variables, and waits for /readyz.
 * A `dataDir` that is handed in is the caller's, and stays.
 */
export async function startBuiltServer({ args = [], variables = {}, dataDir: kept } = {}) {
  if (!existsSync(program)) throw new Error('There is no build yet: run npm run build first.')
  const dataDir = kept ?? makeDataDir()
  const port = Number(variables.PORT ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _notTheirs, DATABASE_APP_URL: _norThis, ...outer } = process.env
  const env = {
    ...outer,
    HOST: '127.0.0.1',
    HTTPS: 'off',
    LOG_LEVEL: 'warn',
    // Benchmarks and sieges test the server and not its limit for one user.
    CALLS_PER_SECOND: '0',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    ...variables,
    PORT: String(port),
  }
  let said = ''
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-100_000)))
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (isRunning()) child.kill('SIGTERM')
    await Promise.race([ended, sleep(stopMsMax, undefined, { ref: false })])
    if (isRunning()) child.kill('SIGKILL')
    await ended
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = performance.now() + readyMsMax
  while (!(await isReady(origin))) {
    if (!isRunning() || performance.now() > deadline) {
      await stop()
      throw new Error(`The server did not become ready. It said:\n${said}`)
    }
    await Promise.race([ended, sleep(100)])
  }
  return { origin, pid: child.pid, dataDir, said: () => said, stop }
}
