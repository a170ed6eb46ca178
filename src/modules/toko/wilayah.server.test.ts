import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// Cities and districts stand outside the wall: what one shop writes, the others read.

let http: TestHttp
const tokens = { own: '', lain: '' }

const send = (method: string, path: string, body?: object, token = tokens.own) =>
  http.send(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  tokens.own = await http.token('own', 'OWN', 'PUSAT')
  tokens.lain = await http.token('own.gs1', 'OWN', 'GS1')
})
afterAll(() => http.close())

const banjar = { kode_kota: '3279', nama_kota: 'Banjar', provinsi: 'Jawa Barat' }
describe('a city', () => {
  it('is there from the start, for every shop', async () => {
    const all = await send('GET', 'kota/get', undefined, tokens.lain)
    expect(all.json.count).toBeGreaterThan(75)
    expect(all.json.data).toContainEqual({
      kode_kota: '3578',
      nama_kota: 'Surabaya',
      provinsi: 'Jawa Timur',
      versi: 1,
    })
  })

  it('has its districts where it is large', async () => {
    const { data } = (await send('GET', 'kecamatan/get?q=kelapa', undefined, tokens.lain)).json
    expect(data).toEqual([
      { kode_kecamatan: '3175050', nama_kecamatan: 'Kelapa Gading', kode_kota: '3175', versi: 1 },
    ])
    expect((await send('GET', 'kecamatan/get')).json.count).toBe(182)
  })

  it('is added by one shop and edited by another, each change with its name', async () => {
    const made = await send('POST', 'kota/create', banjar)
    expect(made.json).toMatchObject({ message: 'Data Berhasil Ditambahkan', data: { versi: 1 } })
    const edit = { nama_kota: 'Kota Banjar', provinsi: 'Jawa Barat', versi: 1 }
    const edited = await send('PUT', 'kota/update/3279', edit, tokens.lain)
    expect(edited.json.data).toMatchObject({ nama_kota: 'Kota Banjar', versi: 2 })
    const stale = await send('PUT', 'kota/update/3279', edit)
    expect([stale.status, stale.json.code]).toEqual([409, 'E-MDB:02'])
    const history = await send('GET', 'kota/get/riwayat/3279')
    expect(history.json.data).toMatchObject([
      { aksi: 'UBAH', oleh: 'own.gs1', nama_kota: 'Kota Banjar', versi: 2 },
      { aksi: 'TAMBAH', oleh: 'own', nama_kota: 'Banjar', versi: 1 },
    ])
  })
})
