import { createHash } from 'node:crypto'
import pg from 'pg'
import { SCHEMA } from '../db-connection.ts'

export interface BackupTable {
  readonly nama: string
  /** Without what the database computes itself. */
  readonly kolom: readonly string[]
}

/** One backup or restore at a time; 'cadangan' in ASCII. */
export const backupLock = '7161114109938483566'

/** Every table of ours but the list of migrations, which a restore writes itself. */
export async function tablesOf(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ nama: string; kolom: string[] }>(
    `select c.relname as nama, array_agg(a.attname::text order by a.attnum) as kolom
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> 'migrasi'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [SCHEMA],
  )
  return rows
}

export const nameOf = (table: string): string => `${SCHEMA}.${pg.escapeIdentifier(table)}`

export const columnsOf = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/** The digest of the heads of all chains: when both digests are equal, the books are equal. */
export async function chainDigest(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ kode_toko: string; urut: string; sidik: string }>(
    `select kode_toko, urut::text as urut, encode(hash, 'hex') as sidik from ${nameOf('rantai')}
      order by kode_toko collate "C"`,
  )
  const hash = createHash('sha256')
  for (const { kode_toko, sidik, urut } of rows) hash.update(`${kode_toko} ${urut} ${sidik}\n`)
  return hash.digest('hex')
}
