import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '#server/db'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { statusBarang } from './barang.ts'

let database: TestDatabase
const toko = 'GS1'

const tambahGroup = (oleh: string) =>
  database.db.transaction(toko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${oleh}, true)`)
    await tx.rows(sql`insert into kencana.group_harga
      (kode_toko, kode_group, nama_group, kadar, kadar_cetak, harga, harga_beli, profit)
      values (${toko}, '75', 'EMAS 17K', 7500, '750', 1650000, 1500000, 0)`)
  })

const ubahGroup = (oleh: string, harga: number, nama: string) =>
  database.db.transaction(toko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${oleh}, true)`)
    await tx.rows(sql`update kencana.group_harga set harga = ${harga}, nama_group = ${nama}
      where kode_group = '75'`)
  })

describe('the masters of the stock', () => {
  beforeAll(async () => {
    database = await createTestDatabase()
    await database.db.chain.rows(sql`insert into kencana.toko
      (kode_toko, no_toko, nama_toko, jenis_toko, tgl_system)
      values (${toko}, 1, 'Kencana Satu', 'PUSAT', '2026-11-21')`)
  })
  afterAll(() => database.drop())

  it('know where a piece lies in each of its states', async () => {
    const owner = openDb(database.ownerUrl)
    const homeless = await owner.chain.rows(
      sql`select s from unnest(${Object.keys(statusBarang)}::text[]) s where not exists (
        select from (values (null), ('TOKO')) g(gudang), (values (null), ('A01')) b(baki),
          (values (null), (${'00000000-0000-4000-8000-000000000000'}::uuid)) p(pemegang)
        where kencana.di_satu_tempat(s, g.gudang, b.baki, p.pemegang))`,
    )
    await owner.close()
    expect(homeless, 'di_satu_tempat (tabel.sql) refuses these states.').toEqual([])
  })

  it('keeps every gold price: who, from, to, and nothing when the price stayed', async () => {
    await tambahGroup('OWN')
    await ubahGroup('SPV', 1_700_000, 'EMAS 17K')
    await ubahGroup('SPV', 1_700_000, 'EMAS 750')
    const rows = await database.db.rows(
      toko,
      sql`select oleh, harga_dari, harga_ke from kencana.harga_group order by saat`,
    )
    expect(rows).toEqual([
      { oleh: 'OWN', harga_dari: null, harga_ke: 1_650_000 },
      { oleh: 'SPV', harga_dari: 1_650_000, harga_ke: 1_700_000 },
    ])
  })

  it('does not let a price be written into the history by hand', async () => {
    await expect(
      database.db.rows(
        toko,
        sql`insert into kencana.harga_group (kode_toko, kode_group, oleh, harga_ke, harga_beli_ke)
          values (${toko}, '75', 'X', 1, 1)`,
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('keeps a gudang that holds a tray, and a tray in the gudang of its pieces', async () => {
    await database.db.rows(
      toko,
      sql`insert into kencana.gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
        values (${toko}, 'TOKO', 'Etalase Depan', 'TOKO')`,
    )
    await database.db.rows(
      toko,
      sql`insert into kencana.baki
        (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, status_baki)
        values (${toko}, 'A01', 'Cincin Depan', 'TOKO', 350000, 'READY')`,
    )
    await expect(
      database.db.rows(toko, sql`delete from kencana.gudang where kode_gudang = 'TOKO'`),
    ).rejects.toMatchObject({ code: '23503', table: 'baki' })
  })
})
