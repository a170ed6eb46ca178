import { afterAll, beforeAll, expect, test } from 'vitest'
import { jual } from './test-sale.ts'
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

/** The same answers with the trigram index and without it (a server that lacks pg_trgm). */
const expectAnswers = async (): Promise<void> => {
  expect(codes(await cari('0012'))).toEqual(
    [12, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129].map((n) => piece(n)),
  )
  expect(codes(await cari('model 42'))).toEqual([piece(42), piece(142), piece(242)])
  expect(codes(await cari('CINCIN a01 299'))).toEqual([piece(299)])
  expect(await cari('tiada')).toEqual({ baris: [], count: 0, lebih: false })
  expect((await cari('100%')).count).toBe(0)
  expect((await cari('_')).count).toBe(0)
  expect((await cari(`'; drop table barang --`)).count).toBe(0)
}

test('finds by part of barcode, name and tray, every word, whatever its case', async () => {
  await expectAnswers()
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

test('without pg_trgm the answers are the same', async () => {
  await shops.owner.query('drop index if exists barang_cari')
  await expectAnswers()
})
