import { createHash } from 'node:crypto'
import pg from 'pg'
import { SCHEMA } from './db-connection.ts'
import { APP_ROLE } from './roles.ts'
import type { SqlFile } from './schema.ts'
import { StartProblem } from './start-problem.ts'

/** What the database stores about the texts that made its functions. */
function digestOf(files: readonly SqlFile[]): string {
  const hash = createHash('sha256')
  for (const { berkas, text } of files) hash.update(`${berkas}\0${text}\0`)
  return `fungsi ${hash.digest('hex')}`
}

/** Whether other texts than these made the functions of the database. */
export async function isStale(client: pg.Client, files: readonly SqlFile[]): Promise<boolean> {
  if (files.length === 0) return false
  const { rows } = await client.query<{ sidik: string | null }>(
    `select obj_description($1::regnamespace, 'pg_namespace') as sidik`,
    [SCHEMA],
  )
  return rows[0]?.sidik !== digestOf(files)
}

const ours = `select p.oid, p.oid::regprocedure::text as nama, l.lanname as bahasa
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = '${SCHEMA}'::regnamespace and l.lanname in ('sql', 'plpgsql')`

interface Routine {
  readonly oid: number
  readonly nama: string
  readonly bahasa: 'sql' | 'plpgsql'
}

function failureOf(file: SqlFile, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const before = file.text.slice(0, Number(error.position ?? 0))
  const line = error.position ? `:${before.split('\n').length}` : ''
  return new StartProblem(
    [`src/${file.berkas}${line}: ${error.message} (${error.code ?? ''})`, error.where ?? '']
      .join('\n')
      .trim(),
  )
}

/** In its hint PostgreSQL names the function whose result or parameters changed. */
const replacedOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '42P13'
    ? /DROP FUNCTION (.+) first/.exec(error.hint ?? '')?.[1]
    : undefined

/** A grant names a function that has an older signature beside the new one. */
const doubledOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '42725'
    ? /^function name "(.+)" is not unique$/.exec(error.message)?.[1]
    : undefined

/** Functions of the database as it was that stand in the way of the new ones. */
async function inTheWay(client: pg.Client, error: unknown): Promise<string[]> {
  const replaced = replacedOf(error)
  if (replaced !== undefined) return [replaced]
  const { rows } = await client.query<Pick<Routine, 'nama'>>(`${ours} and p.proname = $1`, [
    doubledOf(error) ?? '',
  ])
  return rows.map(({ nama }) => nama)
}

/** Reports an error with its line, but not one that loadFunctions mends. */
async function runFile(client: pg.Client, file: SqlFile): Promise<void> {
  try {
    await client.query(file.text)
  } catch (error) {
    throw (replacedOf(error) ?? doubledOf(error)) === undefined ? failureOf(file, error) : error
  }
}

/**
 * Makes what tables need, before migrations make the tables; bodies are not checked yet. A function
 * without a grant can be called by its owner only.
 */
export async function loadBeforeTables(
  client: pg.Client,
  files: readonly SqlFile[],
): Promise<void> {
  await client.query(`begin; set local search_path = ${SCHEMA}, pg_temp;
    set local check_function_bodies = off;
    grant usage on schema ${SCHEMA} to ${APP_ROLE};
    alter default privileges revoke execute on functions from public`)
  for (const file of files.filter(({ urutan }) => urutan === 'tabel')) await runFile(client, file)
  await client.query('commit')
}

/** A function that no text makes any more, or an older one of another signature. */
async function dropOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Routine>(
    `${ours} and p.xmin <> pg_current_xact_id()::xid order by nama`,
  )
  for (const { nama } of rows) await client.query(`drop function ${nama}`)
}

/** Each body is compiled against the tables as they are: a misspelt column is found here. */
async function checkBodies(client: pg.Client): Promise<void> {
  await client.query(`set local check_function_bodies = on; set local plpgsql.extra_errors = 'all'`)
  const { rows } = await client.query<Routine>(`${ours} order by nama`)
  for (const { bahasa, nama, oid } of rows) {
    const validator = bahasa === 'sql' ? 'fmgr_sql_validator' : 'plpgsql_validator'
    try {
      await client.query(`select ${validator}($1)`, [oid])
    } catch (error) {
      if (error instanceof pg.DatabaseError)
        throw new StartProblem(`Fungsi ${nama}: ${error.message} (${error.code ?? ''})`)
      throw error
    }
  }
}

async function attempt(
  client: pg.Client,
  files: readonly SqlFile[],
  gone: readonly string[],
): Promise<void> {
  await client.query(`begin; set local search_path = ${SCHEMA}, pg_temp;
    set local lock_timeout = '30s'; set local check_function_bodies = off`)
  for (const nama of gone) await client.query(`drop function ${nama}`)
  for (const file of files) await runFile(client, file)
  await dropOthers(client)
  if (files.some(({ urutan }) => urutan === 'fungsi')) {
    await client.query('select pasang_buku()')
    await checkBodies(client)
  }
  await client.query(`comment on schema ${SCHEMA} is '${digestOf(files)}'`)
  await client.query('commit')
}

/**
 * Makes every function and view again from these texts, in one transaction, and drops those that no
 * text makes any more. A call that is under way uses the old function to its end.
 * @throws StartProblem with file and line
 */
export async function loadFunctions(client: pg.Client, files: readonly SqlFile[]): Promise<void> {
  for (const gone: string[] = []; ;) {
    try {
      return await attempt(client, files, gone)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const more = (await inTheWay(client, error)).filter((nama) => !gone.includes(nama))
      if (more.length === 0) throw error
      gone.push(...more)
    }
  }
}
