import { timingSafeEqual } from 'node:crypto'
import net from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type * as Prom from 'prom-client'
import type { Db } from '../db.ts'
import type { Reading } from '../read-db.ts'

/** Callers that may read the figures: they have the token, or ask from one of these addresses. */
export interface MetricsConfig {
  readonly token: string | undefined
  readonly from: readonly string[]
}

export interface MetricsParts {
  readonly db: Db
  readonly reading: Reading
  /** Screens that listen right now. */
  readonly listeners: () => number
  readonly config: MetricsConfig
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The call of a request as the house declares it, never an address: a label for each barcode or
 * customer would grow without end and tell of him.
 */
function callOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'lain'
  const [, path] = /\/api\/v1\/(.*)$/.exec(url) ?? []
  if (path !== undefined) return `${request.method} ${path.replace(/:(\w+)/g, '{$1}')}`
  return url.includes('*') || url === '/' ? 'halaman' : url
}

const isFrom = (list: readonly string[], address: string): boolean => {
  const allowed = new net.BlockList()
  for (const one of list) {
    const [host = '', bits] = (one === 'loopback' ? '127.0.0.0/8' : one).split('/')
    const family = net.isIPv6(host) ? 'ipv6' : 'ipv4'
    if (bits === undefined) allowed.addAddress(host, family)
    else allowed.addSubnet(host, Number(bits), family)
    if (one === 'loopback') allowed.addAddress('::1', 'ipv6')
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return allowed.check(plain, net.isIPv6(plain) ? 'ipv6' : 'ipv4')
}

function isToken(given: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false
  const [is, should] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return is.length === should.length && timingSafeEqual(is, should)
}

type Client = typeof Prom

/** A figure that is computed when it is read. */
function gauges(
  client: Client,
  registry: Prom.Registry,
  { db, listeners, reading }: MetricsParts,
): void {
  const gauge = (
    name: string,
    help: string,
    value: () => Promise<number | undefined> | number,
  ): void => {
    // The registry keeps it.
    const made = new client.Gauge({
      name: `kencana_${name}`,
      help,
      registers: [registry],
      async collect() {
        const found = await Promise.resolve(value()).catch(() => undefined)
        this.set(found ?? Number.NaN)
      },
    })
    void made
  }
  gauge('pool_size', 'Connections to the database, at most', () => db.figures().max)
  gauge('pool_open', 'Connections to the database that are open', () => db.figures().open)
  gauge('pool_idle', 'Open connections that nobody uses', () => db.figures().idle)
  gauge('pool_waiting', 'Callers in the queue for a connection', () => db.figures().waiting)
  gauge('streams', 'Long reads (files, reports) under way', () => db.figures().streams)
  gauge('streams_waiting', 'Long reads in the queue', () => db.figures().streamsWaiting)
  gauge('live_connections', 'Screens on the live line', listeners)
  gauge('replica_age_seconds', 'By which the replica may be behind; NaN: none is read', () =>
    reading.age(),
  )
  gauge('backup_age_seconds', 'Since the last good backup began', async () => {
    const row = await db.chain.row<{ umur: number }>(
      sql`select extract(epoch from umur_cadangan())::float8 as umur`,
    )
    return row?.umur ?? 0
  })
}

/** Counts every request once it is answered, and the postings among them. */
function countRequests(
  app: FastifyInstance,
  client: Client,
  registry: Prom.Registry,
  isPosting: (call: string) => boolean,
): void {
  const registers = [registry]
  const requests = new client.Counter({
    name: 'kencana_requests_total',
    help: 'Requests by call and status',
    labelNames: ['call', 'status'],
    registers,
  })
  const durations = new client.Histogram({
    name: 'kencana_request_seconds',
    help: 'How long a request took, by call',
    labelNames: ['call'],
    buckets: seconds,
    registers,
  })
  const postings = new client.Counter({
    name: 'kencana_postings_total',
    help: 'Posting calls that were answered with success, by call',
    labelNames: ['call'],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request)
    requests.inc({ call, status: String(reply.statusCode) })
    durations.observe({ call }, reply.elapsedTime / 1_000)
    if (reply.statusCode === 200 && isPosting(call)) postings.inc({ call })
  })
}

/**
 * `/metrics` in the text form of Prometheus; not there unless a token or an address was configured
 * (docs/adr/0115). Two processes are two targets, each with its own figures.
 */
export async function registerMetrics(
  app: FastifyInstance,
  parts: MetricsParts,
  isPosting: (call: string) => boolean,
): Promise<void> {
  const { from, token } = parts.config
  if (token === undefined && from.length === 0) return
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  gauges(client, registry, parts)
  countRequests(app, client, registry, isPosting)
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token) && !isFrom(from, request.ip))
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN?\n')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
