import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHttp, formOf, testDay, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { masterToko } from './master-toko.ts'
import { tanpaTempat } from './wilayah.ts'

// The walk makes, reads and edits a shop; here is what a shop is besides its row.

let http: TestHttp
const tokens = { own: '', spv: '', cabang: '' }

const send = (method: string, path: string, body?: object, token = tokens.own) =>
  http.send(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  tokens.own = await http.token('own', 'OWN', 'PUSAT')
  tokens.spv = await http.token('spv', 'SPV', 'PUSAT')
  tokens.cabang = await http.token('own.gs1', 'OWN', 'GS1')
  for (const token of [tokens.own, tokens.cabang])
    await send('PUT', 'para-system/key/KIRIM_BARANG_MODULE', { value: true }, token)
})
afterAll(() => http.close())

const contoh = { ...masterToko.contoh, ...tanpaTempat }

it('a new shop has a number, the day of the head office and what every shop begins with', async () => {
  expect((await send('POST', 'tokos/create', contoh)).status).toBe(200)
  const all = (await send('GET', 'tokos')).json.data as readonly Record<string, unknown>[]
  expect(all.find(({ kode_toko }) => kode_toko === 'GS9')).toMatchObject({
    jenis_toko: 'CABANG',
    tgl_system: testDay,
    portal: contoh.portal,
  })
  const baru = await http.token('own.gs9', 'OWN', 'GS9')
  expect((await send('GET', 'akuns', undefined, baru)).json.count).toBeGreaterThan(10)
})

it('a shop knows its new name at once', async () => {
  const lama = { ...contoh, kode_toko: 'GS1', portal: null }
  const edit = { ...lama, nama_toko: 'Kencana Satu Baru', versi: 1 }
  expect((await send('PUT', 'tokos/update/GS1', edit)).status).toBe(200)
  const seen = await send('GET', 'tokos', undefined, tokens.cabang)
  expect(JSON.stringify(seen.json.data)).toContain('Kencana Satu Baru')
})

it.each([
  [{ kode_toko: 'G-1' }, 'kode_toko', 'Kode Toko Tidak Valid'],
  [{ portal: 'gs9.example' }, 'portal', 'Portal Tidak Valid'],
  [{ portal: 'https://gs9.example/' }, 'portal', 'Portal Tidak Valid'],
  [{ portal: 'ftp://gs9.example' }, 'portal', 'Portal Tidak Valid'],
  [{ alamat_toko: '' }, 'alamat_toko', 'Alamat Tidak Boleh Kosong'],
])('%j is refused', async (wrong, field, message) => {
  const answer = await send('POST', 'tokos/create', { ...contoh, kode_toko: 'GS8', ...wrong })
  expect(answer.status).toBe(400)
  expect(answer.json.fields).toContainEqual({ field, message })
})

it('is refused in a sheet as alone', async () => {
  const sheet = 'Kode Toko;Nama Toko;Alamat;Portal\nGS8;Delapan;Jl. Delapan 8;gs8.example'
  const form = await formOf(new TextEncoder().encode(sheet))
  const sent = { token: tokens.own, ...form }
  const { json } = await http.send('POST', '/api/v1/tokos/get/all/impor', sent)
  expect(json.data.baris).toMatchObject([{ aksi: 'SALAH', masalah: 'Portal Tidak Valid' }])
})

it('is the head office’s, and there the owner’s', async () => {
  expect((await send('POST', 'tokos/create', contoh, tokens.cabang)).status).toBe(404)
  expect((await send('POST', 'tokos/create', contoh, tokens.spv)).status).toBe(403)
})
