import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { SCHEMA } from '../db-connection.ts'
import { StartProblem } from '../start-problem.ts'
import { broken, type Entry, type Head } from './frames.ts'
import { chainDigest, columnsOf, nameOf, tablesOf } from './tables.ts'

interface ForeignKey {
  readonly tabel: string
  readonly nama: string
  readonly isi: string
}

/**
 * Rows are loaded as they were saved: no trigger writes history or refuses a change of a book, and
 * foreign keys are checked once at the end instead of row by row. An owner without superuser rights
 * may do all of this; session_replication_role would need a superuser.
 */
async function takeRulesOff(client: pg.Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as tabel, quote_ident(conname) as nama,
        pg_get_constraintdef(oid) as isi
      from pg_constraint where contype = 'f' and connamespace = $1::regnamespace
      order by oid`,
    [SCHEMA],
  )
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { nama, tabel } of rows)
    await client.query(`alter table ${tabel} drop constraint ${nama}`)
  return rows
}

async function putRulesBack(
  client: pg.Client,
  tables: readonly string[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { isi, nama, tabel } of keys)
    await client.query(`alter table ${tabel} add constraint ${nama} ${isi}`)
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
}

/** Where the files of a backup go. */
export type PutFile = (name: string, bytes: Buffer) => Promise<void>

async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type TableHead = Extract<Head, { jenis: 'tabel' }>

async function loadTable(
  client: pg.Client,
  { kolom, nama }: TableHead,
  entry: Entry,
): Promise<void> {
  const text = `copy ${nameOf(nama)} (${columnsOf(kolom)}) from stdin`
  const copy = client.query(copyFrom(text))
  await pipeline(entry.bytes, copy)
  if (copy.rowCount !== entry.tail().baris) throw broken()
}

/** Everything but the list of migrations, in one transaction that the caller opened. */
async function loadEntries(
  client: pg.Client,
  entries: AsyncIterable<Entry>,
  putFile: PutFile,
): Promise<void> {
  for await (const entry of entries) {
    const { head } = entry
    if (head.jenis === 'tabel') await loadTable(client, head, entry)
    if (head.jenis === 'urutan')
      await client.query('select setval($1::regclass, $2, $3)', [
        nameOf(head.nama),
        head.nilai,
        head.terpakai,
      ])
    if (head.jenis === 'berkas') await putFile(head.nama, await wholeOf(entry.bytes))
    if (head.jenis === 'akhir' && (await chainDigest(client)) !== head.rantai)
      throw new StartProblem('Rantai yang dipulihkan berbeda dari catatan cadangannya.')
  }
}

/** Fills a database that has exactly the migrations of the backup; all or nothing. */
export async function loadInto(
  client: pg.Client,
  entries: AsyncIterable<Entry>,
  putFile: PutFile,
): Promise<void> {
  const tables = (await tablesOf(client)).map(({ nama }) => nameOf(nama))
  await client.query('begin')
  try {
    const keys = await takeRulesOff(client, tables)
    // What migrations themselves wrote (levels, cities) is in the backup as it is by now.
    await client.query(`truncate ${tables.join(', ')}`)
    await loadEntries(client, entries, putFile)
    // Sessions of the backup do not go on here.
    await client.query(
      `update ${nameOf('sesi')} set berakhir_pada = now(), sebab = 'PULIH'
        where berakhir_pada is null`,
    )
    await putRulesBack(client, tables, keys)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
