import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/document/ids'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { masalahJual } from '#modules/penjualan/masalah'
import { kunjungan } from './kunjungan.ts'
import { hitungPenjualan } from './konter.calls.ts'

let http: TestHttp
let kasir: string
const baris = [{ kode_barcode: '999' }]

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.database.db.rows(
    'GS1',
    sql`with b as (insert into bank (kode_toko, kode_bank, nama_bank) values ('GS1', 'BCA', 'BCA'))
      insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening,
        nama_rekening)
      values ('GS1', 'S1', 'Sari', 'BCA', 'BCA', '1', 'Sari')`,
  )
  kasir = await http.token('kasir1', 'KASIR')
})
afterAll(() => http.close())

test.each([
  ['id', 'Barcode 999 Tidak Ditemukan'],
  ['en', 'Barcode 999 was not found'],
])('the code of a problem is the same in every language: %s', async (bahasa, kalimat) => {
  const { json } = await http.call(
    hitungPenjualan,
    {},
    { token: kasir, headers: { 'accept-language': bahasa }, body: { baris } },
  )
  expect(json.data.baris[0].masalah).toEqual([{ kode: 'BARANG_TIDAK_DIKENAL', kalimat }])
})

test('the same line twice says so by its code', async () => {
  const body = { baris: [...baris, ...baris] }
  const { json } = await http.call(hitungPenjualan, {}, { token: kasir, body })
  expect(json.data.baris[1].masalah.map(({ kode }: { kode: string }) => kode)).toEqual([
    'BARANG_TIDAK_DIKENAL',
    'BARANG_DUA_KALI',
  ])
})

test('a refused call carries the code of the rule that said no', async () => {
  const body = { kode_sales: 'S1', baris, pembayaran: [], total: 0 }
  const headers = { 'idempotency-key': newId() }
  const answer = await http.call(kunjungan.commands.simpan, {}, { token: kasir, headers, body })
  expect([answer.status, answer.json]).toMatchObject([
    400,
    { code: 'E-ISI', masalah: 'BARANG_TIDAK_DIKENAL' },
  ])
})

test('OpenAPI lists the codes', async () => {
  const { text } = await http.send('GET', '/api/v1/openapi.json', {
    token: await http.token('own', 'OWN'),
  })
  expect(text).toContain(`"enum":${JSON.stringify(Object.keys(masalahJual))}`)
})
