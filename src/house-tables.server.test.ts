import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openDb, type Db } from '#server/db'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { expectSnapshot, textTable } from '#server/walk/test-snapshot'

interface Table {
  readonly nama: string
  readonly jenis: string
  readonly kunci: string
  readonly kolom: string
  readonly policy: string
  readonly hak: string
  readonly penjaga: string
}

let database: TestDatabase
let owner: Db
let tables: readonly Table[]

/** The one policy there is: rows of the shop that the connection stands in. */
const ownShop = 'toko (kode_toko = toko_kini())'

/** Everything of a table that a migration may have forgotten, in one row. */
const facts = sql<Table>`
  select c.relname as nama, coalesce(obj_description(c.oid, 'pg_class'), '') as jenis,
    coalesce((select string_agg(a.attname, ' ' order by k.n)
      from pg_index i, unnest(i.indkey) with ordinality as k(nr, n)
        join pg_attribute a on a.attnum = k.nr
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), '') as kunci,
    (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then '' else '?' end, ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as kolom,
    case when c.relrowsecurity then coalesce((select string_agg(
      p.polname || ' ' || pg_get_expr(p.polqual, c.oid), ', ') from pg_policy p
      where p.polrelid = c.oid), 'none') else '' end as policy,
    coalesce((select string_agg(privilege_type, ' ' order by privilege_type)
      from information_schema.role_table_grants
      where table_schema = 'kencana' and table_name = c.relname and grantee = 'kencana_app'), '')
      || coalesce((select ' UPDATE(' || string_agg(a.attname, ' ' order by a.attnum) || ')'
      from pg_attribute a, aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
      where a.attrelid = c.oid and r.rolname = 'kencana_app' and x.privilege_type = 'UPDATE'), '')
      as hak,
    coalesce((select string_agg(t.tgname, ' ' order by t.tgname) from pg_trigger t
      where t.tgrelid = c.oid and not t.tgisinternal), '') as penjaga
  from pg_class c
  where c.relnamespace = 'kencana'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname collate "C"`

beforeAll(async () => {
  database = await createTestDatabase()
  owner = openDb(database.ownerUrl)
  tables = await owner.chain.rows(facts)
})

afterAll(async () => {
  await owner.close()
  await database.drop()
})

test('tables: kind, key, columns, policy and grants', () => {
  const rows = tables.map(({ nama, jenis, kunci, policy, hak, penjaga }) => [
    nama,
    jenis,
    kunci,
    policy === '' ? 'open' : policy === ownShop ? 'shop' : policy,
    hak.trim() || '-',
    penjaga || '-',
  ])
  const columns = tables.map(
    ({ nama, kolom }) => `${nama}\n    ${kolom.replaceAll(', ', '\n    ')}`,
  )
  expectSnapshot(
    'tables',
    `The ${tables.length} tables of a migrated database: what the app role may do, what guards\n` +
      'them, and their columns (? = may be null).',
    `${textTable(['table', 'kind', 'key', 'wall', 'grants to kencana_app', 'triggers'], rows)}\n\n` +
      columns.join('\n'),
  )
})
