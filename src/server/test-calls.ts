import fs from 'node:fs'
import path from 'node:path'
import { openConnection, SCHEMA } from './db-connection.ts'
import { projectRoot } from './project-root.ts'
import { readSchema } from './schema.ts'
import { clusterOf, templateOf, withDatabase, type TestRun } from './test-cluster.ts'

const suffix = '.dipanggil'

/** Notes which functions this database has called, before it is dropped. */
export async function noteCalls(run: TestRun, ownerUrl: string): Promise<void> {
  if (run.counts !== true) return
  const client = await openConnection(ownerUrl, () => undefined)
  try {
    // A session adds its calls to the count when it ends, just after its client has gone.
    await client.query(`do $$ begin for nth in 1..200 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and pid <> pg_backend_pid());
      perform pg_sleep(0.01); end loop; end $$`)
    const { rows } = await client.query<{ nama: string }>(
      `select distinct funcname as nama from pg_stat_user_functions
        where schemaname = '${SCHEMA}' and calls > 0`,
    )
    const file = path.join(run.folder, `${path.basename(new URL(ownerUrl).pathname)}${suffix}`)
    fs.writeFileSync(file, rows.map(({ nama }) => nama).join('\n'))
  } finally {
    await client.end()
  }
}

/** The functions that databases of this run have called. */
export const notedIn = (folder: string): Set<string> =>
  new Set(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'))
      .filter((nama) => nama !== ''),
  )

/** All words of the code, and of the SQL apart from definitions and grants. */
function wordsOfTexts(): ReadonlySet<string> {
  const { files, migrations } = readSchema()
  const src = path.join(projectRoot(), 'src')
  const code = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(path.basename(file)))
    .map((file) => fs.readFileSync(path.join(src, file), 'utf8'))
  const texts = [...files, ...migrations].map(({ text }) =>
    text
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/\b(?:CREATE OR REPLACE FUNCTION \w+|GRANT EXECUTE ON FUNCTION [^;]*;)/g, ''),
  )
  return new Set([...code, ...texts].flatMap((text) => text.match(/\w+/g) ?? []))
}

/**
 * The functions that no test of the run has called. PostgreSQL does not count a call that it puts
 * into the caller's query (LANGUAGE sql) or one that ends in an error (tolak): such a function is
 * known by another text that names it; a single expression, also by how its name begins.
 * Nothing is said when nothing was counted.
 */
export async function neverCalled(run: TestRun): Promise<string[]> {
  if (run.counts !== true) return []
  const called = notedIn(run.folder)
  if (called.size === 0) return []
  const cluster = await clusterOf(run)
  const url = withDatabase(cluster.ownerUrl, await templateOf(run, cluster))
  const client = await openConnection(url, () => undefined)
  try {
    const { rows } = await client.query<{ nama: string; lain: boolean }>(
      `select p.proname as nama, bool_or(l.lanname = 'sql' or p.proname like 'tolak%') as lain
        from pg_proc p join pg_language l on l.oid = p.prolang
        left join pg_stat_user_functions s on s.funcid = p.oid
        where p.pronamespace = '${SCHEMA}'::regnamespace and l.lanname in ('sql', 'plpgsql')
          and coalesce(s.calls, 0) = 0
          and not (l.lanname = 'sql' and p.prosrc !~* '\\mfrom\\M' and p.proname ~ '^(audit|baca|halangan_batal)_')
        group by p.proname order by p.proname`,
    )
    const words = wordsOfTexts()
    return rows
      .filter(({ lain, nama }) => !called.has(nama) && !(lain && words.has(nama)))
      .map(({ nama }) => nama)
  } finally {
    await client.end()
  }
}
