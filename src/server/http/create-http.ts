import { randomBytes } from 'node:crypto'
import path from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import pino, { type Logger } from 'pino'
import type { House } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import { ChainOfShops } from '../chain/chain-of-shops.ts'
import { PusatPeople } from '../chain/people.ts'
import { Runner } from '../chain/runner.ts'
import { BranchWatch } from '../audit/branches.ts'
import { AuditDesk } from '../audit/desk.ts'
import { BackupDesk } from '../backup/desk.ts'
import { systemClock, type Clock } from '../clock.ts'
import { alarmAt } from '../alarm.ts'
import { Courier } from '../courier/courier.ts'
import { senderAt } from '../courier/sender.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db.ts'
import { openFiles } from '../files/open-files.ts'
import { DatabaseBus } from '../live/bus.ts'
import { guestOf } from '../live/guest.ts'
import { Hub } from '../live/hub.ts'
import { registerMetrics } from '../metrics/metrics.ts'
import { describeCalls } from '../openapi/openapi.ts'
import { nothingOutside } from '../outside.ts'
import { readingAt, type Reading } from '../read-db.ts'
import { ScheduledReports } from '../report/scheduled.ts'
import { ReportTurns } from '../report/turns.ts'
import { programVersion } from '../program-version.ts'
import { projectRoot } from '../project-root.ts'
import { callsOfModule, type Handler, type ServedModule } from '../serve.ts'
import { serverNames } from '../server-names.ts'
import { SessionBook } from '../session/sessions.ts'
import { SetupDesk, type SampleChain } from '../session/setup.ts'
import { Shops } from '../session/shops.ts'
import { translator } from '../words.ts'
import type { Worker } from '../worker.ts'
import { bodyLimit, registerBodies } from './body.ts'
import { KeptAnswers } from './kept-answers.ts'
import { CallRates } from './call-rates.ts'
import { hearsIn } from './branch.ts'
import { failure } from './call.ts'
import type { Engine } from './engine.ts'
import { Housekeeping } from '../housekeeping.ts'
import { identify } from './identify.ts'
import { registerHeaders } from './headers.ts'
import { registerSlowCalls } from './slow-calls.ts'
import { LogFile, neverLogged } from './log-file.ts'
import { registerPacking } from './packing.ts'
import { mailerAt } from '../courier/mail.ts'
import { pusherAt } from '../push/push.ts'
import { registerPages } from './pages.ts'
import { robotOf } from './robot.ts'
import { factsOf, languageOfHeaders, registerCalls, sendOutcome, withoutPortal } from './routes.ts'
import { guardsOf, hooksOf, serveHouse } from './served.ts'

/** What the server is made of. */
export interface HttpOptions {
  readonly db: Db
  /** The app's own address, for the line between servers. */
  readonly appUrl: string
  readonly house: House
  readonly modules: readonly ServedModule[]
  readonly config: Pick<Config, 'logLevel' | 'origin' | 'trustProxy'> &
    Partial<
      Pick<Config, 'alarmUrl' | 'backup' | 'bucket' | 'callsPerSecond' | 'messenger' | 'metrics'>
    > &
    Partial<Pick<Config, 'mail' | 'outside' | 'push'>> &
    Partial<Pick<Config, 'portalToken' | 'portalPusat' | 'portalHosts'>> &
    Partial<Pick<Config, 'host' | 'https' | 'httpsNames' | 'certificate'>>
  /** Where pictures and the log lie. */
  readonly folder: { readonly files: string; readonly log: string }
  readonly clock?: Clock
  /** It is to end soon: it is not ready for anything new. */
  readonly leaving?: () => boolean
  readonly sample?: SampleChain
  /** Where reports are read; without it the same database. */
  readonly reading?: Reading
  /** The owner's address, for backups; without it a server makes none. */
  readonly ownerUrl?: string
  /** The built page; none in tests. */
  readonly web?: string
}

/** Warnings and bugs into the log folder; bugs on the console, too. */
function openLog(options: HttpOptions): Logger {
  const level = options.config.logLevel
  const file = new LogFile(path.join(options.folder.log, 'server.log'))
  return pino(
    { level, redact: [...neverLogged] },
    pino.multistream([
      { level: level === 'silent' ? 'fatal' : level, stream: file },
      { level: 'error', stream: process.stderr },
    ]),
  )
}

interface Parts {
  readonly engine: Engine
  readonly handlers: readonly Handler[]
  readonly bus: DatabaseBus
  readonly hub: Hub
  readonly backups: BackupDesk
  readonly audits: AuditDesk
}

function assemble(app: FastifyInstance, options: HttpOptions, log: Logger): Parts {
  const { db, house } = options
  const clock = options.clock ?? systemClock
  const bus = new DatabaseBus(db, options.appUrl)
  const shops = new Shops(db, bus, house)
  const sessions = new SessionBook(db.urgent, bus, clock, house)
  const { handlers, sentences } = serveHouse(
    house,
    options.modules,
    shops,
    new ReportTurns(db.figures().max),
  )
  const find = async (token: string, cabang?: string) => {
    try {
      return await hearsIn(engine, await identify(engine, token, { still: undefined }), cabang)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
  const topics = new Set(house.modules.flatMap(({ guestsHear = [] }) => guestsHear))
  const guests = { find: (token: string) => guestOf(db.urgent, token), topics }
  const hub = new Hub(app.server, bus, find, guests)
  const files = openFiles(options.config.bucket, options.folder.files)
  const program = programVersion()
  const { config, ownerUrl } = options
  const wish = ownerUrl && config.backup ? { ownerUrl, config: config.backup } : undefined
  const alarm = alarmAt(config.alarmUrl, log)
  const folder = options.folder.files
  const branches = new BranchWatch({ db, folder, clock, chain: () => engine.chain })
  const audits = new AuditDesk({ db, files, folder, live: hub, log, alarm, ownerUrl, branches })
  const before = (): Promise<void> => audits.anchor()
  const backups = new BackupDesk({ db, files, live: hub, log, program, wish, alarm, before })
  const engine: Engine = {
    db,
    house,
    clock,
    shops,
    sessions,
    sentences,
    log,
    live: hub,
    hooks: hooksOf(options.modules),
    guards: guardsOf(options.modules),
    names: serverNames(options.config),
    calls: options.modules.flatMap(callsOfModule),
    chores: Object.assign({}, ...options.modules.map(({ chores }) => chores)),
    chain: new ChainOfShops(() => engine, handlers, {
      portalToken: options.config.portalToken,
      portalPusat: options.config.portalPusat,
      portalHosts: options.config.portalHosts ?? [],
    }),
    rates: new CallRates(options.config.callsPerSecond ?? 0, clock),
    kept: new KeptAnswers(bus),
    people: new PusatPeople(() => engine),
    portalToken: options.config.portalToken,
    backups,
    audits,
    reading: options.reading ?? readingAt(db),
    files,
    setup: new SetupDesk(db, options.sample),
    messenger: config.messenger,
    outside: config.outside ?? nothingOutside,
    mailer: config.mail !== undefined,
    push: config.push && pusherAt(config.push),
    versi: program,
    origin: options.config.origin,
  }
  return { engine, handlers, bus, hub, backups, audits }
}

const gone = { status: 'error', code: 'E-KONEKSI', message: 'Server Sedang Berhenti' }

function registerHealth(app: FastifyInstance, { db }: Engine, leaving: () => boolean): void {
  // Who watches a server often asks by HEAD.
  const watched = { exposeHeadRoute: true }
  app.get('/healthz', watched, async () => ({ status: 'success', data: 'hidup' }))
  // The server listens only when every migration is in; what can still be missing is the database.
  app.get('/readyz', watched, async (_request, reply) => {
    try {
      if (leaving()) return await reply.code(503).send(gone)
      await db.health()
      return { status: 'success', data: 'siap' }
    } catch {
      return reply
        .code(503)
        .send({ status: 'error', code: 'E-KONEKSI', message: 'Koneksi bermasalah...' })
    }
  })
}

function registerDescription(
  app: FastifyInstance,
  modules: readonly ServedModule[],
  { engine, handlers }: Parts,
): void {
  const tags = new Map(
    modules.flatMap((served) =>
      callsOfModule(served).map((endpoint) => [endpoint, served.modul.name] as const),
    ),
  )
  const calls = handlers.map(({ endpoint }) => ({
    endpoint,
    tag: tags.get(endpoint) ?? 'master dan laporan',
  }))
  // Made on request: it would cost most of a start, and few ask for it.
  let text: string | undefined
  app.get('/api/v1/openapi.json', async (request, reply) => {
    const token = request.headers['x-auth-token']
    try {
      await identify(engine, typeof token === 'string' ? token : undefined, { still: 0 })
    } catch (error) {
      const t = translator(languageOfHeaders(request) ?? 'id')
      return sendOutcome(reply, failure(engine, error, t, factsOf(request, engine.names)))
    }
    text ??= JSON.stringify(describeCalls(calls, engine.versi))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text)
  })
}

/**
 * Puts a refusal of Fastify itself (a body too large, no JSON) into our envelope; a bug stays a
 * bug.
 */
function onError(engine: Engine) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const t = translator(languageOfHeaders(request) ?? 'id')
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 400 || status >= 500)
      return sendOutcome(reply, failure(engine, error, t, factsOf(request, engine.names)))
    const message = t(status === 413 ? 'Data Terlalu Besar' : 'Data Tidak Valid')
    return sendOutcome(reply, { status, json: { status: 'error', code: 'E-ISI', message } })
  }
}

async function registerFigures(
  app: FastifyInstance,
  { config, db }: HttpOptions,
  { engine, handlers, hub }: Parts,
): Promise<void> {
  if (!config.metrics) return
  const postings = new Set(
    handlers.flatMap(({ endpoint }) =>
      endpoint.posting ? [`${endpoint.method} ${endpoint.path}`] : [],
    ),
  )
  const { reading } = engine
  const figures = { db, reading, config: config.metrics, listeners: () => hub.open }
  await registerMetrics(app, figures, (call) => postings.has(call))
}

/** Ids that differ from those of any other server and start; randomness once, not for each call. */
function requestIds(): () => string {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return () => `${start}-${(count += 1).toString(36)}`
}

/** A Fastify that answers every call of the house; it neither listens nor is ready yet. */
export async function createHttp(options: HttpOptions): Promise<{
  app: FastifyInstance
  engine: Engine
  housekeeping: Housekeeping
  runner: Runner
  courier: Courier
  workers: readonly Worker[]
  scheduled: ScheduledReports
}> {
  const log = openLog(options)
  const app = Fastify({
    bodyLimit,
    // A picture of 20 MB over a shop's 2 Mbit/s takes a minute and a half.
    requestTimeout: 150_000,
    exposeHeadRoutes: false,
    rewriteUrl: withoutPortal,
    routerOptions: { maxParamLength: 200 },
    trustProxy: options.config.trustProxy.length > 0 ? [...options.config.trustProxy] : false,
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // Requests under way are answered; new ones are refused.
    return503OnClosing: false,
  })
  const parts = assemble(app, options, log)
  registerHeaders(app, { trusted: options.config.trustProxy, log })
  await registerFigures(app, options, parts)
  registerSlowCalls(app, log)
  registerPacking(app)
  await registerBodies(app)
  app.setErrorHandler(onError(parts.engine))
  registerCalls(app, parts.engine, parts.handlers)
  registerDescription(app, options.modules, parts)
  registerHealth(app, parts.engine, options.leaving ?? (() => false))
  registerPages(app, options.web ?? path.join(projectRoot(), 'dist/web'), options.house)
  const housekeeping = new Housekeeping(parts.engine)
  const runner = new Runner(parts.engine, parts.bus)
  const { mail, messenger } = options.config
  const courier = new Courier(parts.engine, parts.bus, {
    ...(messenger ? { WHATSAPP: senderAt(messenger) } : {}),
    ...(mail ? { EMAIL: mailerAt(mail) } : {}),
  })
  const robot = robotOf(parts.engine, parts.handlers)
  const place = { engine: parts.engine, bus: parts.bus, robot }
  const workers = options.modules.flatMap((one) => one.workers.map((workerOf) => workerOf(place)))
  const scheduled = new ScheduledReports(parts.engine, parts.handlers, parts.bus)
  await parts.bus.open()
  app.addHook('onReady', async () => parts.backups.start())
  app.addHook('onReady', async () => parts.audits.start())
  app.addHook('preClose', () => parts.hub.close())
  app.addHook('onClose', async () => {
    await runner.stop()
    await courier.stop()
    for (const worker of workers) await worker.stop()
    await scheduled.stop()
    await housekeeping.stop()
    await parts.backups.stop()
    await parts.audits.stop()
    await parts.bus.close()
    log.flush()
  })
  return { app, engine: parts.engine, housekeeping, runner, courier, workers, scheduled }
}
