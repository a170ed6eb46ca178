import { afterAll, beforeAll, expect, test } from 'vitest'
import { jual, masuk } from './test-sale.ts'
import { openShops, piece, post, type TestShops } from './test-shop.ts'

let shops: TestShops
beforeAll(async () => {
  shops = await openShops(300)
  await post(shops.app, jual([piece(7)]).isi)
})
afterAll(() => shops?.close())

interface Hasil {
  readonly baris: readonly { readonly kode_barcode: string; readonly nama_barang: string }[]
  readonly count: number
  readonly lebih: boolean
}

const cari = async (q: string, saring: object = {}, skip = 0, limit = 50): Promise<Hasil> => {
  const { rows } = await shops.app.query<{ hasil: Hasil }>(
    'select cari_barang($1, $2, $3, $4, $5) as hasil',
    ['T1', q, JSON.stringify(saring), skip, limit],
  )
  if (!rows[0]) throw new Error('cari_barang answered nothing')
  return rows[0].hasil
}
const codes = (hasil: Hasil): string[] => hasil.baris.map(({ kode_barcode }) => kode_barcode)

/**
 * A search in a small shop walks along the barcodes; with a range of weights the words use the
 * index.
 */
const ways = [{}, { berat_awal: 1 }, { urut: 'berat' }]

test('finds by part of barcode, name and tray, every word, whatever its case', async () => {
  for (const way of ways) {
    expect(codes(await cari('0012', way))).toEqual(
      [12, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129].map((n) => piece(n)),
    )
    expect(codes(await cari('model 42', way))).toEqual([piece(42), piece(142), piece(242)])
    expect(codes(await cari('42', way))).toEqual([piece(42), piece(142), piece(242)])
    expect(codes(await cari('CINCIN a01 299', way))).toEqual([piece(299)])
    expect(await cari('tiada', way)).toEqual({ baris: [], count: 0, lebih: false })
    expect((await cari('100%', way)).count).toBe(0)
    expect((await cari('_', way)).count).toBe(0)
    expect((await cari(`'; drop table barang --`, way)).count).toBe(0)
  }
})

test("takes no word for the shop's own code, with which the text begins", async () => {
  for (const way of ways) {
    expect((await cari('~', way)).count).toBe(0)
    expect((await cari('~t1', way)).count).toBe(0)
    expect((await cari('42', way)).count).toBe(3)
  }
})

test('pages in the order of the barcodes', async () => {
  const first = await cari('cincin', {}, 0, 20)
  const second = await cari('cincin', {}, 20, 20)
  const both = [...codes(first), ...codes(second)]
  expect(both).toEqual(both.toSorted())
  expect(new Set(both).size).toBe(40)
  expect(first.count).toBeGreaterThanOrEqual(20)
})

test('leaves out other shops, and what has left this one unless asked for all', async () => {
  expect(codes(await cari(piece(7)))).toEqual([])
  expect(codes(await cari(piece(7), { semua: true }))).toEqual([piece(7)])
  expect((await cari('t2-')).count).toBe(0)
})

test('narrows by tray, group, weight and status', async () => {
  expect((await cari('', { kode_baki: 'A02' })).count).toBe(0)
  expect((await cari('', { berat_awal: 3_999, berat_akhir: 4_001 })).count).toBe(299)
  expect((await cari('', { berat_awal: 4_001 })).count).toBe(0)
  expect((await cari('', { kode_group: '750', status: 'ADA' })).baris).toHaveLength(50)
  expect(
    (await cari('cincin', { kode_baki: 'A01', urut: 'nama_barang' }, 0, 1)).baris,
  ).toMatchObject([{ nama_barang: 'CINCIN MODEL 0' }])
})

test('where many pieces lie before it, a rare word is found as well', async () => {
  const many = Array.from({ length: 1_200 }, (_, n) => `B${10_000 + n}`)
  await post(shops.app, masuk(many))
  expect(await cari('299')).toMatchObject({ count: 2, lebih: false })
  expect(codes(await cari('299'))).toEqual(['B10299', piece(299)])
  expect(codes(await cari('cincin 299'))).toEqual(['B10299', piece(299)])
  expect(await cari('cincin')).toMatchObject({ lebih: true })
  expect(codes(await cari('cincin', {}, 1_190, 20))).toEqual(
    [...many, ...Array.from({ length: 20 }, (_, n) => piece(n + (n < 7 ? 0 : 1)))].slice(
      1_190,
      1_210,
    ),
  )
})

test('without pg_trgm the answers are the same', async () => {
  const words = ['0012', 'model 42', '42', 'cincin 299', 'tiada', '100%', '_']
  const asked = words.flatMap((q) => ways.map((way) => [q, way] as const))
  const answers = async (): Promise<Hasil[]> => {
    const all: Hasil[] = []
    for (const [q, way] of asked) all.push(await cari(q, way))
    return all
  }
  const before = await answers()
  await shops.owner.query('drop index barang_cari')
  expect(await answers()).toEqual(before)
})
