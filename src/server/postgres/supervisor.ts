import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { unprivilegedAccount, type Account } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { bareEnvironment, ensureCluster, OWNER, type Cluster } from './cluster.ts'
import { findOrphan, readPidFile } from './pid-file.ts'
import { clusterFolder, SYSTEM_FOLDER } from './place.ts'
import { freePort, isAlive, sleep } from './processes.ts'
import { postgresSettings } from './settings.ts'

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly logDir: string
  readonly say: (line: string) => void
  /** Over and above the usual ones; only tests pass `fsync: 'off'`. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedPostgres {
  readonly port: number
  readonly pid: () => number
  readonly adopted: boolean
  /** The address of a database of this cluster, as its owner. */
  urlFor(database: string): string
  /** Ends every connection and stops; resolves when the process is gone. */
  stop(): Promise<void>
  /**
   * Stops at once, without waiting; the next start replays its log. Used when the time to stop is
   * over.
   */
  abandon(): void
  /** Leaves it running on its own; the next process that starts on this data folder adopts it. */
  letGo(): void
}

/** One running PostgreSQL, started or adopted by this server. */
interface Postmaster {
  readonly pid: number
  readonly gone: Promise<void>
}

/** Starts the embedded PostgreSQL of a data folder and keeps it running until `stop`. */
export async function startPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = unprivilegedAccount()
  const folder = clusterFolder(options.dataDir, account, options.say)
  const binaries = findBinaries(account, account ? SYSTEM_FOLDER : options.dataDir, options.say)
  const sync = options.settings?.['fsync'] !== 'off'
  const cluster = ensureCluster(folder, binaries, account, { sync, say: options.say })
  const supervisor = new Supervisor(cluster, binaries, account, options)
  await supervisor.start()
  return supervisor
}

class Supervisor implements EmbeddedPostgres {
  readonly #cluster: Cluster
  readonly #binaries: Binaries
  readonly #account: Account | undefined
  readonly #options: EmbeddedOptions
  readonly #log: string
  #postmaster: Postmaster | undefined
  #stopping = false
  #settled: Promise<void> = Promise.resolve()
  port = 0
  adopted = false

  constructor(
    cluster: Cluster,
    binaries: Binaries,
    account: Account | undefined,
    options: EmbeddedOptions,
  ) {
    this.#cluster = cluster
    this.#binaries = binaries
    this.#account = account
    this.#options = options
    this.#log = path.join(options.logDir, 'postgres.log')
  }

  readonly pid = () => this.#postmaster?.pid ?? 0

  urlFor(database: string): string {
    return `postgres://${OWNER}:${this.#cluster.password}@127.0.0.1:${this.port}/${database}`
  }

  async start(): Promise<void> {
    const orphan = await findOrphan(this.#cluster.pg)
    if (orphan) {
      this.port = orphan.port
      this.adopted = true
      this.#options.say(`PostgreSQL dari proses sebelumnya masih hidup (${orphan.pid}): dipakai.`)
      this.#postmaster = { pid: orphan.pid, gone: goneByWatching(orphan.pid) }
    } else {
      this.port = await freePort()
      this.#postmaster = await this.#launch()
    }
    this.#settled = this.#keepAlive(this.#postmaster)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const { pid } = this.#postmaster ?? {}
    if (pid && isAlive(pid)) {
      this.#askToStop(pid)
      await goneByWatching(pid)
    }
    await this.#settled
    this.#postmaster = undefined
  }

  abandon(): void {
    this.#stopping = true
    const { pid } = this.#postmaster ?? {}
    if (pid) signal(pid, 'SIGQUIT')
  }

  letGo(): void {
    this.#stopping = true
  }

  #askToStop(pid: number): void {
    if (process.platform === 'win32') {
      spawnSync(this.#binaries.pgCtl, ['stop', '-D', this.#cluster.pg, '-m', 'fast'])
      return
    }
    // SIGINT is PostgreSQL's fast stop: connections end, everything is written, it leaves.
    signal(pid, 'SIGINT')
  }

  /** Starts it again when it dies without being asked to; on the same port, so urls stay true. */
  async #keepAlive(first: Postmaster): Promise<void> {
    let running = first
    for (;;) {
      await running.gone
      if (this.#stopping) return
      this.#options.say('PostgreSQL berhenti tanpa diminta; dijalankan lagi ...')
      const next = await this.#relaunch()
      if (!next) return
      this.#options.say('PostgreSQL berjalan lagi.')
      running = next
      this.#postmaster = next
      if (this.#stopping) this.#askToStop(next.pid)
    }
  }

  async #relaunch(): Promise<Postmaster | undefined> {
    let said = ''
    for (let pause = 50; !this.#stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        // Its children outlive a killed postmaster for a moment and hold its shared memory.
        await sleep(pause)
        return await this.#launch()
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        if (text !== said) this.#options.say(text)
        said = text
      }
    }
    return undefined
  }

  async #launch(): Promise<Postmaster> {
    const { pg } = this.#cluster
    rotate(this.#log)
    // It writes its log itself: an orphan goes on writing when we are gone.
    const log = fs.openSync(this.#log, 'a')
    const from = fs.fstatSync(log).size
    const settings = { ...postgresSettings(this.port), ...this.#options.settings }
    const child = spawn(
      this.#binaries.postgres,
      [
        '-D',
        pg,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        // A group of its own: Ctrl-C in the terminal must reach us, not the database under us.
        cwd: '/',
        detached: true,
        stdio: ['ignore', 'ignore', log],
        env: bareEnvironment,
        ...(this.#account && { uid: this.#account.uid, gid: this.#account.gid }),
      },
    )
    fs.closeSync(log)
    const gone = goneByExit(child)
    await this.#untilReady(child, () => tailOf(this.#log, from))
    child.unref()
    return { pid: child.pid ?? 0, gone }
  }

  async #untilReady(child: ChildProcess, said: () => string): Promise<void> {
    const { pg } = this.#cluster
    for (;;) {
      const noted = readPidFile(pg)
      if (noted && noted.pid === child.pid && noted.status === 'ready') return
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
        throw startFailure(said(), pg)
      }
      await sleep(5)
    }
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended: that is what was wanted.
  }
}

function goneByExit(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}

async function goneByWatching(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(25)
}

const logLimit = 10_000_000

function rotate(log: string): void {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimit) fs.renameSync(log, `${log}.1`)
}

function tailOf(log: string, from: number): string {
  return fs.readFileSync(log).subarray(from).toString('utf8').trim().slice(-2_000)
}

function startFailure(said: string, pg: string): StartProblem {
  if (/No space left on device|Disk quota exceeded/i.test(said)) {
    return new StartProblem(
      'Disk penuh: PostgreSQL tidak dapat berjalan. Kosongkan ruang pada disk ' +
        `yang memuat ${pg}, lalu jalankan lagi. Data yang sudah tersimpan tetap utuh.`,
    )
  }
  if (/Address already in use/i.test(said)) {
    return new StartProblem('Port database baru saja dipakai program lain. Jalankan lagi.')
  }
  if (/Permission denied|wrong ownership/i.test(said)) {
    return new StartProblem(
      `PostgreSQL tidak diizinkan membaca ${pg}. Jalankan server dengan akun ` +
        `yang sama seperti sebelumnya. (${said.split('\n').at(-1)})`,
    )
  }
  return new StartProblem(`PostgreSQL tidak dapat berjalan: ${said || 'tanpa keterangan'}`)
}
