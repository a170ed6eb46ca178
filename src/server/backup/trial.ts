import pg from 'pg'
import { audit } from '../audit/audit.ts'
import { migrate } from '../migrate.ts'
import { tablesOnly, type Schema } from '../schema.ts'
import { SCHEMA } from '../db-connection.ts'
import { StartProblem } from '../start-problem.ts'
import { openEnvelope } from './envelope.ts'
import { entriesOf } from './frames.ts'
import { loadInto } from './load.ts'
import { BackupUnderWay } from './make.ts'
import { migrationsOf, onClient, survey } from './restore.ts'
import { backupLock } from './tables.ts'

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

/** The comment by which a database says that it is a trial's, and may be dropped. */
export const trialMark = 'percobaan pulihkan cadangan Kencana'

/** The same server, another database. */
function besides(ownerUrl: string): { url: string; plain: string; name: string } {
  const address = new URL(ownerUrl)
  const plain = `${decodeURIComponent(address.pathname.slice(1))}_coba`
  address.pathname = `/${encodeURIComponent(plain)}`
  return { url: address.href, plain, name: pg.escapeIdentifier(plain) }
}

/**
 * Drops what the trial of a stopped server left.
 * @throws StartProblem when a database of that name is not a trial's: somebody works in it
 */
async function dropLeft(client: pg.Client, plain: string): Promise<void> {
  const { rows } = await client.query<{ tanda: string | null }>(
    `select shobj_description(oid, 'pg_database') as tanda from pg_database where datname = $1`,
    [plain],
  )
  const [there] = rows
  if (!there) return
  if (there.tanda !== trialMark)
    throw new StartProblem(
      `Database ${plain} sudah ada dan bukan sisa percobaan program ini: tidak disentuh. Ganti namanya, lalu coba lagi.`,
    )
  await client.query(`drop database if exists ${pg.escapeIdentifier(plain)} with (force)`)
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

/** One trial, backup or restore of a chain at a time, by whichever of its servers. */
async function alone<T>(ownerUrl: string, work: (holder: pg.Client) => Promise<T>): Promise<T> {
  // The lock goes with the connection.
  return onClient(ownerUrl, async (holder) => {
    const { rows } = await holder.query<{ boleh: boolean }>(
      `select pg_try_advisory_lock(${backupLock}) as boleh`,
    )
    if (!rows[0]?.boleh) throw new BackupUnderWay()
    return work(holder)
  })
}

/**
 * Brings a backup into a database beside the chain's own, as a restore would, recomputes its books
 * and drops it again. The chain's database and files are not touched. Its files are read to their
 * end and kept nowhere.
 * @throws StartProblem with a sentence; whatever stops it leaves no database behind. BackupUnderWay
 */
export const tryRestore = (options: TrialOptions): Promise<Tried> =>
  alone(options.ownerUrl, async (holder) => {
    const { file, ownerUrl, passphrase, schema, signal } = options
    const envelope = await openEnvelope(file, passphrase)
    const found = await survey(envelope)
    const known = migrationsOf(file, found.landed, schema.migrations)
    const { name, plain, url } = besides(ownerUrl)
    await dropLeft(holder, plain)
    await holder.query(`create database ${name} encoding 'UTF8'`)
    try {
      await holder.query(`comment on database ${name} is ${pg.escapeLiteral(trialMark)}`)
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
      await onClient(ownerUrl, (client) => client.query(`drop database ${name} with (force)`))
    }
  })
