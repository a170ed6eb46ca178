import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '#server/db'
import { readSqlFiles } from '#server/schema'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { expectSnapshot, textTable } from '#server/walk/test-snapshot'

interface Routine {
  readonly nama: string
  readonly argumen: string
  readonly hasil: string
  readonly cara: string
  readonly hak: string
}

let database: TestDatabase
let owner: Db
beforeAll(async () => {
  database = await createTestDatabase()
  owner = openDb(database.ownerUrl)
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})

const routines = sql<Routine>`
  select p.proname as nama, pg_get_function_identity_arguments(p.oid) as argumen,
    pg_get_function_result(p.oid) as hasil,
    concat_ws(' ', l.lanname, case p.provolatile when 'i' then 'immutable' when 's' then 'stable' end,
      case when p.prosecdef then 'as owner' end,
      array_to_string(array_remove(p.proconfig, 'search_path=kencana, pg_temp'), ' ')) as cara,
    case when has_function_privilege('kencana_app', p.oid, 'execute') then 'app' else '' end as hak
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'kencana'::regnamespace and l.lanname in ('sql', 'plpgsql')
  order by p.proname collate "C", argumen`

const views = sql<{ nama: string; isi: string }>`
  select c.relname as nama, pg_get_viewdef(c.oid, true) as isi from pg_class c
  where c.relnamespace = 'kencana'::regnamespace and c.relkind = 'v' order by 1`

const definitions = sql<{ tabel: string; isi: string }>`
  select tabel, isi from (
    select conrelid::regclass::text as tabel, 1 as urut, conname as nama,
      conname || ' ' || pg_get_constraintdef(oid) as isi
    from pg_constraint where connamespace = 'kencana'::regnamespace and contype in ('c', 'f', 'u')
      and conrelid <> 0
    union all select tablename, 2, indexname, replace(indexdef, 'kencana.', '')
    from pg_indexes where schemaname = 'kencana'
    union all select tgrelid::regclass::text, 3, tgname, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
      and tgrelid in (select oid from pg_class where relnamespace = 'kencana'::regnamespace)) x
  order by tabel collate "C", urut, nama collate "C"`

/** Whoever calls these finds them by how their names begin. */
const joined = [
  ...['audit_', 'ganjil_', 'masalah_', 'halangan_tutup_', 'perhatian_tutup_', 'rekap_harian_'],
  ...[
    'malam_',
    'toko_baru_',
    'tulis_',
    'periksa_',
    'baca_',
    'halangan_batal_',
    'lama_',
    'sendiri_',
    'tinjau_',
    'sentuh_harga_',
    'pagi_',
    'profil_',
    'isi_tanda_',
    'kata_baru_tanda_',
  ],
]

/** What pasang_buku writes from the names of the books' own. */
const written = new Set([
  ...['tulis', 'periksa', 'baca', 'halangan_batal', 'lama', 'sendiri', 'tinjau'],
])

const homeOf = new Map(
  readSqlFiles().flatMap(({ berkas, text }) =>
    [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(
      ([, name = '']): [string, string] => [name, berkas],
    ),
  ),
)

test('every function of the database stands in a file', async () => {
  const found = await owner.chain.rows(routines)
  const homeless = found.filter(({ nama }) => !homeOf.has(nama) && !written.has(nama))
  expect(homeless.map(({ nama }) => nama)).toEqual([])
})

test('functions, views, constraints, indexes and triggers', async () => {
  const found = await owner.chain.rows(routines)
  const rows = found.map(({ argumen, cara, hak, hasil, nama }) => [
    nama,
    homeOf.get(nama) ?? 'pasang_buku',
    hak || '-',
    cara,
    `(${argumen}) ${hasil}`,
  ])
  const names = joined.map((start) => {
    const its = found.filter(({ nama }) => nama.startsWith(start)).map(({ nama }) => nama)
    return `${start}  ${its.length}\n    ${its.join('\n    ')}`
  })
  const all = await owner.chain.rows(definitions)
  const tables = [...new Set(all.map(({ tabel }) => tabel))].map((name) => {
    const its = all.filter(({ tabel }) => tabel === name)
    return `${name}\n    ${its.map(({ isi }) => isi.replaceAll(/\s+/g, ' ')).join('\n    ')}`
  })
  const seen = (await owner.chain.rows(views)).map(({ isi, nama }) => `${nama}\n${isi}`)
  expectSnapshot(
    'sql',
    `The ${rows.length} functions of a migrated database, where each stands below src/, who may call\n` +
      'it and how it runs; what is found by the beginning of its name; views; and the constraints,\n' +
      'indexes and triggers of each table.',
    [
      textTable(['function', 'file', 'called by', 'runs', 'signature'], rows),
      ...names,
      ...seen,
      ...tables,
    ].join('\n\n'),
  )
})
