import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import { openDb, type Db } from '#server/db'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { expectSnapshot, textTable } from '#server/walk/test-snapshot'
import { house } from './house.ts'

interface Table {
  readonly nama: string
  readonly jenis: string
  readonly kunci: string
  readonly kolom: string
  readonly policy: string
  readonly hak: string
  readonly penjaga: string
}

interface Column {
  readonly tabel: string
  readonly nama: string
  readonly tipe: string
  readonly boleh_null: boolean
  readonly ada_awal: boolean
  /** The tables that its foreign keys point at. */
  readonly ke: readonly string[]
}

let database: TestDatabase
let owner: Db
let tables: readonly Table[]
let columns: readonly Column[]

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

/** Every column with the type under its domain. */
const columnFacts = sql<Column>`
  select c.relname as tabel, a.attname as nama, not a.attnotnull as boleh_null,
    a.atthasdef or a.attgenerated <> '' as ada_awal,
    format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null) as tipe,
    array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)) as ke
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'kencana'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped`

beforeAll(async () => {
  database = await createTestDatabase()
  owner = openDb(database.ownerUrl)
  tables = await owner.chain.rows(facts)
  columns = await owner.chain.rows(columnFacts)
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
  const lists = tables.map(({ nama, kolom }) => `${nama}\n    ${kolom.replaceAll(', ', '\n    ')}`)
  expectSnapshot(
    'tables',
    `The ${tables.length} tables of a migrated database: what the app role may do, what guards\n` +
      'them, and their columns (? = may be null).',
    `${textTable(['table', 'kind', 'key', 'wall', 'grants to kencana_app', 'triggers'], rows)}\n\n` +
      lists.join('\n'),
  )
})

const columnOf = (table: string, name: string): Column | undefined =>
  columns.find(({ tabel, nama }) => tabel === table && nama === name)

/** What the engine of masters fills in itself. */
const ofEngine = ['kode_toko', 'versi', 'diubah_oleh', 'diubah_pada']

/** A list that is left out is empty. */
const isNullable = ({ kind, required }: Field): boolean =>
  required === false && kind !== 'yes' && kind !== 'list'

/** How a column differs from its field; '' when it does not. */
function difference(table: string, name: string, field: Field): string {
  const column = columnOf(table, name)
  if (!column) return 'is no column'
  const { sql } = kinds[field.kind]
  if (column.tipe !== sql) return `is ${column.tipe} in the table and ${sql} by its kind`
  if (column.boleh_null !== isNullable(field))
    return `may be null: ${column.boleh_null} in the table, ${isNullable(field)} in the definition`
  if (field.ref && !column.ke.includes(field.ref.master))
    return `has no foreign key to ${field.ref.master}`
  return ''
}

describe.each(house.masters.map((master) => [master.name, master] as const))(
  'the table of master %s',
  (name, master) => {
    test(`is a master with its key ${master.chain ? 'in the chain' : 'behind the shop'}`, () => {
      const table = tables.find(({ nama }) => nama === name)
      expect(table).toMatchObject(
        master.chain
          ? { jenis: 'rantai toko', kunci: master.key }
          : { jenis: 'master', kunci: `kode_toko ${master.key}` },
      )
    })

    test('has the columns of its fields', () => {
      const differences = Object.entries(master.fields)
        .map(([field, facts]) => [field, difference(name, field, facts)])
        .filter(([, found]) => found !== '')
      expect(differences).toEqual([])
    })

    test('has no column besides that somebody would have to fill', () => {
      const known = [...ofEngine, ...Object.keys(master.fields)]
      const unfilled = columns.filter(
        ({ ada_awal, boleh_null, nama, tabel }) =>
          tabel === name && !known.includes(nama) && !boleh_null && !ada_awal,
      )
      expect(unfilled.map(({ nama }) => nama)).toEqual([])
    })
  },
)

/** What a writer of a book knows by itself: the posting, its place in it, its day and user. */
const ofMachine = ['kode_toko', 'id_posting', 'n', 'tgl_system', 'saat', 'oleh', 'input_by']

const books = house.modules
  .flatMap(({ ledgers }) => ledgers ?? [])
  .filter(({ projection }) => projection === undefined)

describe.each(books.map((book) => [book.name]))('the book %s', (name) => {
  test('is append-only, and the app may only read it', () => {
    const table = tables.find(({ nama }) => nama === name)
    expect(table).toMatchObject({ jenis: 'buku', hak: 'SELECT' })
    expect(table?.penjaga.split(' ')).toContain('hanya_tambah')
  })

  test('has the columns of its entry, and besides them only those that the machine fills', () => {
    const { entry = {}, reckons = [] } = books.find((book) => book.name === name) ?? {}
    const there = columns.filter(({ tabel }) => tabel === name)
    const missing = Object.keys(entry).filter((key) => !there.some(({ nama }) => nama === key))
    const known = new Set([...ofMachine, ...reckons, ...Object.keys(entry)])
    const unfilled = there.filter(
      ({ ada_awal, boleh_null, nama }) => !known.has(nama) && !boleh_null && !ada_awal,
    )
    const narrow = there.filter(
      ({ boleh_null, nama }) => entry[nama] && !boleh_null && isNullable(entry[nama]),
    )
    expect({
      missing,
      unfilled: unfilled.map(({ nama }) => nama),
      narrow: narrow.map(({ nama }) => nama),
    }).toEqual({ missing: [], unfilled: [], narrow: [] })
  })
})
