import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
let spv: string
let kasir: string
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('GS1')
  await http.addShop('GS2')
  spv = await http.token('spv', 'SPV')
  kasir = await http.token('kasir', 'KASIR')
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  port = (http.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await http.close()
})

const buat = (token: string, jenis: string, nama = 'Layar') =>
  http.send('POST', '/api/v1/layar', { token, body: { jenis, nama } })
const kunciDari = async (token: string, jenis: string): Promise<string> =>
  String((await buat(token, jenis)).json.data.kunci)
const lihat = (kunci: string, path = 'layar/harga') =>
  http.send('POST', `/api/v1/${path}`, { body: { kunci } })
const daftar = async (token: string, jenis: string) =>
  (await http.send('GET', '/api/v1/layar', { token, query: { jenis } })).json.data

interface Heard {
  readonly event: string
  readonly facts: unknown
}

/** An open line, and what it hears. */
async function connected(auth: object): Promise<{ socket: Socket; heard: Heard[] }> {
  const heard: Heard[] = []
  const socket = io(`http://127.0.0.1:${port}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  socket.onAny((event: string, facts: unknown) => heard.push({ event, facts }))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return { socket, heard }
}

describe('the key of a screen', () => {
  test('opens the prices of its shop and nothing else', async () => {
    const kunci = await kunciDari(spv, 'PAPAN')
    const { json, status } = await lihat(kunci)
    expect(status).toBe(200)
    expect(json.data.toko).toMatchObject({ ada_logo: false, warna: null })
    expect(json.data.baris).toEqual([])
    const other = await http.send('GET', '/api/v1/harga-emas/hari-ini', { token: kunci })
    expect(other.status).toBe(401)
    // A board signs nothing and follows no counter.
    expect((await lihat(kunci, 'layar/tanda-tangan/menunggu')).status).toBe(403)
  })

  test('is made by whoever works there: a cashier lets no television in', async () => {
    expect((await buat(kasir, 'PAPAN')).status).toBe(403)
    expect((await buat(kasir, 'PELANGGAN')).status).toBe(200)
    const nobody = await http.send('POST', '/api/v1/layar', { body: { jenis: 'PAPAN' } })
    expect(nobody.status).toBe(401)
  })

  test('opens nothing when it is revoked, is of nobody, or of another shop', async () => {
    const kunci = await kunciDari(spv, 'PAPAN')
    const [{ id }] = await daftar(spv, 'PAPAN')
    const lain = await http.token('spv.gs2', 'SPV', 'GS2')
    const del = (token: string) => http.send('DELETE', `/api/v1/layar/${String(id)}`, { token })
    expect((await del(lain)).status).toBe(404)
    expect((await del(kasir)).status).toBe(403)
    expect((await lihat(kunci)).status).toBe(200)
    expect((await del(spv)).json.message).toBe('Layar Dicabut')
    const refused = await lihat(kunci)
    expect(refused.json.message).toBe('Layar Ini Sudah Dicabut, Minta Alamat Baru')
    expect((await lihat('A'.repeat(43))).status).toBe(403)
  })
})

describe('the line of a screen', () => {
  test('brings a board the news of prices, and no other', async () => {
    const { heard } = await connected({ layar: await kunciDari(spv, 'PAPAN') })
    const { live } = http.engine
    live.changed('GS1', { jenis: 'PENJUALAN', nomor: 'FJ-1' })
    live.changed('GS2', { jenis: 'group_harga' })
    live.tell('spv', 'otorisasi', {})
    live.changed('GS1', { jenis: 'group_harga', kode_group: '75' })
    await expect.poll(() => heard).toEqual([{ event: 'berubah', facts: { jenis: 'group_harga' } }])
  })

  test('brings what a counter shows to the screens of this counter alone', async () => {
    const mine = await connected({ layar: await kunciDari(kasir, 'PELANGGAN') })
    const others = await connected({ layar: await kunciDari(spv, 'PELANGGAN') })
    const konter = await connected({ token: kasir })
    const facts = { jenis: 'TIMBANG', berat: 4_123, stabil: true }
    konter.socket.emit('tayang', facts)
    await expect.poll(() => mine.heard).toEqual([{ event: 'tayang', facts }])
    expect(others.heard).toEqual([])
    // A screen that comes later makes its counter say it again.
    await connected({ layar: await kunciDari(kasir, 'PELANGGAN') })
    await expect.poll(() => konter.heard.map(({ event }) => event)).toContain('layar-hadir')
    // A screen says nothing of its own.
    mine.socket.emit('tayang', facts)
    konter.socket.emit('tayang', { jenis: 'KOSONG' })
    await expect.poll(() => mine.heard.length).toBe(2)
  })

  test('is not opened by a key that nobody has', async () => {
    await expect(connected({ layar: 'A'.repeat(43) })).rejects.toThrow('Invalid Token')
  })
})
