import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house } from '../../house.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

// Every column of a document or a book that carries the key of a master which can be switched off
// holds its rows: by a foreign key, or by a line of sebutan_master().

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Sums over documents, and columns that have the name of another master's key. */
const lain: readonly RegExp[] = [
  /^rekap_(?:harian|jalan)_/,
  /^harga_group\./, //          the history of the group itself
  /^ubah_harga\./, //           a day's prices name every group there is
  /\.kode_kondisi$/, //         two masters have this key: looked at below
  /\.kode_supplier$/,
  /^bacaan_timbang\./, //       of a weighing, which names its tray
  /^gerak_baki\./, //           likewise
  /^opname_scan\./, //          likewise: of a count, whose result names the tray
  /^para_/,
  /^parameter_ongkos\./,
]

test('a book that carries the key of a master holds its row', async () => {
  const masters = house.masters.filter(({ chain, fields }) => 'aktif' in fields && !chain)
  const columns = await database.db.rows<{ tabel: string; kolom: string }>(
    'PUSAT',
    sql`select c.relname as tabel, a.attname as kolom
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'kencana'::regnamespace and c.relkind = 'r'
        and obj_description(c.oid) in ('buku', 'proyeksi') and not a.attisdropped`,
  )
  const held = await database.db.rows<{ master: string; tabel: string }>(
    'PUSAT',
    sql`select confrelid::regclass::text as master, conrelid::regclass::text as tabel
      from pg_constraint where contype = 'f'
      union select master, tabel from kencana.sebutan_master()`,
  )
  const holds = new Set(
    held.map(({ master, tabel }) => `${master} ${tabel}`.replaceAll('kencana.', '')),
  )
  const loose = masters.flatMap((master) =>
    columns
      .filter(({ kolom, tabel }) => {
        const at = `${tabel}.${kolom}`
        return kolom === master.key && !lain.some((one) => one.test(at))
      })
      .filter(({ tabel }) => !holds.has(`${master.name} ${tabel}`))
      .map(({ tabel }) => `${tabel} names ${master.name} and does not hold it`),
  )
  expect(loose).toEqual([])
  for (const pair of ['kondisi_pembelian pembelian_baris', 'kondisi_barang barang'])
    expect(holds).toContain(pair)
})
