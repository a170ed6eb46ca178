import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, type Difference } from '../audit/audit.ts'
import { newId } from '../document/ids.ts'
import { hari, jual } from './test-sale.ts'
import { openShops, piece, post, refusal, type TestShops } from './test-shop.ts'

let shops: TestShops
let clients: pg.Client[]

beforeAll(async () => {
  shops = await openShops(700)
  clients = await Promise.all(Array.from({ length: 32 }, () => shops.another()))
}, 60_000)
afterAll(() => shops?.close())

const outcome = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'terjual'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('one piece, 32 counters: sold once, the others told', async () => {
  for (let n = 0; n < 10; n += 1) {
    const outcomes = await Promise.all(
      clients.map((client) => outcome(post(client, jual([piece(n)]).isi))),
    )
    expect(outcomes.filter((each) => each === 'terjual')).toHaveLength(1)
    expect(outcomes.filter((each) => each === 'barang_tidak_di_tempat')).toHaveLength(31)
  }
})

test('the same pieces in opposite orders: no deadlock, no piece twice', async () => {
  const pieces = Array.from({ length: 200 }, (_, n) => piece(100 + n))
  const results = await Promise.all(
    clients.map(async (client, which) => {
      const mine: string[] = []
      for (let n = 0; n < 100; n += 1) {
        const pair = [pieces[(n * 7) % 200] ?? '', pieces[(n * 7 + 1 + which) % 200] ?? '']
        if (pair[0] !== pair[1])
          mine.push(await outcome(post(client, jual(which % 2 ? pair : pair.toReversed()).isi)))
      }
      return mine
    }),
  )
  const told = results.flat().filter((each) => each !== 'terjual')
  expect(new Set(told)).toEqual(new Set(['barang_tidak_di_tempat']))
})

test('numbers have no gap under load and go on after 9999', async () => {
  const rows = async (): Promise<number[]> =>
    (
      await shops.owner.query<{ urut: number }>(
        `select urut from dokumen where kode_toko = 'T1' and prefix = 'JU' order by urut`,
      )
    ).rows.map(({ urut }) => urut)
  const empty = (client: pg.Client, fail: boolean): ReturnType<typeof post> =>
    post(client, {
      dokumen: [{ id: newId(), jenis: 'UJI', prefix: 'JU', status: 'VALID' }],
      tulis: fail ? [['jurnal', [{ id_dokumen: newId(), nomor_akun: '1101', debit: 1 }]]] : [],
    })
  await Promise.all(
    clients.map(async (client) => {
      for (let n = 0; n < 9; n += 1) await outcome(empty(client, n % 3 === 0))
    }),
  )
  const urut = await rows()
  expect(urut).toEqual(urut.map((_, n) => n + 1))
  expect(urut).toHaveLength(32 * 6)
  await shops.owner.query(`update nomor set urut = 9999 where kode_toko = 'T1' and prefix = 'JU'`)
  const id = newId()
  const { nomor } = await post(shops.app, {
    dokumen: [{ id, jenis: 'UJI', prefix: 'JU', status: 'VALID' }],
  })
  expect(nomor[id]).toBe('JU-T1-261121-10000')
})

test('while the day is closed, nothing slips under the seal', async () => {
  const selling = clients.slice(1).map(async (client, which) => {
    const told: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const pieces = [piece(300 + which * 6 + n, 'T2')]
      told.push(await outcome(post(client, { ...jual(pieces).isi, toko: 'T2' })))
    }
    return told
  })
  const id = newId()
  await new Promise((resolve) => {
    setTimeout(resolve, 60)
  })
  await post(clients[0] ?? shops.app, {
    toko: 'T2',
    oleh: 'SPV',
    dokumen: [{ id, jenis: 'TUTUP_TOKO', prefix: 'JU', status: 'VALID' }],
    tulis: [
      ['hari', [{ id_dokumen: id, status: 'TUTUP', tgl_system: hari, berikut: '2026-11-23' }]],
    ],
  })
  const told = new Set((await Promise.all(selling)).flat())
  told.delete('terjual')
  for (const each of told) expect(['hari_sudah_ditutup', 'toko_tutup']).toContain(each)
  expect(
    await refusal(post(shops.app, { ...jual([piece(699, 'T2')]).isi, toko: 'T2' })),
  ).toMatchObject({ code: 'KN005' })
})

test('after all of it every book agrees', async () => {
  const beda: Difference[] = []
  const result = await audit(shops.database.ownerUrl, (difference) => beda.push(difference))
  // The test above has moved the counter of JU by hand.
  expect(beda.filter(({ pemeriksaan }) => pemeriksaan !== 'nomor')).toEqual([])
  // How many sales won depends on the race; the audit must have read every one of them.
  const { rows } = await shops.owner.query<{ n: number }>('select count(*)::int as n from posting')
  expect(result.posting).toBe(rows[0]?.n)
})
