import type pg from 'pg'
import { audit } from '../audit/audit.ts'
import { migrate } from '../migrate.ts'
import { tablesOnly, type Schema } from '../schema.ts'
import { SCHEMA } from '../db-connection.ts'
import { openEnvelope } from './envelope.ts'
import { entriesOf } from './frames.ts'
import { loadInto } from './load.ts'
import { migrationsOf, onClient, survey } from './restore.ts'

export interface TrialOptions {
  readonly file: string
  readonly passphrase: string | undefined
  readonly ownerUrl: string
  readonly schema: Schema
  readonly signal: AbortSignal
}

/** What a backup brought back. */
export interface Tried {
  readonly toko: number
  readonly posting: number
  readonly barang: number
  readonly baris: number
  readonly banyak_berkas: number
  /** The last posting in it. */
  readonly sampai: string | null
  readonly beda: number
}

/** The same server, another database. */
function besides(ownerUrl: string): { url: string; name: string } {
  const address = new URL(ownerUrl)
  const name = `${decodeURIComponent(address.pathname.slice(1))}_coba`
  address.pathname = `/${encodeURIComponent(name)}`
  return { url: address.href, name: `"${name.replaceAll('"', '""')}"` }
}

const count = async (client: pg.Client) => {
  const { rows } = await client.query<Pick<Tried, 'barang' | 'posting' | 'sampai' | 'toko'>>(
    `select (select count(*)::int from ${SCHEMA}.toko) as toko,
      (select count(*)::int from ${SCHEMA}.posting) as posting,
      (select count(*)::int from ${SCHEMA}.barang) as barang,
      (select to_json(max(saat)) #>> '{}' from ${SCHEMA}.posting) as sampai`,
  )
  return rows[0] ?? { toko: 0, posting: 0, barang: 0, sampai: null }
}

/**
 * Brings a backup into a database beside the chain's own, as a restore would, recomputes its books
 * and drops it again. The chain's database and files are not touched. Its files are read to their
 * end and kept nowhere.
 * @throws StartProblem with a sentence; whatever stops it leaves no database behind
 */
export async function tryRestore(options: TrialOptions): Promise<Tried> {
  const { file, ownerUrl, passphrase, schema, signal } = options
  const envelope = await openEnvelope(file, passphrase)
  const found = await survey(envelope)
  const known = migrationsOf(file, found.landed, schema.migrations)
  const { name, url } = besides(ownerUrl)
  const drop = () =>
    onClient(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  await drop() // what a stopped server left
  try {
    await onClient(ownerUrl, (client) => client.query(`create database ${name} encoding 'UTF8'`))
    await migrate(url, tablesOnly(schema, known))
    signal.throwIfAborted()
    await onClient(url, (client) =>
      loadInto(client, entriesOf(envelope.chunks()), async () => signal.throwIfAborted()),
    )
    await migrate(url, schema)
    const held = await onClient(url, async (client) => {
      await client.query('analyze')
      return count(client)
    })
    const { beda } = await audit(url, () => undefined, { signal })
    const { baris, berkas } = found.last
    return { ...held, baris, banyak_berkas: berkas, beda: beda.length }
  } finally {
    await drop()
  }
}
