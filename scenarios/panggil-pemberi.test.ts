import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import webPush from 'web-push'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Level } from '#kernel/right'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'
import { servedModules } from '../src/house.server.ts'
import { dataOf } from './cincin.ts'
import { personOf, type Person } from './shop.ts'

// An approver who looks elsewhere is called by Web Push: by a service that the test plays, whose
// browser alone can read the call.
interface Got {
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}
const got: Got[] = []
let status = 201
const service = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status)
    response.end()
  })
})

/** The browser of an approver: its pair of keys and its secret. */
function peramban() {
  const ecdh = crypto.createECDH('prime256v1')
  const umum = ecdh.generateKeys()
  const auth = crypto.randomBytes(16)
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(crypto.hkdfSync('sha256', key, salt, info, length))
  return {
    p256dh: umum.toString('base64url'),
    auth: auth.toString('base64url'),
    /** RFC 8188 and 8291. */
    baca: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + sender.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), umum, sender])
      const key = hkdf(ecdh.computeSecret(sender), auth, info, 32)
      const cek = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const open = crypto.createDecipheriv('aes-128-gcm', cek, nonce)
      open.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

let toko: TestHttp
let own: Person
let kasir: Person
let layanan: string
const keys = webPush.generateVAPIDKeys()
const ponsel = peramban()

beforeAll(async () => {
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done))
  layanan = `127.0.0.1:${(service.address() as AddressInfo).port}`
  const push = {
    ...{ umum: keys.publicKey, rahasia: keys.privateKey, kontak: 'mailto:kami@toko.example' },
    layanan: [layanan],
  }
  toko = await createTestHttp({ house, modules: servedModules, config: { push } })
  await toko.addShop('GS1', 'PUSAT')
  const orang = async (level: Level): Promise<Person> => {
    const user_id = level.toLowerCase()
    await toko.addUser(user_id, level, 'GS1')
    return personOf(toko, user_id, await toko.token(user_id))
  }
  own = await orang('OWN')
  kasir = await orang('KASIR')
}, 60_000)
afterAll(async () => {
  await toko.close()
  service.close()
})

const ikut = (alamat: string, who = own) =>
  who.post('authorisation/panggil', { alamat, p256dh: ponsel.p256dh, auth: ponsel.auth })
let ke = 0
/** A question as a refused call leaves it; the cashier sends it to all who may say yes. */
const tanya = async (): Promise<void> => {
  ke += 1
  const no_otorisasi = `OT-${ke}`
  await toko.database.db.rows(
    'GS1',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh, perangkat,
        sebelum, sesudah, berlaku_sampai)
      values ('GS1', gen_random_uuid(), ${no_otorisasi}, 'LIMIT_PENJUALAN', '\\x0a', 'kasir',
        'uji-kasir', '{"limit": "50.000.000"}', '{"total": "62.000.000"}',
        now() + interval '10 minutes')`,
  )
  dataOf(await kasir.post('authorisation/jauh', { no_otorisasi: [no_otorisasi], kepada: null }))
}

it('takes only addresses of push services, of approvers alone', async () => {
  expect((await own.get('authorisation/panggil')).json.data).toEqual({
    ...{ kunci: keys.publicKey, ikut: false },
  })
  for (const alamat of ['http://169.254.169.254/x', 'https://push.apple.com.jahat.example/x'])
    expect((await ikut(alamat)).json.message).toBe('Layanan Panggilan Ini Tidak Dikenal')
  expect((await ikut(`http://${layanan}/a`, kasir)).status).toBe(403)
  dataOf(await ikut(`http://${layanan}/a`))
  // Whoever signs in there later reads that it is not he who is called.
  const alamat = `authorisation/panggil?alamat=${encodeURIComponent(`http://${layanan}/a`)}`
  expect((await own.get(alamat)).json.data.ikut).toBe(true)
  await toko.database.db.rows('GS1', sql`update langganan_push set user_id = 'kasir'`)
  expect((await own.get(alamat)).json.data.ikut).toBe(false)
  await toko.database.db.rows('GS1', sql`update langganan_push set user_id = 'own'`)
})

it('calls the device when a question waits, and says nothing of the question', async () => {
  await tanya()
  await expect.poll(() => got.length).toBe(1)
  const [call] = got.splice(0)
  if (!call) throw new Error('nobody was called')
  expect(call.path).toBe('/a')
  expect(call.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(String(call.headers.authorization)).toContain(`k=${keys.publicKey}`)
  expect(ponsel.baca(call.body)).toEqual({
    judul: 'Otorisasi Masuk',
    kalimat: 'Ada yang menunggu persetujuan Anda',
    tanda: 'otorisasi',
    path: '/otorisasi-masuk',
  })
})

it('forgets a device whose browser wants no more, and one that was taken back', async () => {
  status = 410
  await tanya()
  await expect.poll(() => got.splice(0).length).toBe(1)
  status = 201
  await expect
    .poll(() => toko.database.db.rows('GS1', sql`select id from kencana.langganan_push`))
    .toEqual([])
  dataOf(await ikut(`http://${layanan}/b`))
  dataOf(await own.post('authorisation/panggil/berhenti', { alamat: `http://${layanan}/b` }))
  await tanya()
  expect(got).toEqual([])
})
