import path from 'node:path'
import { z } from 'zod'
import type { MetricsConfig } from './metrics/metrics.ts'
import { flags, readFlags } from './config-flags.ts'
import { entry } from './config-help.ts'
import {
  addresses,
  choice,
  folder,
  host,
  origin,
  port,
  portal,
  postgresUrl,
  proxies,
  readableFile,
  webAddress,
  wholeNumber,
  words,
} from './config-kinds.ts'
import { projectRoot } from './project-root.ts'

// The only home of process.env. An empty variable counts as not set.

/** Every variable the server knows: how it is checked, what it is without, what it is for. */
const environment = z
  .object({
    PORT: port.default(4080).describe('Port tempat server menjawab; 0 = dipilihkan.'),
    HOST: host
      .optional()
      .describe(
        'Alamat tempat server mendengar; 127.0.0.1 = hanya mesin ini sendiri. Tanpa ini semua ' +
          'alamat, dan bersama --sample hanya mesin ini: sandi contoh diketahui semua orang.',
      ),
    DATA_DIR: folder
      .default(() => path.join(projectRoot(), 'data'))
      .describe('Folder data: database bawaan, foto, sertifikat, catatan.'),
    FILES_DIR: folder
      .optional()
      .describe(
        'Folder foto dan berkas, bila beberapa server memakai database yang sama: folder bersama ' +
          'itu; tanpa ini DATA_DIR/files.',
      ),
    DATABASE_URL: postgresUrl
      .optional()
      .describe(
        'PostgreSQL 15 atau lebih baru yang sudah ada, sebagai pemiliknya; tanpa ini server ' +
          'menjalankan PostgreSQL bawaan di DATA_DIR.',
      ),
    DATABASE_APP_URL: postgresUrl
      .optional()
      .describe('Database yang sama sebagai peran aplikasi, bila peran itu Anda buat sendiri.'),
    READ_DATABASE_URL: postgresUrl
      .optional()
      .describe(
        'Replika streaming dari database itu: laporan dibaca di sana. Hanya mesin, port dan nama ' +
          'database yang dipakai; masuknya sebagai peran aplikasi.',
      ),
    READ_DATABASE_LAG: wholeNumber(1, 3_600)
      .default(60)
      .describe('Replika yang tertinggal lebih dari sekian detik tidak dibaca.'),
    DATABASE_POOL: wholeNumber(2, 100).default(10).describe('Jumlah koneksi ke database.'),
    HTTPS: choice(['auto', 'off', 'on', 'only'])
      .default('auto')
      .describe(
        'on = HTTPS di samping HTTP; only = HTTP hanya mengalihkan ke HTTPS; auto = on bila ' +
          'TLS_CERT diisi. Tanpa TLS_CERT server membuat sertifikatnya sendiri.',
      ),
    HTTPS_PORT: port.optional().describe('Port HTTPS; tanpa ini PORT + 1.'),
    HTTPS_NAMES: words
      .default([])
      .describe(
        'Nama atau alamat lain server ini, untuk sertifikat buatan sendiri dan untuk passkey.',
      ),
    TLS_CERT: readableFile.optional().describe('Berkas sertifikat (PEM) dengan rantainya.'),
    TLS_KEY: readableFile.optional().describe('Berkas kunci sertifikat itu (PEM).'),
    TRUST_PROXY: proxies
      .default([])
      .describe(
        'Proxy yang boleh menyebut alamat asal pengunjung: loopback, alamat, atau jaringan.',
      ),
    ORIGIN: origin
      .optional()
      .describe('Alamat umum server untuk tautan di nota, misalnya https://toko.example.'),
    PORTAL_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/, 'harus 32 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe(
        'Rahasia bersama server-server satu rantai: panggilan antara kantor pusat dan cabang yang ' +
          'servernya sendiri ditandatangani dengannya; tidak pernah dikirim.',
      ),
    PORTAL_PUSAT: portal
      .optional()
      .describe(
        'Untuk cabang yang servernya sendiri: alamat kantor pusatnya, misalnya ' +
          'https://pusat.example/portal/PUSAT.',
      ),
    PORTAL_HOSTS: words
      .default([])
      .describe(
        'Mesin server-server lain yang boleh dipanggil, misalnya gs5.example,10.8.0.5:4081; tanpa ini ' +
          'hanya mesin PORTAL_PUSAT.',
      ),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'harus 16 sampai 200 huruf dan angka tanpa spasi')
      .optional()
      .describe('Siapa yang menyebutnya (Authorization: Bearer ...) boleh membaca /metrics.'),
    METRICS_FROM: addresses
      .default([])
      .describe('Alamat yang boleh membaca /metrics tanpa token: loopback, alamat, jaringan.'),
    BACKUP_DIR: folder
      .optional()
      .describe('Folder cadangan, sebaiknya di disk lain; tanpa ini DATA_DIR/cadangan.'),
    BACKUP_COPY_DIR: folder
      .optional()
      .describe(
        'Folder lain untuk salinan setiap cadangan: disk jaringan, atau folder yang disalin ke ' +
          'luar gedung oleh program lain.',
      ),
    ALARM_URL: webAddress
      .optional()
      .describe(
        'Alamat yang dikirimi satu kalimat (POST, teks) bila cadangan gagal atau terlalu tua.',
      ),
    BACKUP_HOUR: z
      .string()
      .regex(/^(?:off|\d|1\d|2[0-3])$/, 'harus jam 0 sampai 23, atau off')
      .default('2')
      .describe('Jam cadangan tiap malam menurut waktu kantor pusat; off = tidak sendiri.'),
    BACKUP_KEEP: wholeNumber(1, 1000).default(14).describe('Berapa cadangan terakhir disimpan.'),
    BACKUP_PASSPHRASE: z
      .string()
      .min(12, 'harus sedikitnya 12 huruf')
      .optional()
      .describe('Kata sandi yang mengunci berkas cadangan; hilang = cadangan tidak dapat dibuka.'),
    DRAIN_SECONDS: wholeNumber(0, 300)
      .default(0)
      .describe(
        'Bila beberapa server di belakang penyeimbang beban: sesudah SIGTERM /readyz menjawab 503 ' +
          'sekian detik sebelum server menutup pintunya.',
      ),
    LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('Seberapa rinci catatan server.'),
  })
  .superRefine((value, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (value.TLS_CERT && !value.TLS_KEY) fault('TLS_KEY', 'harus diisi bersama TLS_CERT')
    if (value.TLS_KEY && !value.TLS_CERT) fault('TLS_CERT', 'harus diisi bersama TLS_KEY')
    if (value.DATABASE_APP_URL && !value.DATABASE_URL) {
      fault('DATABASE_APP_URL', 'hanya berarti bersama DATABASE_URL')
    }
    if (value.PORTAL_PUSAT && !value.PORTAL_TOKEN)
      fault('PORTAL_TOKEN', 'harus diisi bersama PORTAL_PUSAT')
    if (
      value.HTTPS !== 'off' &&
      value.HTTPS_PORT !== undefined &&
      value.HTTPS_PORT !== 0 &&
      value.HTTPS_PORT === value.PORT
    )
      fault('HTTPS_PORT', 'tidak boleh sama dengan PORT')
  })

/** Where backups lie, when they are made, how many are kept, and what locks them. */
export interface BackupConfig {
  readonly folder: string
  /** undefined = only when somebody asks. */
  readonly hour: number | undefined
  readonly keep: number
  /** A second place for each; undefined = none. */
  readonly copyFolder: string | undefined
  readonly passphrase: string | undefined
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where pictures lie; in the data folder unless several servers share them. */
  readonly filesDir: string
  /** undefined = the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly databaseAppUrl: string | undefined
  readonly databasePool: number
  /** Where reports are read; undefined = the same database. */
  readonly replica: { readonly url: string; readonly mostSeconds: number } | undefined
  readonly https: 'off' | 'on' | 'only'
  readonly httpsPort: number
  readonly httpsNames: readonly string[]
  /** A certificate of the operator's; undefined = one of our own authority. */
  readonly certificate: { readonly cert: string; readonly key: string } | undefined
  readonly trustProxy: readonly string[]
  readonly origin: string | undefined
  /** How long /readyz says no before the doors close. */
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
  readonly metrics: MetricsConfig
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** `--sample`: fill an empty database with the sample chain without asking. */
  readonly sample: boolean
  /** `--scale`: so many times the pieces and the sales of the sample chain. */
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

function configOf(
  value: z.output<typeof environment>,
  { sample, scale }: Pick<Config, 'sample' | 'scale'>,
): Config {
  const { TLS_CERT: cert, TLS_KEY: key } = value
  const certificate = cert && key ? { cert, key } : undefined
  const automatic = certificate ? 'on' : 'off'
  return {
    port: value.PORT,
    host: value.HOST ?? (sample ? '127.0.0.1' : '0.0.0.0'),
    dataDir: value.DATA_DIR,
    filesDir: value.FILES_DIR ?? path.join(value.DATA_DIR, 'files'),
    databaseUrl: value.DATABASE_URL,
    databaseAppUrl: value.DATABASE_APP_URL,
    databasePool: value.DATABASE_POOL,
    replica: value.READ_DATABASE_URL
      ? { url: value.READ_DATABASE_URL, mostSeconds: value.READ_DATABASE_LAG }
      : undefined,
    https: value.HTTPS === 'auto' ? automatic : value.HTTPS,
    httpsPort: value.HTTPS_PORT ?? (value.PORT === 0 ? 0 : value.PORT + 1),
    httpsNames: value.HTTPS_NAMES,
    certificate,
    trustProxy: value.TRUST_PROXY,
    origin: value.ORIGIN?.replace(/\/$/, ''),
    drainSeconds: value.DRAIN_SECONDS,
    portalToken: value.PORTAL_TOKEN,
    portalPusat: value.PORTAL_PUSAT,
    alarmUrl: value.ALARM_URL,
    portalHosts: value.PORTAL_HOSTS,
    metrics: { token: value.METRICS_TOKEN, from: value.METRICS_FROM },
    backup: {
      folder: value.BACKUP_DIR ?? path.join(value.DATA_DIR, 'cadangan'),
      hour: value.BACKUP_HOUR === 'off' ? undefined : Number(value.BACKUP_HOUR),
      keep: value.BACKUP_KEEP,
      copyFolder: value.BACKUP_COPY_DIR,
      passphrase: value.BACKUP_PASSPHRASE,
    },
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

/** Where the tests find a PostgreSQL of the machine's own; without it they start the embedded. */
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
