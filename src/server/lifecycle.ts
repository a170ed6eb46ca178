import type { FastifyInstance } from 'fastify'
import { readWish, startedByNpm, type Config, type Wish } from './config.ts'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { prepareDatabase, startEmbedded } from './database.ts'
import { openDb, requestLimits, type Db } from './db.ts'
import { elapsed } from './elapsed.ts'
import { addressesOf, addressLines, checkPorts, openDoors, type Listening } from './listening.ts'
import { readSchema, type Schema } from './schema.ts'
import { readingAt, ReplicaReading, type Reading } from './read-db.ts'
import { asUserOf } from './roles.ts'
import { StartProblem } from './start-problem.ts'
import { openIdentity } from './tls/doors.ts'
import { registerInstallPages, registerMissingPage } from './tls/install-pages.ts'

/** What the HTTP layer gets to work with. */
export interface ServerContext {
  readonly db: Db
  /** The owner's address, for backups, restores and jobs; never for a request. */
  readonly ownerUrl: string
  readonly appUrl: string
  /** Where reports are read. */
  readonly reading: Reading
  readonly config: Config
  readonly folder: DataFolder
  /** A line for the console, shown below the addresses once the server is open. */
  readonly tell: (line: string) => void
  /** It ends soon: nobody should send it new requests. */
  readonly leaving: () => boolean
}

export interface ServerOptions {
  /** A Fastify that neither listens nor is ready yet; its onClose hooks run at the stop. */
  readonly createHttp: (context: ServerContext) => Promise<FastifyInstance>
  readonly schema?: Schema
  readonly wish?: Wish
}

const requestLimitMs = 10_000

/**
 * The time between the signal to stop and the end of listening: /readyz answers 503 already, so
 * that a load balancer (several servers, docs/adr/0120) sends no more requests here.
 */
class Leaving {
  now = false
  #cut: () => void = () => undefined

  wait(seconds: number): Promise<void> {
    this.now = true
    return new Promise((resolve) => {
      this.#cut = resolve
      setTimeout(resolve, seconds * 1_000)
    })
  }

  /** A second signal: no more waiting. */
  cut(): void {
    this.#cut()
  }
}

/** Closes what was opened, in the opposite order, also when the start is interrupted. */
class Closing {
  readonly #closers: (() => Promise<void> | void)[] = []
  #opening: Promise<unknown> = Promise.resolve()
  #running: Promise<void> | undefined
  /** The last resort: what must not outlive the process even when the time to stop is over. */
  readonly last: (() => void)[] = []

  get begun(): boolean {
    return this.#running !== undefined
  }

  /** Opens something that `close` closes again, also while it is still being opened. */
  async open<T>(
    work: () => Promise<T> | T,
    closer: (opened: T) => Promise<void> | void,
  ): Promise<T> {
    if (this.begun) throw interrupted()
    const opening = (async () => {
      const opened = await work()
      this.#closers.push(() => closer(opened))
      return opened
    })()
    this.#opening = opening.catch(() => undefined)
    const opened = await opening
    if (this.begun) throw interrupted()
    return opened
  }

  close(): Promise<void> {
    this.#running ??= this.#closeAll()
    return this.#running
  }

  async #closeAll(): Promise<void> {
    await this.#opening
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) await closer()
  }
}

const interrupted = () => new StartProblem('Dihentikan sebelum siap.')

/** Starts a server step by step: data folder, database, role, migrations, HTTP, ports. */
async function bringUp(
  config: Config,
  options: ServerOptions,
  closing: Closing,
  leaving: Leaving,
  say: (line: string) => void,
): Promise<Listening> {
  const start = performance.now()
  const schema = options.schema ?? readSchema()
  const folder = await closing.open(
    () => openDataFolder(config.dataDir, say, config.filesDir),
    (opened) => opened.release(),
  )
  closing.last.push(() => folder.release())
  const identity = openIdentity(config, folder.tls, say)
  await checkPorts(config)
  const database = await prepareDatabase(
    config.databaseUrl ?? (await ownDatabase(folder, closing, say)),
    config,
    folder,
    schema,
    say,
  )
  const db = await closing.open(
    () =>
      openDb(database.appUrl, {
        ...requestLimits,
        max: config.databasePool,
        noticed: sayOf(say),
      }),
    (opened) => opened.close(),
  )
  const reading = await openReading(db, database.appUrl, config, closing, say)
  const told: string[] = []
  const context = {
    db,
    reading,
    ...database,
    config,
    folder,
    tell: (line: string) => void told.push(line),
    leaving: () => leaving.now,
  }
  const app = await closing.open(
    () => options.createHttp(context),
    (opened) => opened.close(),
  )
  if (identity?.authority) registerInstallPages(app, identity.authority)
  else registerMissingPage(app, identity !== undefined)
  const listening = await closing.open(
    () => openDoors(app, config, identity),
    (opened) => opened.close(requestLimitMs),
  )
  say(`Kencana siap (${elapsed(performance.now() - start)}).`)
  const authority = identity?.authority !== undefined
  const [address] = addressesOf(listening, config, authority).shown
  if (address !== undefined) folder.answersAt(address)
  addressLines(listening, config, authority, identity?.authority).forEach(say)
  told.forEach(say)
  return listening
}

/** The replica for reports, as the role that every request has. */
async function openReading(
  db: Db,
  appUrl: string,
  { databasePool, replica }: Config,
  closing: Closing,
  say: (line: string) => void,
): Promise<Reading> {
  if (!replica) return readingAt(db)
  const noticed = (problem: string | undefined): void =>
    say(
      problem === undefined
        ? 'Laporan dibaca di replika.'
        : `Replika tidak dibaca (${problem}); laporan dibaca di database utama.`,
    )
  return closing.open(
    () =>
      new ReplicaReading(db, asUserOf(replica.url, appUrl), {
        ...requestLimits,
        max: databasePool,
        mostSeconds: replica.mostSeconds,
        noticed,
      }),
    (opened) => opened.close(),
  )
}

/** The console says once that the database went away, and once that it came back. */
const sayOf = (say: (line: string) => void) => (away: boolean) =>
  say(away ? 'Sambungan database terputus; dicoba lagi ...' : 'Database tersambung lagi.')

async function ownDatabase(
  folder: DataFolder,
  closing: Closing,
  say: (line: string) => void,
): Promise<string> {
  say('Menjalankan PostgreSQL ...')
  const { postgres, ownerUrl } = await closing.open(
    () => startEmbedded(folder, say),
    (opened) => opened.postgres.stop(),
  )
  closing.last.push(() => postgres.abandon())
  return ownerUrl
}

const out = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/**
 * The life of the server process: configuration, start, service, and stop by a signal. Ends with 0
 * after a clean stop, 1 when it could not start or had to give up, 2 for a mistake in the
 * configuration.
 */
export async function run(options: ServerOptions): Promise<void> {
  const wish = options.wish ?? readWish()
  if (wish.kind === 'help') {
    out(wish.text)
    return
  }
  if (wish.kind === 'mistakes') {
    wish.sentences.forEach(complain)
    complain('Semua pengaturan: npm start -- --help')
    process.exitCode = 2
    return
  }
  const closing = new Closing()
  let isUp = false
  const leaving = new Leaving()
  const end = endingOf(closing, leaving, () => (isUp ? wish.config.drainSeconds : undefined))
  try {
    await bringUp(wish.config, options, closing, leaving, out)
    isUp = true
  } catch (error) {
    if (closing.begun) return
    complain(error instanceof StartProblem ? error.message : stackOf(error))
    await end(1)
  }
}

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Ctrl-C under npm arrives twice, from the terminal and from npm: it counts once. */
const impatientAfterMs = 1_000

/**
 * Handles the signals, and resolves with how the process ends.
 * @param patience how long the server may take to stop, in seconds; undefined: it has not started
 * yet
 */
function endingOf(
  closing: Closing,
  leaving: Leaving,
  patience: () => number | undefined,
): (code: number) => Promise<void> {
  let askedAt = Infinity
  const force = () => {
    closing.last.toReversed().forEach((close) => close())
    process.exit(130)
  }
  const end = async (code: number) => {
    try {
      await closing.close()
      if (code === 0) out('Server sudah berhenti, semua data tersimpan.')
      process.exit(code)
    } catch (error) {
      complain(stackOf(error))
      force()
    }
  }
  const ask = (why: string) => {
    if (closing.begun) {
      if (performance.now() - askedAt > impatientAfterMs) force()
      return
    }
    askedAt = performance.now()
    if (leaving.now) {
      leaving.cut()
      return
    }
    // Filling an empty database takes a while, and a half-filled one is useless.
    const seconds = patience()
    const when =
      seconds !== undefined
        ? ''
        : ' setelah langkah ini selesai; sekali lagi untuk berhenti seketika'
    out(`${why}: server berhenti${when} ...`)
    if (seconds === undefined || seconds === 0) void end(0)
    else void leaving.wait(seconds).then(() => end(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ask(signal))
  }
  process.on('uncaughtException', (error) => {
    complain(stackOf(error))
    if (closing.begun) force()
    else void end(1)
  })
  // A promise that nobody waited for is a bug to report, not a reason to close the shop.
  process.on('unhandledRejection', (error) => complain(stackOf(error)))
  if (startedByNpm()) watchParent(() => closing.begun || ask('npm berhenti'))
  return end
}

/** npm dies of a SIGTERM without passing it on; its orphan notices by its new parent. */
function watchParent(gone: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    gone()
  }, 500)
  watch.unref()
}
