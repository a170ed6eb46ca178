import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let own: string
let pusat: string
let mu: string
let kasir: string

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  pusat = await http.token('bos', 'OWN', 'PUSAT')
  own = await http.token('own', 'OWN')
  mu = await http.token('mu', 'MU')
  kasir = await http.token('kasir', 'KASIR')
})
afterAll(() => http.close())

const get = (address: string, token: string) =>
  http.send('GET', `/api/v1/users/${address}`, { token })
const put = async (address: string, token: string, tampil: Record<string, boolean>) => {
  const { versi } = (await get(address, pusat)).json.data
  const layar = Object.entries(tampil).map(([path, is_show]) => ({ path, is_show }))
  return http.send('PUT', `/api/v1/users/${address}`, { token, body: { layar, versi } })
}
/** Whether the call behind /data-users lets somebody in. */
const masuk = async (token: string) => (await get('data', token)).status

const tersimpan = async (user: string) =>
  (
    await http.database.db.chain.row<{ akses: unknown }>(
      sql`select akses from users where user_id = ${user}`,
    )
  )?.akses

describe('the rights of a user', () => {
  test('open a screen and the calls behind it, at once, and close them again', async () => {
    expect(await masuk(kasir)).toBe(403)
    expect((await put('akses/kasir', own, { '/data-users': true })).json.message).toBe(
      'Data Berhasil Dirubah',
    )
    expect(await masuk(kasir)).toBe(200)
    const { json } = await get('sesi', kasir)
    expect(JSON.stringify(json.data.user.akses)).toContain('{"path":"/data-users","is_show":true}')
    expect(await tersimpan('kasir')).toEqual({ '/data-users': true })
    await put('akses/kasir', own, { '/data-users': false })
    expect(await masuk(kasir)).toBe(403)
    expect(await tersimpan('kasir'), 'as his level: no exception').toBeNull()
  })

  test('are told screen by screen, with what the level has', async () => {
    await put('akses/kasir', own, { '/lihat-penjualan': false })
    const { json } = await get('akses/kasir', mu)
    const of = (path: string) => json.data.layar.find((one: { path: string }) => one.path === path)
    expect(of('/lihat-penjualan')).toMatchObject({ is_show: false, bawaan: true })
    expect(of('/settingsystem'), 'its levels decide').toBeUndefined()
    expect((await get('akses', mu)).json.data).toEqual([
      { user_id: 'kasir', usere_name: 'KASIR', level: 'KASIR', kode_toko: 'GS1', beda: 1 },
    ])
    await put('akses/kasir', own, { '/lihat-penjualan': true })
  })

  test('are given by nobody who has them not, to nobody above, never to oneself', async () => {
    const jurnal = { '/laporan-jurnal': true }
    await put('akses/mu', own, { '/laporan-jurnal': false })
    const refused = await put('akses/kasir', mu, jurnal)
    expect(refused.json.fields).toEqual([
      { field: 'layar', message: 'Hak Menu /laporan-jurnal Tidak Bisa Anda Ubah' },
    ])
    expect((await put('akses/own', mu, jurnal)).status).toBe(403)
    expect((await put('akses/own', own, jurnal)).json.message).toBe(
      'Hak Akses Anda Sendiri Tidak Bisa Anda Ubah',
    )
    expect((await put('akses/kasir', kasir, jurnal)).status).toBe(403)
    expect((await put('akses/kasir', own, { '/settingsystem': true })).status).toBe(400)
    expect((await put('akses/kasir', own, { '/tidak-ada': true })).status).toBe(400)
    expect(await tersimpan('kasir')).toBeNull()
    expect((await get('akses/bos', own)).status, 'of another shop').toBe(404)
  })

  test('of an old page are not written over newer ones', async () => {
    const { versi } = (await get('akses/kasir', own)).json.data
    await put('akses/kasir', own, { '/data-users': true })
    const body = { layar: [{ path: '/data-users', is_show: false }], versi }
    const { json } = await http.send('PUT', '/api/v1/users/akses/kasir', { token: own, body })
    expect(json.code).toBe('E-MDB:02')
    await put('akses/kasir', own, { '/data-users': false })
  })

  test('stand in the history with who changed them', async () => {
    const rows = await http.database.db.rows(
      'GS1',
      sql<{ oleh: string }>`
      select oleh from kencana.riwayat_master where tabel = 'users' and kunci = 'kasir'
        and sesudah->'akses' = '{"/data-users": true}'`,
    )
    expect(rows.map(({ oleh }) => oleh)).toContain('own')
  })
})

describe('the rights of a level', () => {
  test('hold for whoever has no exception, and are the head office’s alone', async () => {
    await put('akses/kasir', own, { '/data-users': true })
    const lain = await http.token('kasir2', 'KASIR')
    expect((await put('akses-level/KASIR', own, { '/data-users': true })).status).toBe(404)
    expect((await get('akses-level/KASIR', mu)).status).toBe(404)
    expect((await put('akses-level/kasir', pusat, { '/data-users': true })).status).toBe(200)
    expect(await masuk(lain)).toBe(200)
    // What he had beyond his level, his level has now: his own word for it is no longer needed.
    expect((await get('akses/kasir', own)).json.data.layar).toContainEqual({
      path: '/data-users',
      is_show: true,
      bawaan: true,
      boleh: true,
    })
    await put('akses-level/KASIR', pusat, { '/data-users': false })
    expect(await masuk(lain)).toBe(403)
    expect(await masuk(kasir), 'his own exception stays').toBe(200)
    expect((await get('akses-level/TUKANG', pusat)).json.message).toBe('Level Tidak Ditemukan')
  })
})
