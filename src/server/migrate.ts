import pg from 'pg'
import { openConnection, SCHEMA } from './db-connection.ts'
import { isStale, loadBeforeTables, loadFunctions } from './load-functions.ts'
import type { Migration, Schema } from './schema.ts'
import { StartProblem } from './start-problem.ts'

interface Landed {
  readonly nomor: number
  readonly nama: string
  readonly sha256: string
}

export interface MigrationProgress {
  readonly migration: Migration
  readonly step: number
  readonly of: number
}

/** One process migrates at a time; the number is 'kencana' in ASCII. */
const migrationLock = '30223188346433121'

const fileOf = ({ nomor, nama }: Landed) =>
  `migrations/${String(nomor).padStart(4, '0')}_${nama}.sql`

/**
 * Brings the database to this schema: each migration in a transaction of its own, checked against
 * what has landed; then the functions in one, when their texts or the tables changed. A database
 * that is newer than this program is left alone: in a rolling restart the old program goes on
 * working on it. Returns how many migrations were applied.
 */
export async function migrate(
  ownerUrl: string,
  { files, migrations }: Schema,
  progress: (step: MigrationProgress) => void = () => undefined,
): Promise<number> {
  // The statement under way reports a lost connection; between two statements there is nothing to
  // do.
  const client = await openConnection(ownerUrl, () => undefined, { name: 'kencana-migrasi' })
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`)
    const landed = await landedIn(client)
    const pending = pendingOf(migrations, landed)
    if (pending.length > 0) await loadBeforeTables(client, files)
    for (const [index, migration] of pending.entries()) {
      progress({ migration, step: index + 1, of: pending.length })
      await apply(client, migration)
    }
    const newer = (landed.at(-1)?.nomor ?? 0) > (migrations.at(-1)?.nomor ?? 0)
    if (!newer && (pending.length > 0 || (await isStale(client, files))))
      await loadFunctions(client, files)
    return pending.length
  } finally {
    // The advisory lock ends with the connection.
    await client.end().catch(() => undefined)
  }
}

async function landedIn(client: pg.Client): Promise<Landed[]> {
  await client.query(`create schema if not exists ${SCHEMA}`)
  await client.query(
    `create table if not exists ${SCHEMA}.migrasi (
      nomor integer primary key,
      nama text not null,
      sha256 text not null,
      saat timestamptz not null default now(),
      lama_ms integer not null
    )`,
  )
  const { rows } = await client.query<Landed>(
    `select nomor, nama, sha256 from ${SCHEMA}.migrasi order by nomor`,
  )
  return rows
}

function pendingOf(migrations: readonly Migration[], landed: readonly Landed[]): Migration[] {
  const newest = migrations.at(-1)?.nomor ?? 0
  const onDisk = new Map(migrations.map((migration) => [migration.nomor, migration]))
  for (const was of landed) {
    const is = onDisk.get(was.nomor)
    if (is && (is.sha256 !== was.sha256 || is.nama !== was.nama)) {
      throw new StartProblem(
        `${fileOf(is)} berubah setelah dipasang di database ini. Migrasi yang ` +
          'sudah terpasang tidak boleh diubah: kembalikan isinya, dan tulis perubahannya sebagai ' +
          'migrasi baru.',
      )
    }
    if (!is && was.nomor < newest) {
      throw new StartProblem(
        `${fileOf(was)} sudah terpasang di database ini tetapi berkasnya ` +
          'hilang. Kembalikan berkas itu.',
      )
    }
  }
  const last = landed.at(-1)?.nomor ?? 0
  const known = new Set(landed.map(({ nomor }) => nomor))
  const pending = migrations.filter(({ nomor }) => !known.has(nomor))
  const late = pending.find(({ nomor }) => nomor < last)
  if (late) {
    throw new StartProblem(
      `${fileOf(late)} bernomor di bawah migrasi ${last} yang sudah terpasang. ` +
        'Beri nomor baru di atasnya.',
    )
  }
  return pending
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const start = performance.now()
  try {
    await client.query('begin')
    // A change of a table that waits for a long query would hold up every other query of that
    // table.
    await client.query(`set local lock_timeout = '30s'`)
    await client.query(migration.text)
    if (client.getTransactionStatus() !== 'T') {
      throw new StartProblem(
        `${fileOf(migration)} mengakhiri transaksinya sendiri (begin/commit); ` +
          'setiap migrasi sudah satu transaksi.',
      )
    }
    await client.query(
      `insert into ${SCHEMA}.migrasi (nomor, nama, sha256, lama_ms) values ($1, $2, $3, $4)`,
      [migration.nomor, migration.nama, migration.sha256, Math.trunc(performance.now() - start)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw failureOf(migration, error)
  }
}

function failureOf(migration: Migration, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const file = fileOf(migration)
  switch (error.code) {
    case '55P03':
      return new StartProblem(
        `${file} menunggu terlalu lama: tabelnya sedang dipakai. Coba lagi saat sepi.`,
      )
    case '42501':
      return new StartProblem(
        `${file} tidak diizinkan oleh database: ${error.message}. ` +
          'Pengguna di DATABASE_URL harus pemilik database ini.',
      )
    case '53100':
      return new StartProblem(
        `Disk database penuh saat memasang ${file}. Kosongkan ruang, ` +
          'lalu jalankan lagi; tidak ada yang terpasang setengah.',
      )
    default: {
      const before = migration.text.slice(0, Number(error.position ?? 0))
      const line = error.position ? ` baris ${before.split('\n').length}` : ''
      return new StartProblem(
        [`${file}${line}: ${error.message} (${error.code ?? ''})`, error.where ?? '']
          .join('\n')
          .trim(),
      )
    }
  }
}
