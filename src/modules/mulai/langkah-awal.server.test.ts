import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { langkahToko } from './langkah.ts'

let http: TestHttp
let own: string

interface Langkah {
  readonly langkah: string
  readonly sudah: boolean
  readonly jumlah: number | null
  readonly lewat: boolean
  readonly oleh: string | null
}
interface Keadaan {
  readonly selesai: boolean
  readonly langkah: readonly Langkah[]
}
const keadaan = async (query = '', token = own): Promise<Keadaan> =>
  (await http.send('GET', `/api/v1/langkah-awal${query}`, { token })).json.data
const sudah = async (token = own): Promise<string[]> =>
  (await keadaan('', token)).langkah.flatMap((one) => (one.sudah ? [one.langkah] : []))
const satu = async (langkah: string): Promise<Langkah | undefined> =>
  (await keadaan('?rinci=true')).langkah.find((one) => one.langkah === langkah)
const lewati = (langkah: string, lewat: boolean, token = own) =>
  http.send('PUT', `/api/v1/langkah-awal/lewat/${langkah}`, { token, body: { lewat } })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  own = await http.token('own', 'OWN')
})
afterAll(() => http.close())

test('a new shop is told what to do, in order, by screens that exist', async () => {
  const found = await keadaan()
  expect(found.langkah.map(({ langkah }) => langkah)).toEqual([
    'kategori',
    'jenis',
    'kadar',
    'kadar_eod',
    'group_harga',
    'gudang',
    'baki',
    'sales',
    'harga',
    'barang',
    'users',
    'kas',
    'saldo_awal_akun',
    'kondisi_pembelian',
    'para_harga_beli',
    'bank',
    'rekening',
    'kelompok_harga',
    'printer',
    'cadangan',
    'https',
    'timbangan',
  ])
  expect(found.selesai).toBe(false)
  for (const { path } of Object.values(langkahToko)) expect(house.screen(path)).toBeDefined()
})

test('what it has is ticked and counted; what another shop has is not', async () => {
  // What every shop is founded with is there from the first moment.
  expect(await sudah()).toEqual(['kondisi_pembelian'])
  const isi = (token: string, kode: string) =>
    http.send('POST', '/api/v1/kategori/create', {
      token,
      body: { kode_kategori: kode, nama_kategori: `Emas ${kode}`, cara_harga: 'GRAM' },
    })
  const own2 = await http.token('own2', 'OWN', 'GS2')
  const tanpa = { kode_bank: 'TANPA', nama_bank: 'Tanpa Bank' }
  expect(
    (await http.send('POST', '/api/v1/banks/create', { token: own, body: tanpa })).status,
  ).toBe(200)
  expect((await isi(own2, 'EMAS')).status).toBe(200)
  expect(await sudah()).toEqual(['kondisi_pembelian'])
  for (const kode of ['EMAS', 'LM', 'BATU']) expect((await isi(own, kode)).status).toBe(200)
  expect(await sudah()).toEqual(['kategori', 'kondisi_pembelian'])
  expect(await satu('kategori')).toMatchObject({ jumlah: 3 })
})

test('a second user is what ticks users, the founder alone does not', async () => {
  expect(await satu('users')).toMatchObject({ sudah: false })
  await http.token('spv', 'SPV')
  expect(await satu('users')).toMatchObject({ sudah: true, jumlah: 1 })
})

test('a scale and a printer count once somebody tried them, where they stand', async () => {
  const catat = (jenis: string, diuji: boolean) =>
    http.send('PUT', `/api/v1/perangkat/${jenis}`, {
      token: own,
      body: { nama: 'UTAMA', cara: '9600 8N1', diuji },
    })
  expect((await catat('TIMBANGAN', false)).status).toBe(200)
  expect(await satu('timbangan')).toMatchObject({ sudah: false })
  expect((await catat('TIMBANGAN', true)).status).toBe(200)
  // What is set anew later was tried all the same.
  expect((await catat('TIMBANGAN', false)).status).toBe(200)
  expect(await sudah()).toContain('timbangan')
  expect((await catat('KOMPOR', true)).json.message).toBe('Alat KOMPOR Tidak Dikenal')
  const { data } = (await http.send('GET', '/api/v1/perangkat', { token: own })).json
  expect(data).toContainEqual(
    expect.objectContaining({
      jenis: 'TIMBANGAN',
      nama: 'UTAMA',
      diuji_oleh: 'own',
      user_id: 'own',
    }),
  )
  const own2 = await http.token('own2', 'OWN', 'GS2')
  const other = (await http.send('GET', '/api/v1/perangkat', { token: own2 })).json.data
  expect(JSON.stringify(other)).not.toContain('UTAMA')
})

test('a step is passed over by somebody, and taken up again', async () => {
  expect((await lewati('https', true)).status).toBe(200)
  expect(await satu('https')).toMatchObject({ lewat: true, oleh: 'own', sudah: false })
  expect((await lewati('https', false)).status).toBe(200)
  expect(await satu('https')).toMatchObject({ lewat: false })
  expect((await lewati('bulan', true)).json.message).toBe('Langkah bulan Tidak Dikenal')
})

test('it stays after the first piece, and goes when nothing is left, until it is taken up', async () => {
  for (const langkah of Object.keys(langkahToko).slice(0, -1)) await lewati(langkah, true)
  expect(await keadaan()).toEqual({ selesai: true, langkah: [] })
  await lewati('printer', false)
  expect(await keadaan()).toMatchObject({ selesai: false })
  expect((await lewati('SEMUA', true)).status).toBe(200)
  expect(await keadaan()).toEqual({ selesai: true, langkah: [] })
  expect(await satu('printer')).toMatchObject({ lewat: true, oleh: 'own' })
})

test('it is for those who answer for the shop', async () => {
  const kasir = await http.token('kasir', 'KASIR')
  expect((await http.send('GET', '/api/v1/langkah-awal', { token: kasir })).status).toBe(403)
  expect((await lewati('SEMUA', true, kasir)).status).toBe(403)
})

test('a new shop is filled with what is usual, once, at its own price', async () => {
  await http.addShop('GS3')
  const gs3 = await http.token('own3', 'OWN', 'GS3')
  const isi = (body: object, token = gs3, key = randomUUID()) =>
    http.send('POST', '/api/v1/langkah-awal/lazim', {
      token,
      body,
      headers: { 'idempotency-key': key },
    })
  for (const body of [
    { harga_murni: 99_999, potongan: 8 },
    { harga_murni: 2_345_678, potongan: 50.01 },
    { potongan: 8 },
  ])
    expect((await isi(body)).status).toBe(400)
  const key = randomUUID()
  const diisi = await isi({ harga_murni: 2_345_678, potongan: 8.25 }, gs3, key)
  expect([diisi.status, diisi.json.data]).toEqual([200, { jumlah: 38 }])
  const groups = await http.send('GET', '/api/v1/group/get/all', { token: gs3 })
  const emas17 = groups.json.data.find((one: { kode_group: string }) => one.kode_group === '70')
  // 1,641,974.6 and 91.75 % of 1,641,000, down to thousands.
  expect(emas17).toMatchObject({ kode_group: '70', harga: 1_641_000, harga_beli: 1_505_000 })
  expect(await sudah(gs3)).toEqual(
    expect.arrayContaining([
      'kategori',
      'jenis',
      'kadar',
      'kadar_eod',
      'group_harga',
      'gudang',
      'bank',
    ]),
  )
  // A second time, and a shop that has begun by itself.
  const lagi = await isi({ harga_murni: 2_345_678, potongan: 8 })
  expect([lagi.status, lagi.json.message]).toEqual([
    422,
    'Master Kategori Sudah Berisi, Tidak Ada Yang Diisi',
  ])
})

test('of several who fill a new shop at once one is heard, and his prices stand', async () => {
  await http.addShop('GS4')
  const token = await http.token('own4', 'OWN', 'GS4')
  const harga = [2_345_678, 2_111_003, 1_987_001, 2_204_009]
  const sekaligus = await Promise.all(
    harga.map((harga_murni) =>
      http.send('POST', '/api/v1/langkah-awal/lazim', {
        ...{ token, body: { harga_murni, potongan: 8 } },
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  )
  const berhasil = sekaligus.findIndex(({ status }) => status === 200)
  const lain = sekaligus.filter((_, at) => at !== berhasil)
  expect(lain.map(({ json, status }) => [status, json.message])).toEqual(
    lain.map(() => [422, 'Master Kategori Sudah Berisi, Tidak Ada Yang Diisi']),
  )
  const groups = await http.send('GET', '/api/v1/group/get/all', { token })
  const emas24 = groups.json.data.find((one: { kode_group: string }) => one.kode_group === '99')
  expect(emas24.harga).toBe(Math.floor(((harga[berhasil] ?? 0) * 99) / 100_000) * 1_000)
})
