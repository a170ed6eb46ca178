import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string
let kasir: string
let pusat: string

const loaded: string[] = []
const sample = {
  load: async (tell: (sentence: string, percent: number) => void) => {
    tell('Membuat Toko', 50)
    loaded.push('contoh')
  },
  users: async () => null,
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, sample })
})
afterAll(() => http.close())

describe('the first visit', () => {
  const toko = {
    kode_toko: 'pusat',
    nama_toko: 'Kencana',
    alamat_toko: 'Jalan Emas 1',
    no_hp: '081234567890',
    zona: 'Asia/Jakarta',
    user_id: 'Pemilik',
    usere_name: 'Pemilik',
    password: testPassword,
  }
  const found = (kode: string, more: object = {}) =>
    http.send('POST', '/api/v1/setup', { body: { ...toko, kode, ...more } })

  test('is told from any other', async () => {
    const { json } = await http.send('GET', '/api/v1/login-info')
    expect(json.data).toMatchObject({ perlu_setup: true, toko: [], contoh: null })
    expect(json.data.versi).toMatch(/^\d+\.\d+\.\d+/)
    expect((await http.send('GET', '/api/v1/setup/status')).json.data.perlu_setup).toBe(true)
  })

  test('needs the code of the console', async () => {
    const answer = await found('SALAH')
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Kode Setup Salah, Lihat Kode Di Konsol Server',
    ])
    expect(
      (await http.send('POST', '/api/v1/setup/contoh', { body: { kode: 'SALAH' } })).status,
    ).toBe(403)
    expect(loaded).toEqual([])
    const kode = (text: string) => http.send('POST', '/api/v1/setup/kode', { body: { kode: text } })
    expect((await kode('SALAH')).status).toBe(403)
    expect((await kode(http.engine.setup.code)).status).toBe(200)
    expect((await http.send('GET', '/api/v1/setup/status')).json.data.perlu_setup).toBe(true)
  })

  test('asks for a user that can be typed', async () => {
    const answer = await found(http.engine.setup.code, { user_id: 'pe milik' })
    expect(answer.json.fields?.[0]?.field).toBe('user_id')
  })

  test('founds the head office and its owner, once', async () => {
    expect((await found(http.engine.setup.code.toLowerCase())).status).toBe(200)
    expect((await found(http.engine.setup.code)).json.message).toBe('Toko Sudah Dibuat')
    expect((await http.send('GET', '/api/v1/setup/status')).json.data.perlu_setup).toBe(false)
    pusat = await http.token('pemilik')
    const { json } = await http.send('GET', '/api/v1/users/sesi', { token: pusat })
    expect(json.data.user).toMatchObject({ user_id: 'pemilik', level: 'OWN', kode_toko: 'PUSAT' })
    expect(json.data.toko).toMatchObject({
      pusat: true,
      zona: 'Asia/Jakarta',
      no_hp: '6281234567890',
    })
  })

  test('can be the sample chain instead', async () => {
    const empty = await createTestHttp({ house, modules: servedModules, sample })
    const body = { kode: empty.engine.setup.code }
    expect((await empty.send('POST', '/api/v1/setup/contoh', { body })).status).toBe(200)
    await expect
      .poll(async () => (await empty.send('GET', '/api/v1/setup/status')).json.data.persen)
      .toBe(100)
    expect(loaded).toEqual(['contoh'])
    await empty.close()
  })
})

describe('shops', () => {
  beforeAll(async () => {
    await http.addShop('GS1')
    own = await http.token('own', 'OWN')
    kasir = await http.token('kasir', 'KASIR')
  })

  const put = (kode: string, body: object, token = own) =>
    http.send('PUT', `/api/v1/tokos/${kode}`, {
      token,
      body: { nama_toko: 'Gading', zona: 'Asia/Makassar', versi: 1, ...body },
    })

  test('are listed, changed by who may, and stale changes refused', async () => {
    const { json } = await http.send('GET', '/api/v1/tokos', { token: kasir })
    expect(json.data.map(({ kode_toko }: { kode_toko: string }) => kode_toko)).toEqual([
      'PUSAT',
      'GS1',
    ])
    expect((await put('GS1', { alamat_toko: 'Jalan Perak 2' })).status).toBe(200)
    expect((await put('GS1', {})).json.code).toBe('E-MDB:02')
    expect((await put('PUSAT', {})).status).toBe(403)
    expect((await put('GS1', {}, kasir)).status).toBe(403)
    expect((await put('GS1', { alamat_toko: 'Jalan Perak 3', versi: 2 }, pusat)).status).toBe(200)
    expect((await put('TIADA', {}, pusat)).status).toBe(404)
    const seen = await http.send('GET', '/api/v1/users/sesi', { token: kasir })
    expect(seen.json.data.toko).toMatchObject({
      nama_toko: 'Gading',
      alamat_toko: 'Jalan Perak 3',
      zona: 'Asia/Makassar',
    })
  })

  test('print at most 90 characters of their address', async () => {
    expect((await put('GS1', { alamat_toko: 'x'.repeat(91) })).json.fields?.[0]?.field).toBe(
      'alamat_toko',
    )
  })
})

describe('settings', () => {
  const set = (key: string, value: unknown, token = own) =>
    http.send('PUT', `/api/v1/para-system/key/${key}`, { token, body: { value } })
  const get = async (key: string, token = own) =>
    (await http.send('GET', `/api/v1/para-system/key/${key}`, { token })).json.data

  test('start as they are shipped, in the JSON of their fields', async () => {
    const { json } = await http.send('GET', '/api/v1/para-system', { token: kasir })
    expect(json.data).toHaveLength(Object.keys(house.settings).length)
    const untouched = { diubah_oleh: null, diubah_pada: null }
    expect(json.data).toContainEqual({
      key: 'TOLERANSI_BERAT_PENJUALAN',
      value: 0.01,
      ...untouched,
      panggilan: [],
    })
  })

  test('name the calls that are there only while a flag is on', async () => {
    const { json } = await http.send('GET', '/api/v1/para-system', { token: kasir })
    const rows: { readonly key: string; readonly panggilan: readonly string[] }[] = json.data
    const panggilan = (flag: string) => rows.find(({ key }) => key === flag)?.panggilan.toSorted()
    expect(panggilan('CANCEL_VALIDATION_MODULE')).toEqual([
      'POST validasi/cancel/jual-beli-manual',
      'POST validasi/cancel/jualbeli',
      'POST validasi/cancel/titipan',
    ])
    expect(panggilan('MULTI_LANGUAGE_FEATURE')).toEqual([])
  })

  test('are set for one shop alone, at once, and put back', async () => {
    expect((await set('TOLERANSI_BERAT_PENJUALAN', 0.025)).json.data.value).toBe(0.025)
    expect((await get('TOLERANSI_BERAT_PENJUALAN', kasir)).value).toBe(0.025)
    expect((await get('TOLERANSI_BERAT_PENJUALAN', pusat)).value).toBe(0.01)
    expect((await set('TOLERANSI_BERAT_PENJUALAN', null)).json.data.value).toBe(0.01)
    expect((await get('TOLERANSI_BERAT_PENJUALAN')).value).toBe(0.01)
  })

  test('are refused by the rules of their field, unknown ones by name', async () => {
    expect((await set('BATAS_DIAM', 5)).json.fields?.[0]?.message).toBe(
      'Batas Diam (Menit) Tidak Boleh Kurang Dari 10',
    )
    expect((await set('ONE_MONTH_PROTECTION_MODULE', 'ya')).status).toBe(400)
    for (const key of ['TIADA', 'toString', '__proto__'])
      expect((await set(key, true)).json.message).toBe(`Parameter ${key} Tidak Ada`)
  })

  test('are set by OWN, SU, DEV and MU only', async () => {
    for (const [user, level, status] of [
      ['spv', 'SPV', 403],
      ['kasir', 'KASIR', 403],
      ['mu', 'MU', 200],
      ['dev', 'DEV', 200],
    ] as const)
      expect(
        (await set('MULTI_LANGUAGE_FEATURE', true, await http.token(user, level))).status,
      ).toBe(status)
    kasir = await http.token('kasir')
  })

  test('remember who changed them', async () => {
    await set('MULTI_LANGUAGE_FEATURE', false)
    const riwayat = (key: string, token = own) =>
      http.send('GET', '/api/v1/para-system/riwayat', { token, query: { key } })
    expect((await riwayat('MULTI_LANGUAGE_FEATURE')).json.data[0]).toMatchObject({
      key: 'MULTI_LANGUAGE_FEATURE',
      oleh: 'OWN',
      dari: true,
      ke: false,
    })
    // From what is shipped to 25 mg, and back: grams, as their field travels.
    expect((await riwayat('TOLERANSI_BERAT_PENJUALAN')).json.data).toMatchObject([
      { dari: 0.025, ke: null },
      { dari: null, ke: 0.025 },
    ])
    expect((await riwayat('MULTI_LANGUAGE_FEATURE', kasir)).status).toBe(403)
    expect((await riwayat('MULTI_LANGUAGE_FEATURE', pusat)).json.data).toEqual([])
  })
})
