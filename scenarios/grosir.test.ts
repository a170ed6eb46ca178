import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealed } from '#server/chain/letter'
import { openDb } from '#server/db'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'
import { servedModules } from '../src/house.server.ts'
import { dataOf } from './cincin.ts'
import { personOf, type Person } from './shop.ts'

// Two of our servers: from the shop's program a person goes over to the wholesale program, as the
// same user, by a ticket that works once.

const token = 'rahasia-bersama-dua-program-1234567890'
const detik = { geser: 0 }
const clock = { millis: () => Date.parse('2026-11-21T10:00:00+07:00') + detik.geser * 1000 }
let toko: TestHttp
let grosir: TestHttp
let asing: TestHttp
let own: Person
let kasir: Person
let lain: Person
let alamatGrosir: string

const server = async (milik: object, kode: string): Promise<TestHttp> => {
  const none = { domain: undefined, url: undefined, token: undefined }
  const outside = { marketplace: undefined, grosir: { ...none, ...milik } }
  const made = await createTestHttp({ house, modules: servedModules, clock, config: { outside } })
  await made.addShop(kode, 'PUSAT')
  return made
}
const orang = async (di: TestHttp, user_id: string, level: 'KASIR' | 'OWN') =>
  personOf(di, user_id, await di.token(user_id, level))

beforeAll(async () => {
  grosir = await server({ token }, 'GR1')
  await grosir.addUser('kasir', 'KASIR', 'GR1')
  alamatGrosir = await grosir.app.listen({ port: 0, host: '127.0.0.1' })
  const ke = { domain: 'https://grosir.example', url: alamatGrosir }
  toko = await server({ ...ke, token }, 'GS1')
  asing = await server({ ...ke, token: `${token}-lain` }, 'GS1')
  own = await orang(toko, 'own', 'OWN')
  kasir = await orang(toko, 'kasir', 'KASIR')
  lain = await orang(toko, 'lain', 'KASIR')
  for (const one of [toko, asing]) {
    const pemilik = one === toko ? own : await orang(asing, 'own', 'OWN')
    dataOf(await pemilik.put('para-system/key/GROSIR_MODULE', { value: true }))
  }
}, 60_000)
afterAll(async () => {
  for (const one of [toko, asing, grosir]) await one.close()
})

const alamat = async (): Promise<URL> =>
  new URL(String(dataOf(await kasir.post('grosir/ke', {}))['alamat']))
const tiketDi = ({ hash }: URL): string => hash.replace('#tiket=', '')
const masuk = (tiket: string, perangkat = 'peramban') =>
  grosir.send('POST', '/api/v1/grosir/masuk', {
    body: { tiket },
    headers: { 'x-perangkat': perangkat },
  })

/** As the owner of its database could. */
async function diGrosir(apa: ReturnType<typeof sql>): Promise<void> {
  const db = openDb(grosir.database.ownerUrl)
  await db.chain.rows(apa)
  await db.close()
}
/** The minute of every ticket is over. */
const kadaluarsa = () =>
  diGrosir(sql`update kencana.tiket_masuk set sampai = now() - interval '1 s'`)
const blokir = (user: string) =>
  diGrosir(sql`update kencana.users set diblokir = true where user_id = ${user}`)

it('lets the same user in by a ticket, once', async () => {
  const di = await alamat()
  expect([di.origin, di.pathname]).toEqual(['https://grosir.example', '/'])
  expect(di.search).toBe('')
  const diterima = dataOf(await masuk(tiketDi(di)))
  expect(diterima['user_id']).toBe('kasir')
  const sesi = await grosir.send('GET', '/api/v1/users/sesi', { token: String(diterima['token']) })
  expect(sesi.json.data.user).toMatchObject({ user_id: 'kasir', kode_toko: 'GR1' })
  const dua = await masuk(tiketDi(di))
  expect([dua.status, dua.json.message]).toEqual([403, 'Invalid Token For Grosir Program'])
  // The refusal is about the other program: his session here goes on.
  expect(dua.json.code).toBe('E-HAK')
})

it('opens the counter of the wholesale program where the shop is half a wholesaler', async () => {
  dataOf(await own.put('para-system/key/SEMI_GROSIR_MODULE', { value: true }))
  expect((await alamat()).pathname).toBe('/transaksi-penjualan')
  dataOf(await own.put('para-system/key/SEMI_GROSIR_MODULE', { value: false }))
})

it('lets in of two who come with one ticket one alone', async () => {
  const tiket = tiketDi(await alamat())
  const datang = await Promise.all([masuk(tiket), masuk(tiket), masuk(tiket)])
  expect(datang.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...[200, 403, 403]])
})

it('does not believe a ticket that is old, made up, or another server signed', async () => {
  const tiket = tiketDi(await alamat())
  expect((await masuk('x'.repeat(43))).json.message).toBe('Invalid Token For Grosir Program')
  await kadaluarsa()
  expect((await masuk(tiket)).json.message).toBe('Invalid Token For Grosir Program')
  const palsu = await orang(asing, 'kasir', 'KASIR')
  const ditolak = await palsu.post('grosir/ke', {})
  expect([ditolak.json.code, ditolak.json.message]).toEqual([
    'E-HAK',
    'Invalid Token For Grosir Program',
  ])
})

it('asks no second time with the same letter, nor with an old one', async () => {
  const surat = (user_id: string) => {
    const letter = {
      ...{ method: 'POST', address: '/api/v1/grosir/tiket', body: { user_id } },
      ...{ toko: '', oleh: user_id, orang: true, kunci: '' },
    }
    const head = sealed(token, letter, clock.millis())
    const cap = { sekali: head['x-sekali'], tanda: head['x-tanda'] }
    return { user_id, waktu: head['x-waktu'], ...cap }
  }
  const tanya = (body: object) => grosir.send('POST', '/api/v1/grosir/tiket', { body })
  const satu = surat('kasir')
  expect((await tanya({ ...satu, user_id: 'own' })).status).toBe(403)
  expect((await tanya(satu)).status).toBe(200)
  expect((await tanya(satu)).json.message).toBe('Invalid Token For Grosir Program')
  const lama = surat('kasir')
  detik.geser = 61
  expect((await tanya(lama)).status).toBe(403)
  detik.geser = 0
})

it('says that the wholesale program does not know this user', async () => {
  expect((await lain.post('grosir/ke', {})).json.message).toBe(
    'User lain Tidak Dikenal Di Program Grosir',
  )
  await grosir.addUser('lain', 'KASIR', 'GR1')
  const di = new URL(String(dataOf(await lain.post('grosir/ke', {}))['alamat']))
  await blokir('lain')
  expect((await masuk(tiketDi(di))).status).toBe(403)
  expect((await lain.post('grosir/ke', {})).json.message).toBe(
    'User lain Tidak Dikenal Di Program Grosir',
  )
})

it('says so where nothing is configured, where nobody answers, and where the module is off', async () => {
  const polos = personOf(grosir, 'pemilik', await grosir.token('pemilik', 'OWN', 'GR1'))
  dataOf(await polos.put('para-system/key/GROSIR_MODULE', { value: true }))
  expect((await polos.post('grosir/ke', {})).json.message).toBe(
    'Server Bacnkend grosir belum di setting',
  )
  await grosir.app.close()
  expect((await kasir.post('grosir/ke', {})).json.message).toBe('Server Grosir Tidak Menjawab')
  dataOf(await own.put('para-system/key/GROSIR_MODULE', { value: false }))
  expect((await kasir.post('grosir/ke', {})).status).toBe(404)
})
