import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// Cities and districts stand outside the wall: what one shop writes, the others read.

let http: TestHttp
const tokens = { own: '', lain: '', kasir: '' }

const send = (method: string, path: string, body?: object, token = tokens.own) =>
  http.send(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  tokens.own = await http.token('own', 'OWN', 'PUSAT')
  tokens.kasir = await http.token('kasir1', 'KASIR', 'PUSAT')
  tokens.lain = await http.token('own.gs1', 'OWN', 'GS1')
})
afterAll(() => http.close())

const banjar = { kode_kota: '3279', nama_kota: 'Banjar', provinsi: 'Jawa Barat' }
const genteng = { kode_kecamatan: '3578010', nama_kecamatan: 'Genteng', kode_kota: '3578' }

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

  it('is searched, paged, sorted and given as CSV', async () => {
    const page = await send('GET', 'kota/get?q=jakarta&limit=2&sort=nama_kota&arah=turun')
    expect(page.json).toMatchObject({
      count: 5,
      data: [{ nama_kota: 'Jakarta Utara' }, { nama_kota: 'Jakarta Timur' }],
    })
    const csv = await send('GET', 'kota/get?format=csv')
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.text).toContain('Surabaya')
  })
})

describe('what is refused', () => {
  it('a city twice, without a name, or by who may not', async () => {
    expect((await send('POST', 'kota/create', banjar)).json.message).toBe('Data Sudah Ada')
    const nameless = await send('POST', 'kota/create', { ...banjar, nama_kota: '' })
    expect(nameless.json.fields).toEqual([
      { field: 'nama_kota', message: 'Nama Kota Tidak Boleh Kosong' },
    ])
    expect((await send('POST', 'kota/create', banjar, tokens.kasir)).status).toBe(403)
    expect((await send('PUT', 'kota/update/0000', { ...banjar, versi: 1 })).status).toBe(404)
    expect((await send('DELETE', 'kota/delete/0000')).status).toBe(404)
  })

  it('a district of no city, and a city that has districts', async () => {
    const nowhere = await send('POST', 'kecamatan/create', { ...genteng, kode_kota: '0000' })
    expect([nowhere.status, nowhere.json.code]).toEqual([409, 'E-PAKAI'])
    expect((await send('POST', 'kecamatan/create', genteng)).status).toBe(200)
    const used = await send('DELETE', 'kota/delete/3578')
    expect([used.status, used.json.code]).toEqual([409, 'E-PAKAI'])
    expect((await send('DELETE', 'kecamatan/delete/3578010')).json.message).toBe(
      'Data Berhasil Di Hapus',
    )
    expect((await send('DELETE', 'kota/delete/3578')).status).toBe(200)
  })
})
