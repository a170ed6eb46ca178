import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { anchorsUntil, isAnchorFile, sealFolder } from '../audit/anchor.ts'
import { sealOf } from '../audit/seal.ts'
import { openConnection, SCHEMA } from '../db-connection.ts'
import type { FileStore } from '../files/store.ts'
import { StartProblem } from '../start-problem.ts'
import { copyBackup } from './copy.ts'
import { writeEnvelope } from './envelope.ts'
import { framesOf, type Head } from './frames.ts'
import { openMaker } from './maker.ts'
import { backupLock, chainDigest, columnsOf, nameOf, tablesOf } from './tables.ts'

/** How a backup was started: by the clock, by a button, by a command. */
export type Cause = 'JADWAL' | 'TOMBOL' | 'PERINTAH'

export interface BackupOptions {
  readonly ownerUrl: string
  readonly files: FileStore
  readonly folder: string
  /** How many of them the folder keeps. */
  readonly keep: number
  /** Where a copy of each goes besides; as many are kept. */
  readonly copyFolder?: string | undefined
  readonly passphrase: string | undefined
  /** The key that signs it. */
  readonly keyFile: string
  readonly program: string
  readonly cara: Cause
  readonly oleh?: string
  /** Gives up: nothing is left of the file. */
  readonly signal?: AbortSignal
}

export interface MadeBackup {
  readonly file: string
  readonly size: number
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** The digest of the chains; a restored database has the same. */
  readonly rantai: string
  /** null when no copy is wanted, '' when it is complete, else the reason. */
  readonly salinan: string | null
}

const nameForm = /^kencana-\d{8}-\d{6}\.cadangan$/

/** The backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => [])
  return names
    .filter((name) => nameForm.test(name))
    .toSorted()
    .toReversed()
}

interface Snapshot {
  readonly saat: string
  /** Date and time in the head office's zone, which people look for. */
  readonly nama: string
  readonly migrasi: number
}

interface Migrated {
  readonly nomor: number
  readonly nama: string
  readonly sha256: string
}

async function landed(client: pg.Client): Promise<Migrated[]> {
  const { rows } = await client.query<Migrated>(
    `select nomor, nama, sha256 from ${SCHEMA}.migrasi order by nomor`,
  )
  return rows
}

/** Sees every table at one moment, and keeps migrations out until the tables are read. */
async function begin(client: pg.Client): Promise<Snapshot> {
  const tables = await tablesOf(client)
  if (tables.length === 0)
    throw new StartProblem('Database ini belum dimigrasi: tidak ada yang dapat dicadangkan.')
  await client.query('begin isolation level repeatable read read only')
  // A table that a migration rewrites would look empty at this moment.
  await client.query(`lock table ${tables.map(({ nama }) => nameOf(nama)).join(', ')}
    in access share mode`)
  const { rows } = await client.query<Snapshot>(
    `select now() as saat, coalesce(max(nomor), 0) as migrasi,
      to_char(now() at time zone coalesce(
        (select zona from ${SCHEMA}.toko order by no_toko limit 1), 'Asia/Jakarta'),
        '"kencana-"YYYYMMDD"-"HH24MISS".cadangan"') as nama
      from ${SCHEMA}.migrasi`,
  )
  const [snapshot] = rows
  if (!snapshot) throw new Error('no snapshot')
  return snapshot
}

/** How far the chain of each shop had come. */
async function reachedIn(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ kode_toko: string; urut: number }>(
    `select kode_toko, urut from ${nameOf('rantai')}`,
  )
  return new Map(rows.map(({ kode_toko, urut }) => [kode_toko, urut]))
}

/** What a backup reports about itself while it is written. */
interface Counted {
  tables: number
  rows: number
  files: number
  rantai: string
}

async function* tableFrames(client: pg.Client, counted: Counted): AsyncGenerator<Buffer> {
  yield* framesOf({ jenis: 'migrasi', terpasang: await landed(client) })
  for (const { kolom, nama } of await tablesOf(client)) {
    const copy = client.query(copyTo(`copy ${nameOf(nama)} (${columnsOf(kolom)}) to stdout`))
    yield* framesOf({ jenis: 'tabel', nama, kolom: [...kolom] }, copy, () => copy.rowCount)
    counted.tables += 1
    counted.rows += copy.rowCount
  }
  const { rows: sequences } = await client.query<{ nama: string; nilai: string | null }>(
    `select sequencename as nama, last_value::text as nilai from pg_sequences
      where schemaname = $1 order by 1`,
    [SCHEMA],
  )
  for (const { nama, nilai } of sequences) {
    const head: Head = { jenis: 'urutan', nama, nilai: nilai ?? '1', terpakai: nilai !== null }
    yield* framesOf(head)
  }
}

/**
 * The files, read after the tables: a file that a row names was written before the row. A closing
 * after that moment left a seal that the chain of the backup does not reach; it stays behind.
 */
async function* fileFrames(
  files: FileStore,
  reached: ReadonlyMap<string, number>,
  counted: Counted,
): AsyncGenerator<Buffer> {
  for await (const nama of files.names()) {
    const bytes = await files.read(nama)
    if (!bytes || isLaterSeal(nama, bytes, reached)) continue
    yield* framesOf({ jenis: 'berkas', nama }, one(untilReached(nama, bytes, reached)))
    counted.files += 1
  }
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes
}

function isLaterSeal(name: string, bytes: Buffer, reached: ReadonlyMap<string, number>): boolean {
  const [shop = '', folder] = name.split('/')
  if (folder !== sealFolder) return false
  const seal = sealOf(bytes, shop)
  return seal !== undefined && seal.urut > (reached.get(shop) ?? 0)
}

/** Keeps only those anchored places of the chain that the backup's chain reaches. */
function untilReached(name: string, bytes: Buffer, reached: ReadonlyMap<string, number>): Buffer {
  const [shop = ''] = name.split('/')
  return isAnchorFile(name) ? anchorsUntil(bytes, reached.get(shop) ?? 0) : bytes
}

async function* contents(
  client: pg.Client,
  files: FileStore,
  counted: Counted,
): AsyncGenerator<Buffer> {
  const reached = await reachedIn(client)
  counted.rantai = await chainDigest(client)
  yield* tableFrames(client, counted)
  await client.query('commit')
  yield* fileFrames(files, reached, counted)
  const { files: berkas, rantai, rows: baris, tables: tabel } = counted
  yield* framesOf({ jenis: 'akhir', tabel, baris, berkas, rantai })
}

async function write(
  client: pg.Client,
  options: BackupOptions,
): Promise<Omit<MadeBackup, 'salinan'>> {
  const { files, folder, keyFile, passphrase, program, signal } = options
  const { migrasi, nama, saat } = await begin(client)
  const counted: Counted = { tables: 0, rows: 0, files: 0, rantai: '' }
  const file = path.join(folder, nama)
  const about = { saat, program, migrasi }
  const frames = contents(client, files, counted)
  const by = { passphrase, maker: openMaker(keyFile) }
  const size = await writeEnvelope(file, about, by, frames, signal)
  return { file, size, ...counted }
}

/** Leftovers of a power cut: nobody else writes here while we hold the lock. */
async function sweepHalves(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch(() => [])
  for (const name of names)
    if (/^kencana-\d{8}-\d{6}\.cadangan\.setengah$/.test(name))
      await fs.rm(path.join(folder, name), { force: true })
}

async function prune(folder: string, keep: number): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(keep))
    await fs.rm(path.join(folder, name), { force: true })
}

/** The result, for the screen and the schedule. */
async function note(
  { cara, oleh, ownerUrl, passphrase }: BackupOptions,
  mulai: string,
  outcome: MadeBackup | { readonly gagal: string },
): Promise<void> {
  const made = 'gagal' in outcome ? undefined : outcome
  const client = await openConnection(ownerUrl, () => undefined, { name: 'kencana-cadangan' })
  try {
    await client.query(
      `insert into ${nameOf('cadangan')} (mulai, cara, oleh, berkas, ukuran, baris, banyak_berkas,
        rantai, terkunci, gagal, salinan)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        mulai,
        cara,
        oleh ?? null,
        made ? path.basename(made.file) : null,
        made?.size ?? null,
        made?.rows ?? null,
        made?.files ?? null,
        made?.rantai ?? null,
        made ? passphrase !== undefined : null,
        'gagal' in outcome ? outcome.gagal : null,
        made?.salinan ?? null,
      ],
    )
  } finally {
    await client.end()
  }
}

/** Another backup of this database is being made, or tried. */
export class BackupUnderWay extends StartProblem {
  constructor() {
    super(
      'Pencadangan lain atau percobaan pulihkan sedang berjalan pada database ini; tunggu sampai selesai.',
    )
  }
}

/**
 * Writes database and files of one moment into one file, while the shops work. No table is ever in
 * memory as a whole; an interrupted backup leaves no file under its name.
 * @throws StartProblem with a sentence; BackupUnderWay
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  // The statement under way reports a lost connection.
  const client = await openConnection(options.ownerUrl, () => undefined, {
    name: 'kencana-cadangan',
  })
  try {
    const { rows } = await client.query<{ boleh: boolean; mulai: string }>(
      `select pg_try_advisory_lock(${backupLock}) as boleh, now() as mulai`,
    )
    const [{ boleh, mulai } = { boleh: false, mulai: '' }] = rows
    if (!boleh) throw new BackupUnderWay()
    await sweepHalves(options.folder)
    const written = await write(client, options).catch(async (error: unknown) => {
      const gagal = error instanceof Error ? error.message : String(error)
      await note(options, mulai, { gagal }).catch(() => undefined)
      throw error
    })
    const { copyFolder, folder, keep } = options
    const salinan = copyFolder === undefined ? null : await copyBackup(written.file, copyFolder)
    const made = { ...written, salinan }
    await note(options, mulai, made)
    await prune(folder, keep)
    if (copyFolder !== undefined && salinan === '') await prune(copyFolder, keep)
    return made
  } finally {
    // The lock ends with the connection, and so does the rest of a table under way.
    await client.end().catch(() => undefined)
  }
}
