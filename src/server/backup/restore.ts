import path from 'node:path'
import pg from 'pg'
import { audit, type AuditResult } from '../audit/audit.ts'
import { readSeals } from '../audit/seal.ts'
import type { Config } from '../config.ts'
import { prepareDatabase } from '../database.ts'
import type { DataFolder } from '../data-folder.ts'
import { openConnection, SCHEMA } from '../db-connection.ts'
import { staysHere } from '../files/open-files.ts'
import type { FileStore } from '../files/store.ts'
import { tablesOnly, type Migration, type Schema } from '../schema.ts'
import { fileProblem, StartProblem } from '../start-problem.ts'
import { newer, openEnvelope, type Envelope } from './envelope.ts'
import { broken, entriesOf, type Head } from './frames.ts'
import { loadInto } from './load.ts'
import { makerCode } from './maker.ts'
import { backupLock } from './tables.ts'

export interface RestoreOptions {
  readonly file: string
  readonly passphrase: string | undefined
  /** Only a backup of this maker, by his code; undefined: of any maker. */
  readonly dari?: string | undefined
  /** An address of an owner, of a database without shops. */
  readonly ownerUrl: string
  readonly config: Pick<Config, 'databaseAppUrl'> & Partial<Pick<Config, 'bucket'>>
  readonly folder: DataFolder
  readonly files: FileStore
  readonly schema: Schema
  readonly say: (line: string) => void
}

export interface Restored {
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly rantai: string
  readonly audit: AuditResult
}

type Landed = Extract<Head, { jenis: 'migrasi' }>['terpasang']
type Last = Extract<Head, { jenis: 'akhir' }>

/** What a backup holds, read to its end without loading any of it. */
interface Survey {
  readonly landed: Landed
  readonly last: Last
  readonly files: ReadonlySet<string>
}

export async function survey(envelope: Envelope): Promise<Survey> {
  let landed: Landed = []
  let last: Last | undefined
  const files = new Set<string>()
  const counted = { tabel: 0, baris: 0 }
  for await (const { bytes, head, tail } of entriesOf(envelope.chunks())) {
    if (last) throw broken()
    for await (const _chunk of bytes);
    if (head.jenis === 'migrasi') landed = head.terpasang
    if (head.jenis === 'berkas') files.add(head.nama)
    if (head.jenis === 'akhir') last = head
    if (head.jenis !== 'tabel') continue
    counted.tabel += 1
    counted.baris += tail().baris
  }
  const isWhole =
    last?.tabel === counted.tabel && last.baris === counted.baris && last.berkas === files.size
  if (!last || !isWhole || landed.length === 0) throw broken()
  return { landed, last, files }
}

/** The migrations of the backup, from the disk; all of them, unchanged. */
export function migrationsOf(
  file: string,
  landed: Landed,
  onDisk: readonly Migration[],
): readonly Migration[] {
  const known = new Map(onDisk.map((migration) => [migration.nomor, migration]))
  const newest = onDisk.at(-1)?.nomor ?? 0
  const other = (nomor: number, nama: string): StartProblem =>
    new StartProblem(
      `${file} dibuat dengan migrasi yang tidak sama di program ini (${nomor}, ${nama}). Pakai ` +
        'program dari garis yang sama.',
    )
  const reached = landed.at(-1)?.nomor ?? 0
  const had = new Set(landed.map(({ nomor }) => nomor))
  const skipped = onDisk.find(({ nomor }) => nomor < reached && !had.has(nomor))
  if (skipped) throw other(skipped.nomor, skipped.nama)
  return landed.map(({ nama, nomor, sha256 }) => {
    const here = known.get(nomor)
    if (!here && nomor > newest) throw newer(file)
    if (here?.nama !== nama || here.sha256 !== sha256) throw other(nomor, nama)
    return here
  })
}

export async function onClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(url, () => undefined, { name: 'kencana-pulihkan' })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Nobody works on the database, and it has no shop: a server that was only started leaves none. */
async function checkEmpty(client: pg.Client): Promise<void> {
  const { rows: others } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'kencana%'`,
  )
  if (others.length > 0)
    throw new StartProblem(
      'Masih ada server yang memakai database ini. Hentikan server itu, lalu ulangi.',
    )
  const { rows: tables } = await client.query<{ nama: string }>(
    `select c.relname as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'p') and c.relname <> 'migrasi'`,
    [SCHEMA],
  )
  if (tables.length === 0) return
  const ours = tables.some(({ nama }) => nama === 'toko')
  const { rows: shops } = ours
    ? await client.query(`select from ${SCHEMA}.toko limit 1`)
    : { rows: tables }
  if (shops.length > 0)
    throw new StartProblem(
      'Database ini sudah berisi toko. Pemulihan hanya ke database kosong: sebut DATA_DIR atau ' +
        'DATABASE_URL yang lain.',
    )
}

/**
 * A folder may hold nothing else. A bucket outlives a database: what it has stays as it is.
 * @returns what was there before
 */
async function checkFiles(options: RestoreOptions, coming: Survey['files']): Promise<Set<string>> {
  const { config, files, say } = options
  const had = new Set<string>()
  let others = 0
  for await (const name of files.names()) {
    had.add(name)
    if (coming.has(name)) continue
    if (!config.bucket || staysHere(name))
      throw new StartProblem(
        `Folder berkas sudah berisi ${name}, yang bukan dari cadangan ini. Sebut DATA_DIR yang ` +
          'kosong.',
      )
    others += 1
  }
  if (others > 0)
    say(
      `S3_BUCKET ${config.bucket?.bucket} berisi ${others} berkas yang bukan dari cadangan ini: ` +
        'dibiarkan. Untuk latihan pakai bucket lain.',
    )
  return had
}

const emptied = (client: pg.Client) => client.query(`drop schema if exists ${SCHEMA} cascade`)

async function bringIn(
  options: RestoreOptions,
  envelope: Envelope,
  of: Survey & { readonly had: ReadonlySet<string> },
): Promise<void> {
  const { config, files, folder, ownerUrl, say, schema } = options
  const known = migrationsOf(options.file, of.landed, schema.migrations)
  const put: string[] = []
  try {
    await onClient(ownerUrl, emptied)
    const tables = tablesOnly(schema, known)
    await prepareDatabase(ownerUrl, config, folder, tables, () => undefined)
    say('Memuat isi cadangan ...')
    await onClient(ownerUrl, (client) =>
      loadInto(client, entriesOf(envelope.chunks()), async (name, bytes) => {
        if (of.had.has(name) && config.bucket && !staysHere(name)) return
        if (!of.had.has(name)) put.push(name)
        await files.write(name, bytes)
      }),
    )
  } catch (error) {
    await onClient(ownerUrl, emptied).catch(() => undefined)
    for (const name of put) await files.write(name, undefined).catch(() => undefined)
    throw fileProblem(sentenceOf(error), folder.files)
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code === '53100')
    return new StartProblem('Disk database penuh. Kosongkan ruang, lalu ulangi pemulihan.')
  return error
}

type Made = Envelope['head']['pembuat']

/** @throws StartProblem when it is not by the maker whose code was given */
function checkMaker(file: string, made: Made, dari: string | undefined): void {
  if (dari === undefined) return
  const kode = made ? makerCode(made.kunci) : 'tanpa tanda tangan'
  if (kode !== dari.trim().toUpperCase())
    throw new StartProblem(`${file} bukan dari ${dari}: ${kode}. Pakai cadangan yang lain.`)
}

const makerSentence = (made: Made): string =>
  made
    ? `Dibuat oleh ${makerCode(made.kunci)} (${made.nama}), tanda tangannya cocok; bandingkan kode itu dengan catatan Anda.`
    : 'Tanpa tanda tangan: dibuat program lama, atau oleh orang lain. Bandingkan segelnya dengan kertas.'

/**
 * Brings a backup into a database without shops and a folder without files, brings it up to this
 * program's migrations, and recomputes its books. It checks the whole file first; if anything stops
 * it before the end, the database stays empty.
 * @throws StartProblem with a sentence
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { config, file, folder, ownerUrl, say, schema } = options
  say('Memeriksa berkas cadangan ...')
  const envelope = await openEnvelope(file, options.passphrase)
  checkMaker(file, envelope.head.pembuat, options.dari)
  say(makerSentence(envelope.head.pembuat))
  const found = await survey(envelope)
  migrationsOf(file, found.landed, schema.migrations)
  await onClient(ownerUrl, async (holder) => {
    const { rows } = await holder.query<{ boleh: boolean }>(
      `select pg_try_advisory_lock(${backupLock}) as boleh`,
    )
    if (!rows[0]?.boleh) throw new StartProblem('Pemulihan lain sedang berjalan.')
    await checkEmpty(holder)
    const had = await checkFiles(options, found.files)
    await bringIn(options, envelope, { ...found, had })
  })
  await prepareDatabase(ownerUrl, config, folder, schema, say)
  await onClient(ownerUrl, (client) => client.query('analyze'))
  say('Menghitung ulang semua buku ...')
  const { baris: rows, berkas, rantai, tabel } = found.last
  const seals = readSeals(path.join(folder.files))
  const tell = ({ kalimat, kode_toko }: { kalimat: string; kode_toko: string }) =>
    say(`BEDA  ${kode_toko}  ${kalimat}`)
  const audited = await audit(ownerUrl, tell, { seals })
  return { tables: tabel, rows, files: berkas, rantai, audit: audited }
}
