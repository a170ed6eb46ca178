import { afterEach, beforeEach, expect, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { migrate } from './migrate.ts'
import { readSqlFiles, type SqlFile } from './schema.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database?.drop())

const migration = (nomor: number, text: string) => ({
  nomor,
  nama: `n${nomor}`,
  text,
  sha256: text,
})
const table = migration(1, 'create table kencana.a (n int not null);')

/** The engine's one function that every load ends with. */
const engine = `create or replace function pasang_buku() returns void language sql as ''`
const file = (text: string, urutan: SqlFile['urutan'] = 'fungsi'): SqlFile => ({
  berkas: `modules/uji/${urutan}.sql`,
  text,
  urutan,
})
const upTo = (files: readonly SqlFile[], migrations = [table]) =>
  migrate(database.ownerUrl, { migrations, files: [...files, file(`${engine};`)] })

async function ask<R extends object>(statement: string): Promise<R[]> {
  const client = await openConnection(database.ownerUrl, () => undefined)
  try {
    return (await client.query<R>(statement)).rows
  } finally {
    await client.end()
  }
}
const made = async () =>
  (
    await ask<{ nama: string }>(`select replace(oid::regprocedure::text, 'kencana.', '') as nama
      from pg_proc where pronamespace = 'kencana'::regnamespace order by 1`)
  ).map(({ nama }) => nama)
const one = 'create or replace function satu() returns int language sql as $$ select 1 $$;'

test('a text that changed is run again, and only then', async () => {
  await upTo([file(one)])
  const before = await ask<{ xmin: string }>(
    `select xmin::text from pg_proc where proname = 'satu'`,
  )
  await upTo([file(one)])
  expect(await ask(`select xmin::text from pg_proc where proname = 'satu'`)).toEqual(before)
  await upTo([file(one.replace('select 1', 'select 2'))])
  expect(await ask('select kencana.satu() as n')).toEqual([{ n: 2 }])
})

test('what no text makes any more goes, and so does an older signature', async () => {
  await upTo([file(one)])
  await upTo([file(one.replace('satu()', 'satu(n int)'))])
  expect(await made()).toEqual(['pasang_buku()', 'satu(integer)'])
  await upTo([])
  expect(await made()).toEqual(['pasang_buku()'])
})

test('an older signature is in the way of no grant', async () => {
  const granted = (text: string) => file(`${text} grant execute on function satu to kencana_app;`)
  await upTo([granted(one)])
  await upTo([granted(one.replace('satu()', 'satu(n int)'))])
  expect(await made()).toEqual(['pasang_buku()', 'satu(integer)'])
})

test('another answer of a function takes the place of the old one', async () => {
  await upTo([file(one)])
  await upTo([
    file(`create or replace function satu() returns text language sql as $$ select 'x' $$;`),
  ])
  expect(await ask('select kencana.satu() as n')).toEqual([{ n: 'x' }])
})

test('tables come after what they stand on, and before what stands on them', async () => {
  const guard = `create or replace function jaga() returns trigger language plpgsql as
    $$ begin new.n := new.n + 4; return new; end $$;`
  const view = 'create or replace view lihat as select n * 3 as m from a;'
  const reader =
    'create or replace function isi() returns setof lihat language sql as $$ select m from lihat $$;'
  const guarded = migration(
    1,
    `create table kencana.a (n int not null);
     create trigger jaga before insert on kencana.a for each row execute function kencana.jaga();`,
  )
  await upTo([file(guard, 'tabel'), file(view, 'pandangan'), file(reader)], [guarded])
  await ask('insert into kencana.a values (3)')
  expect(
    await ask('set search_path = kencana').then(() => ask('select m from kencana.lihat')),
  ).toEqual([{ m: 21 }])
})

test.each([
  [
    'a misspelt column',
    'create or replace function x() returns int language sql as $$ select m from a $$;',
    /x\(\): column "m" does not exist/,
  ],
  [
    'a variable that hides another',
    `create or replace function x() returns int language plpgsql as
    $$ declare v int := 1; begin declare v int := 2; begin return v; end; end $$;`,
    /x\(\): .*shadows/,
  ],
  ['a text that is no SQL', '\nselec 1;', /modules\/uji\/fungsi\.sql:2: .*selec/],
])('%s is found, and the functions before stay', async (_what, text, sentence) => {
  await upTo([file(one)])
  await expect(upTo([file(`${one.replace('select 1', 'select 9')}${text}`)])).rejects.toThrow(
    sentence,
  )
  expect(await ask('select kencana.satu() as n')).toEqual([{ n: 1 }])
})

test('a database that is newer keeps its own functions', async () => {
  await upTo([file(one)], [table, migration(2, 'select 1')])
  await upTo([file(one.replace('select 1', 'select 7'))])
  expect(await ask('select kencana.satu() as n')).toEqual([{ n: 1 }])
})

test('the house has files of each kind, those that tables stand on first', () => {
  const steps = readSqlFiles().map(({ urutan }) => urutan)
  expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
    'tabel',
    'pandangan',
    'fungsi',
  ])
})
