import path from 'node:path'
import type { z } from 'zod'
import type { BucketConfig } from './files/bucket-store.ts'
import type { MailConfig } from './courier/mail.ts'
import type { KabarConfig, MessengerConfig } from './courier/sender.ts'
import type { PushConfig } from './push/push.ts'
import type { MetricsConfig } from './metrics/metrics.ts'
import type { Outside } from './outside.ts'
import { flags, readFlags } from './config-flags.ts'
import { entry } from './config-help.ts'
import { isOwnHost } from './own-host.ts'
import { environment } from './config-variables.ts'

// The only home of process.env. An empty variable counts as not set.

/** Where backups are stored, when they are made, how many are kept, and their passphrase. */
export interface BackupConfig {
  readonly folder: string
  /** undefined = only on request. */
  readonly hour: number | undefined
  readonly keep: number
  /** A second folder for each backup; undefined = none. */
  readonly copyFolder: string | undefined
  readonly passphrase: string | undefined
  /** What signs them. */
  readonly keyFile: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where pictures are stored: in the data folder, unless several servers share them. */
  readonly filesDir: string
  /** Instead of it; undefined = the folder. */
  readonly bucket: BucketConfig | undefined
  /** undefined = the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly databaseAppUrl: string | undefined
  readonly databasePool: number
  /** Where reports are read; undefined = the same database. */
  readonly replica: { readonly url: string; readonly mostSeconds: number } | undefined
  /** `outside`: callers from other machines are sent to HTTPS, callers on this machine are not. */
  readonly https: 'off' | 'on' | 'only' | 'outside'
  readonly httpsPort: number
  readonly httpsNames: readonly string[]
  /** A certificate of the operator's; undefined = one of our own authority. */
  readonly certificate: { readonly cert: string; readonly key: string } | undefined
  readonly trustProxy: readonly string[]
  readonly origin: string | undefined
  /** How long /readyz answers 503 before the server stops listening. */
  readonly drainSeconds: number
  /** What the servers of one chain share (docs/adr/0119). */
  readonly portalToken: string | undefined
  /** Where the head office is, for the server of a branch. */
  readonly portalPusat: string | undefined
  /** The hosts of other servers that calls may be sent to. */
  readonly portalHosts: readonly string[]
  readonly backup: BackupConfig
  /** Who is told when a backup fails; undefined = nobody. */
  readonly alarmUrl: string | undefined
  /** Who sends messages to customers; undefined = nobody. */
  readonly messenger: MessengerConfig | undefined
  /** Other programs that the modules speak to. */
  readonly outside: Outside
  readonly mail: MailConfig | undefined
  readonly push: PushConfig | undefined
  readonly metrics: MetricsConfig
  /** How often one user may call; 0 = without limit. */
  readonly callsPerSecond: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** `--sample`: fill an empty database with the sample chain without asking. */
  readonly sample: boolean
  /** `--scale`: the sample chain with so many times the pieces and sales. */
  readonly scale: number
}

/** What the command line and the environment ask for. */
export type Wish =
  | { readonly kind: 'run'; readonly config: Config }
  | { readonly kind: 'help'; readonly text: string }
  /** One plain sentence for each mistake. */
  | { readonly kind: 'mistakes'; readonly sentences: readonly string[] }

export function readWish(
  args: readonly string[] = process.argv.slice(2),
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Wish {
  const { values, mistakes } = readFlags(args)
  if (values.help) return { kind: 'help', text: helpText() }
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '')
  const parsed = environment.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${issue.message}.`,
    )
    return { kind: 'mistakes', sentences: [...mistakes, ...sentences] }
  }
  if (mistakes.length > 0) return { kind: 'mistakes', sentences: mistakes }
  return { kind: 'run', config: configOf(parsed.data, values) }
}

/**
 * What `auto` means: no password goes through a network unencrypted unless the operator says so.
 */
function httpsFor(
  host: string,
  { TLS_CERT, TRUST_PROXY }: Pick<z.output<typeof environment>, 'TLS_CERT' | 'TRUST_PROXY'>,
): Config['https'] {
  if (TLS_CERT) return 'on'
  if (isOwnHost(host)) return 'off'
  // Behind a proxy everybody calls the proxy, which decides about HTTPS.
  return TRUST_PROXY.length > 0 ? 'on' : 'outside'
}

function outsideOf(value: z.output<typeof environment>): Outside {
  const { MARKETPLACE_PARTNER_ID: partnerId, MARKETPLACE_PARTNER_KEY: partnerKey } = value
  const url = value.MARKETPLACE_URL?.replace(/\/$/, '')
  return {
    marketplace:
      url && partnerId !== undefined && partnerKey ? { url, partnerId, partnerKey } : undefined,
    grosir: {
      domain: value.GROSIR_DOMAIN?.replace(/\/$/, ''),
      url: value.GROSIR_URL?.replace(/\/$/, ''),
      token: value.GROSIR_TOKEN,
    },
  }
}

function kabarOf(value: z.output<typeof environment>): KabarConfig | undefined {
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = value
  return appSecret && verifyToken ? { appSecret, verifyToken } : undefined
}

function bucketOf(value: z.output<typeof environment>): BucketConfig | undefined {
  const { S3_BUCKET: bucket, S3_KEY: key, S3_REGION: region, S3_SECRET: secret, S3_URL } = value
  return S3_URL && bucket && key && secret
    ? { url: S3_URL, bucket, key, secret, region }
    : undefined
}

function configOf(
  value: z.output<typeof environment>,
  { sample, scale }: Pick<Config, 'sample' | 'scale'>,
): Config {
  const { TLS_CERT: cert, TLS_KEY: key } = value
  const certificate = cert && key ? { cert, key } : undefined
  const host = value.HOST ?? '127.0.0.1'
  return {
    port: value.PORT,
    host,
    dataDir: value.DATA_DIR,
    filesDir: value.FILES_DIR ?? path.join(value.DATA_DIR, 'files'),
    bucket: bucketOf(value),
    databaseUrl: value.DATABASE_URL,
    databaseAppUrl: value.DATABASE_APP_URL,
    databasePool: value.DATABASE_POOL,
    replica: value.READ_DATABASE_URL
      ? { url: value.READ_DATABASE_URL, mostSeconds: value.READ_DATABASE_LAG }
      : undefined,
    https: value.HTTPS === 'auto' ? httpsFor(host, value) : value.HTTPS,
    httpsPort: value.HTTPS_PORT ?? (value.PORT === 0 ? 0 : value.PORT + 1),
    httpsNames: value.HTTPS_NAMES,
    certificate,
    trustProxy: value.TRUST_PROXY,
    origin: value.ORIGIN?.replace(/\/$/, ''),
    drainSeconds: value.DRAIN_SECONDS,
    portalToken: value.PORTAL_TOKEN,
    portalPusat: value.PORTAL_PUSAT,
    alarmUrl: value.ALARM_URL,
    messenger: value.WHATSAPP_URL
      ? {
          url: value.WHATSAPP_URL,
          token: value.WHATSAPP_TOKEN,
          jenis: value.WHATSAPP_JENIS,
          kabar: kabarOf(value),
        }
      : undefined,
    mail: value.EMAIL_URL
      ? {
          url: value.EMAIL_URL,
          dari: value.EMAIL_DARI ?? decodeURIComponent(new URL(value.EMAIL_URL).username),
        }
      : undefined,
    push:
      value.PUSH_KUNCI_UMUM && value.PUSH_KUNCI_RAHASIA
        ? {
            umum: value.PUSH_KUNCI_UMUM,
            rahasia: value.PUSH_KUNCI_RAHASIA,
            kontak: value.PUSH_KONTAK,
            layanan: value.PUSH_LAYANAN?.split(',') ?? [],
          }
        : undefined,
    portalHosts: value.PORTAL_HOSTS,
    outside: outsideOf(value),
    metrics: { token: value.METRICS_TOKEN, from: value.METRICS_FROM },
    backup: {
      folder: value.BACKUP_DIR ?? path.join(value.DATA_DIR, 'cadangan'),
      hour: value.BACKUP_HOUR === 'off' ? undefined : Number(value.BACKUP_HOUR),
      keep: value.BACKUP_KEEP,
      copyFolder: value.BACKUP_COPY_DIR,
      passphrase: value.BACKUP_PASSPHRASE,
      keyFile: path.join(value.DATA_DIR, 'cadangan.kunci'),
    },
    callsPerSecond: value.CALLS_PER_SECOND,
    logLevel: value.LOG_LEVEL,
    sample,
    scale,
  }
}

function helpText(): string {
  const defaults = environment.safeParse({})
  const values: Record<string, string | number | readonly string[] | undefined> = defaults.success
    ? defaults.data
    : {}
  const variables = Object.entries(environment.shape).map(([name, schema]) => {
    const value = values[name]
    const shown = value === undefined ? '' : value.toString()
    const without = shown === '' ? '' : ` [${shown}]`
    return entry(name, `${schema.description ?? ''}${without}`)
  })
  const options = Object.entries(flags).map(([name, tells]) => entry(`--${name}`, tells))
  return [
    'Kencana: npm start, atau npm start -- --sample',
    '',
    ...options,
    '',
    'Variabel lingkungan [bawaan]:',
    '',
    ...variables,
    '',
  ].join('\n')
}

/** A PostgreSQL of this machine for the tests; without it they start the embedded one. */
export function testDatabaseUrl(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined
}

/**
 * npm does not pass SIGTERM on to what it started: under `npm start` the server itself notices
 * that its parent is gone.
 */
export function startedByNpm(): boolean {
  return process.env['npm_lifecycle_event'] !== undefined
}
