import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../../house.ts'
import { servedModules } from '../../house.server.ts'
import { bacaParameterAkun, riwayatParameterAkun, simpanParameterAkun } from './parameter-akun.ts'

let http: TestHttp
let own: string
let kasir: string
const params = { trx: 'KAS', type: 'KAS_MASUK' }
const bagian = (nomor_akun: string, more: object = {}) => ({
  detail_akun: [{ kode_akun: 'KAS', jenis_akun: 'DEBET', nomor_akun, ...more }],
})
const simpan = (body: object, token = own) =>
  http.call(simpanParameterAkun, params, { token, body })
const petaKas = async (): Promise<Record<string, unknown>> => {
  const { json } = await http.call(bacaParameterAkun, {}, { token: own })
  return json.data.find(
    (one: { trx: string; type: string }) => one.trx === 'KAS' && one.type === 'KAS_MASUK',
  )
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  own = await http.token('own', 'OWN')
  kasir = await http.token('kasir', 'KASIR')
})
afterAll(() => http.close())

it('reads every journal with its parts, as the SPEC names them', async () => {
  expect(await petaKas()).toEqual({
    trx: 'KAS',
    type: 'KAS_MASUK',
    detail_akun: [
      {
        _id: 'KAS/KAS_MASUK/KAS',
        kode_akun: 'KAS',
        jenis_akun: 'DEBET',
        nomor_akun: '1101',
        versi: 1,
      },
      {
        _id: 'KAS/KAS_MASUK/LAWAN',
        kode_akun: 'LAWAN',
        jenis_akun: 'KREDIT',
        nomor_akun: '4109',
        versi: 1,
      },
    ],
  })
})

it('changes an account once, remembers who and what, and postings book to it', async () => {
  const done = await simpan(bagian('1301', { versi: 1 }))
  expect([done.status, done.json.message]).toEqual([200, 'Data Berhasil Diedit'])
  expect((await simpan(bagian('1301', { versi: 2 }))).status).toBe(200)
  const { json } = await http.call(riwayatParameterAkun, params, { token: own })
  expect(json.data).toMatchObject([{ oleh: 'own', kode_akun: 'KAS', dari: '1101', ke: '1301' }])
  await http.database.db.rows(
    'GS1',
    sql`insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi,
      nomor_akun) values ('GS1', 'JASA', 'Jasa', 'MASUK', '4109')`,
  )
  const headers = { 'idempotency-key': randomUUID() }
  await http.send('POST', '/api/v1/cash/uang-kas', {
    token: own,
    headers,
    body: { kode_transaksi: 'JASA', jumlah: 50_000, keterangan: 'Cuci cincin' },
  })
  const booked = await http.database.db.rows(
    'GS1',
    sql`select nomor_akun, debit from jurnal
    where debit > 0`,
  )
  expect(booked).toEqual([{ nomor_akun: '1301', debit: 50_000 }])
})

it.each([
  [bagian('1101', { versi: 1 }), 409, 'Data Sudah Berubah, Silahkan Ulangi Kembali'],
  [bagian('9999'), 400, 'Nomor Akun Tidak Valid'],
  [bagian(''), 400, 'Nomor Akun Tidak Boleh Kosong'],
  [
    { detail_akun: [{ kode_akun: 'LAIN', jenis_akun: 'DEBET', nomor_akun: '1101' }] },
    404,
    'Data Tidak Ditemukan',
  ],
])('refuses %j', async (body, status, message) => {
  const refused = await simpan(body)
  expect([refused.status, refused.json.message]).toEqual([status, message])
})

it('is for those who see the screen, while its module is on', async () => {
  expect((await http.call(bacaParameterAkun, {}, { token: kasir })).status).toBe(403)
  expect((await simpan(bagian('1101'), kasir)).status).toBe(403)
  await http.send('PUT', '/api/v1/para-system/key/AKUNTANSI_MODULE', {
    token: own,
    body: { value: false },
  })
  expect((await http.call(bacaParameterAkun, {}, { token: own })).status).toBe(404)
})
