import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDb, type Db } from '#server/db'
import { createTestDatabase, type TestDatabase } from '#server/test-database'

// Who is one person over the chain, whatever shop he is known in.
let database: TestDatabase
let owner: Db
let at = 0

beforeAll(async () => {
  database = await createTestDatabase()
  owner = openDb(database.ownerUrl)
  for (const [nth, kode] of ['GS1', 'GS2'].entries())
    await owner.chain.rows(sql`insert into kencana.toko (kode_toko, no_toko, nama_toko, alamat_toko,
      jenis_toko, zona, tgl_system) values (${kode}, ${nth + 1}, ${kode}, '', 'CABANG', 'Asia/Jakarta',
      '2026-11-21')`)
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})
beforeEach(() => owner.chain.rows(sql`delete from kencana.pelanggan`))

interface Dikenal {
  readonly hp?: string
  readonly kartu?: string
}

/** A row of a shop's people, as its postings write it. @returns its id */
async function kenal(kode: string, { hp = '', kartu }: Dikenal): Promise<string> {
  at += 1
  const id = `0193c1f0-0000-7000-8000-${String(at).padStart(12, '0')}`
  await owner.chain.rows(sql`insert into kencana.pelanggan
    (kode_toko, id, nama_customer, no_hp, no_identitas, dibuat)
    values (${kode}, ${id}, 'Siti', ${hp}, ${kartu ?? null}, ${`2026-11-21T10:00:${at % 60}Z`})`)
  return id
}

/** Which of these rows are one person: rows of one person have one letter. */
async function siapa(ids: readonly string[]): Promise<string> {
  const rows = await owner.chain.rows<{ id: string; id_orang: string | null }>(
    sql`select id, id_orang from kencana.pelanggan`,
  )
  const seen: string[] = []
  return ids
    .map((id) => rows.find((row) => row.id === id)?.id_orang ?? null)
    .map((orang) => {
      if (orang === null) return '-'
      if (!seen.includes(orang)) seen.push(orang)
      return 'ABCD'[seen.indexOf(orang)]
    })
    .join('')
}
const banyakOrang = async (): Promise<number> => {
  const row = await owner.chain.row<{ n: number }>(
    sql`select count(*)::int as n from kencana.orang`,
  )
  return row?.n ?? -1
}

describe('one person over the chain', () => {
  it.each<[string, Dikenal[], string, number]>([
    ['by his telephone number', [{ hp: '628111' }, { hp: '628111' }, { hp: '628112' }], 'AAB', 2],
    [
      'by his card, whatever number he calls from',
      [{ hp: '628111', kartu: 'K1' }, { kartu: 'K1' }, { hp: '628112', kartu: 'K1' }],
      'AAA',
      1,
    ],
    [
      'whose card is seen later',
      [{ hp: '628111' }, { hp: '628111', kartu: 'K1' }, { hp: '628111' }],
      'AAA',
      1,
    ],
    [
      'two cards with one telephone are two',
      [
        { hp: '628111', kartu: 'K1' },
        { hp: '628111', kartu: 'K2' },
      ],
      'AB',
      2,
    ],
    ['who gives neither is nobody', [{}, {}], '--', 0],
    [
      'a second number that shows the card joins',
      [{ hp: '628111', kartu: 'K1' }, { hp: '628112' }, { hp: '628112', kartu: 'K1' }],
      'AAA',
      1,
    ],
  ])('%s', async (_, rows, expected, banyak) => {
    const ids: string[] = []
    for (const [nth, row] of rows.entries()) ids.push(await kenal(nth % 2 ? 'GS2' : 'GS1', row))
    expect(await siapa(ids)).toBe(expected)
    expect(await banyakOrang()).toBe(banyak)
  })

  it('is nobody any more once every shop has forgotten him', async () => {
    const [satu, dua] = [await kenal('GS1', { hp: '628111' }), await kenal('GS2', { hp: '628111' })]
    const lupa = (id: string) =>
      owner.chain.rows(sql`update kencana.pelanggan set nama_customer = '', no_hp = '',
        no_identitas = null, dihapus_pada = now() where id = ${id}`)
    await lupa(satu)
    expect([await siapa([satu, dua]), await banyakOrang()]).toEqual(['-A', 1])
    await lupa(dua)
    expect([await siapa([satu, dua]), await banyakOrang()]).toEqual(['--', 0])
  })

  it('is one also when two shops meet him in the same moment', async () => {
    const pairs = Array.from({ length: 12 }, (_, nth) => ({ hp: `62855${nth}` }))
    const ids = await Promise.all(
      pairs.map(async (orang) => Promise.all([kenal('GS1', orang), kenal('GS2', orang)])),
    )
    for (const both of ids) expect(await siapa(both)).toBe('AA')
    expect(await banyakOrang()).toBe(12)
  })
})
