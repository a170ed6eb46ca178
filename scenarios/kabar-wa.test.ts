import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'
import { servedModules } from '../src/house.server.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// What the Cloud API says later of a message: the test plays both the API and its webhook.

const kabar = { appSecret: 'rahasia-aplikasi-4123', verifyToken: 'kata-verifikasi-4123' }
const alamat = '/api/v1/whatsapp/webhook'

/** What it was given: to whom, and what it is to say again. */
const diterima: { readonly to: string; readonly acuan: string }[] = []
/** What happens while it answers, and how. */
let sela: ((id: string, acuan: string) => Promise<unknown>) | undefined
let jawab = 200
const idKe = (n: number): string => `wamid.HBgM${n}==`
const api = http.createServer((request, response) => {
  let said = ''
  request.setEncoding('utf8').on('data', (text: string) => (said += text))
  request.on('end', () => {
    const isi = JSON.parse(said)
    const acuan = String(isi.biz_opaque_callback_data)
    diterima.push({ to: isi.to, acuan })
    const id = idKe(diterima.length)
    void Promise.resolve(sela?.(id, acuan)).then(() => {
      response.writeHead(jawab, { 'content-type': 'application/json' })
      response.end(JSON.stringify(jawab === 200 ? { messages: [{ id }] } : {}))
    })
  })
})

let toko: TestHttp
let kasir: Person
let spv: Person

beforeAll(async () => {
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const messenger = { url, token: 'kunci-cloud', jenis: 'cloud', kabar } as const
  toko = await createTestHttp({ house, modules: servedModules, config: { messenger } })
  await toko.addShop('GS1', 'PUSAT')
  const orang = async (level: 'KASIR' | 'OWN' | 'SPV'): Promise<Person> => {
    await toko.addUser(level.toLowerCase(), level, 'GS1')
    return personOf(toko, level.toLowerCase(), await toko.token(level.toLowerCase()))
  }
  const own = await orang('OWN')
  await fillMasters(own)
  spv = await orang('SPV')
  kasir = await orang('KASIR')
  dataOf(await own.put('para-system/key/WHATSAPP_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/WHATSAPP_PENGIRIM', { value: '106540352242922' }))
  toko.courier.start()
}, 60_000)
afterAll(async () => {
  await toko.courier.stop()
  await toko.close()
  api.close()
})

interface Lain {
  readonly acuan?: string
  readonly code?: number
  readonly details?: string
}
/** One status as the reference of `messages` has it. */
const status = (id: string, apa: string, { acuan, code, details }: Lain = {}) => ({
  ...{ id, status: apa, timestamp: '1798765432', recipient_id: '6281234567890' },
  ...(acuan === undefined ? {} : { biz_opaque_callback_data: acuan }),
  ...(code === undefined
    ? { pricing: { billable: true, pricing_model: 'PMP', category: 'utility' } }
    : {
        errors: [
          {
            ...{ code, title: 'Message undeliverable', message: 'Message undeliverable' },
            error_data: { details: details ?? 'Message Undeliverable.' },
            href: '/docs/whatsapp/cloud-api/support/error-codes/',
          },
        ],
      }),
})
const peristiwa = (isi: object) => {
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
  const value = { messaging_product: 'whatsapp', metadata, ...isi }
  const entry = [{ id: '102290129340398', changes: [{ value, field: 'messages' }] }]
  return JSON.stringify({ object: 'whatsapp_business_account', entry })
}
const bertanda = (body: string, secret = kabar.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
const panggil = (body: string, tanda: string | undefined) =>
  toko.send('POST', alamat, {
    body,
    headers: {
      'content-type': 'application/json',
      ...(tanda === undefined ? {} : { 'x-hub-signature-256': tanda }),
    },
  })
const kata = async (...statuses: object[]): Promise<void> => {
  const body = peristiwa({ statuses })
  const answer = await panggil(body, bertanda(body))
  expect([answer.status, answer.json]).toEqual([200, { status: 'success', data: null }])
}

interface Baris {
  readonly id: string
  readonly isi: string
  readonly status: string
  readonly galat: string | null
}
const kotak = async () => dataOf(await spv.get('pesan/lihat'))
const nasib = async (isi: string) => {
  const pesan = [(await kotak())['pesan']].flat() as Baris[]
  const row = pesan.find((one) => one.isi === isi)
  return [row?.status, row?.galat]
}
/** @returns the id that the service gave it, and what it is to say again */
async function kirim(message: string): Promise<{ readonly id: string; readonly acuan: string }> {
  dataOf(await kasir.post('chat/send', { receiver: '081234567890', message, type: 'text' }))
  return { id: idKe(diterima.length), acuan: diterima.at(-1)?.acuan ?? '' }
}

describe('the address', () => {
  it('answers the challenge to whoever knows the verify token', async () => {
    const tanya = (lain: Record<string, string> = {}) => {
      const query = {
        ...{ 'hub.mode': 'subscribe', 'hub.verify_token': kabar.verifyToken },
        ...{ 'hub.challenge': '1158201444', ...lain },
      }
      return toko.send('GET', `${alamat}?${new URLSearchParams(query).toString()}`)
    }
    const benar = await tanya()
    expect([benar.status, benar.text]).toEqual([200, '1158201444'])
    expect(String(benar.headers['content-type'])).toContain('text/plain')
    for (const salah of [
      { 'hub.verify_token': 'kata-verifikasi-4124' },
      { 'hub.verify_token': '' },
      { 'hub.mode': 'unsubscribe' },
      { 'hub.challenge': '<b>1</b>' },
    ]) {
      const { json, status: kode } = await tanya(salah)
      expect([kode, json.message]).toEqual([403, 'Token Verifikasi Tidak Cocok'])
    }
    expect((await toko.send('GET', alamat)).status).toBe(403)
    expect(await kotak()).toMatchObject({ kabar: true })
    expect(String((await kotak())['alamat_kabar'])).toMatch(/\/api\/v1\/whatsapp\/webhook$/)
  })

  it('believes nothing that the app secret did not sign, letter for letter', async () => {
    const { id } = await kirim('Ditandatangani')
    const body = peristiwa({ statuses: [status(id, 'read')] })
    const palsu = [
      undefined,
      'sha256=',
      bertanda(body, 'rahasia-lain-yang-salah'),
      bertanda(`${body} `),
      bertanda(body).replace('sha256=', ''),
      bertanda(body).replace('sha256=', 'sha1='),
      bertanda(body).toUpperCase(),
    ]
    for (const tanda of palsu) {
      const answer = await panggil(body, tanda)
      expect([answer.status, answer.json.message], tanda).toEqual([
        401,
        'Tanda Tangan Server Tidak Cocok',
      ])
    }
    expect(await nasib('Ditandatangani')).toEqual(['TERKIRIM', null])
    const besar = peristiwa({ statuses: [], isi: 'x'.repeat(2_200_000) })
    expect((await panggil(besar, bertanda(besar))).status).toBe(413)
  })

  it('takes what is no status of ours, and does nothing', async () => {
    const pesan = {
      from: '6281',
      id: 'wamid.X',
      timestamp: '1',
      type: 'text',
      text: { body: 'Hai' },
    }
    for (const value of [
      { messages: [pesan] },
      { statuses: [status('wamid.TAK-DIKENAL==', 'delivered')] },
      { statuses: [status(idKe(1), 'played'), { id: 7, status: ['read'] }, null, 'read'] },
      { statuses: 'read', errors: [{ code: 130_429 }] },
    ]) {
      const body = peristiwa(value)
      expect((await panggil(body, bertanda(body))).status).toBe(200)
    }
    for (const body of ['{"entry":null}', '{"entry":[{"changes":[{}]}]}', '{"object":"x"}'])
      expect((await panggil(body, bertanda(body))).status).toBe(200)
    expect(await nasib('Ditandatangani')).toEqual(['TERKIRIM', null])
  })
})

describe('a message of which the service says later', () => {
  it('that it came and was read never turns back', async () => {
    const { id } = await kirim('Nota 4123')
    await kata(status(id, 'sent'))
    expect(await nasib('Nota 4123')).toEqual(['TERKIRIM', null])
    await kata(status(id, 'delivered'))
    expect(await nasib('Nota 4123')).toEqual(['SAMPAI', null])
    await kata(status(id, 'read'), status(id, 'delivered'))
    await kata(status(id, 'delivered'))
    await kata(status(id, 'sent'))
    await kata(status(id, 'failed', { code: 131_026 }))
    await kata(status(id, 'read'))
    expect(await nasib('Nota 4123')).toEqual(['DIBACA', null])
  })

  it('that the number has no WhatsApp says so, and is sent again as another try', async () => {
    const { acuan, id } = await kirim('Tanpa WA')
    await kata(status(id, 'sent'), status(id, 'failed', { code: 131_026 }))
    expect(await nasib('Tanpa WA')).toEqual(['GAGAL', 'No Wa Tidak Terdaftar'])
    expect(JSON.stringify((await spv.get('tutup-toko/status')).json)).toContain(
      '1 Pesan WhatsApp Tidak Terkirim',
    )
    const [row] = [(await kotak())['pesan']].flat() as Baris[]
    const sudah = diterima.length
    dataOf(await spv.post('pesan/kirim-lagi', { id: row?.id }))
    await expect.poll(() => diterima.length).toBe(sudah + 1)
    await expect.poll(() => nasib('Tanpa WA')).toEqual(['TERKIRIM', null])
    // What is said once more of the first try is nothing of the second.
    await kata(status(id, 'failed', { code: 131_026 }))
    await kata(status(id, 'delivered', { acuan }))
    expect(await nasib('Tanpa WA')).toEqual(['TERKIRIM', null])
    await kata(status(idKe(diterima.length), 'delivered'))
    expect(await nasib('Tanpa WA')).toEqual(['SAMPAI', null])
  })

  it('that it failed for another reason has the service’s words and its number', async () => {
    const { id } = await kirim('Di luar 24 jam')
    const details = 'Message failed to send because more than 24 hours have passed'
    await kata(status(id, 'failed', { code: 131_047, details }))
    expect(await nasib('Di luar 24 jam')).toEqual(['GAGAL', `${details} (131047)`])
    // It came on another device of his after all: nobody sends it again.
    await kata(status(id, 'delivered'))
    expect(await nasib('Di luar 24 jam')).toEqual(['SAMPAI', null])
  })

  it('before its own answer was written down is known all the same', async () => {
    sela = (id, acuan) => kata(status(id, 'read', { acuan }))
    await kirim('Cepat sekali')
    sela = undefined
    expect(await nasib('Cepat sekali')).toEqual(['DIBACA', null])
  })

  it('though its answer was lost is uncertain no more', async () => {
    jawab = 500
    const { acuan, id } = await kirim('Tanpa jawaban')
    jawab = 200
    expect(await nasib('Tanpa jawaban')).toEqual(['TIDAK_PASTI', 'HTTP 500'])
    await kata(status(id, 'sent', { acuan: acuan.replace(/ 1$/, ' 2') }))
    await kata(status(id, 'sent', { acuan: 'GS1 bukan-nomor 1' }))
    expect(await nasib('Tanpa jawaban')).toEqual(['TIDAK_PASTI', 'HTTP 500'])
    await kata(status(id, 'sent', { acuan }))
    expect(await nasib('Tanpa jawaban')).toEqual(['TERKIRIM', null])
  })

  it('in one call of a thousand, and in two calls at once', async () => {
    await toko.database.db.rows(
      'GS1',
      sql`insert into pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, status,
          id_luar)
        select 'GS1', 'ramai ' || n, 'kasir', 'CHAT', '628111222333', 'Ramai ' || n, 'TERKIRIM',
          'wamid.ramai' || n from generate_series(1, 250) n`,
    )
    const semua = Array.from({ length: 250 }, (_, n) => `wamid.ramai${n + 1}`)
    const tiga = semua.flatMap((id) => ['read', 'sent', 'delivered'].map((one) => status(id, one)))
    await Promise.all([kata(...tiga), kata(...tiga.toReversed())])
    const hitung = await toko.database.db.rows(
      'GS1',
      sql`select status, count(*)::int as n from pesan_keluar where kunci like 'ramai%' group by 1`,
    )
    expect(hitung).toEqual([{ status: 'DIBACA', n: 250 }])
  })
})

describe('a server without the secrets', () => {
  it('has no such address, and the screen says what is missing', async () => {
    const messenger = { url: 'http://127.0.0.1:9', token: undefined, jenis: 'cloud' } as const
    const lain = await createTestHttp({ house, modules: servedModules, config: { messenger } })
    await lain.addShop('GS1', 'PUSAT')
    await lain.addUser('own', 'OWN', 'GS1')
    const own = personOf(lain, 'own', await lain.token('own'))
    dataOf(await own.put('para-system/key/WHATSAPP_MODULE', { value: true }))
    const body = peristiwa({ statuses: [] })
    const answer = await lain.send('POST', alamat, {
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': bertanda(body) },
    })
    expect(answer.status).toBe(404)
    expect((await lain.send('GET', `${alamat}?hub.mode=subscribe`)).status).toBe(404)
    expect(dataOf(await own.get('pesan/lihat'))).toMatchObject({ diatur: true, kabar: false })
    // The Cloud API sends from a number of the shop, and this one has none.
    const isi = { receiver: '081234567890', message: 'Halo', type: 'text' }
    expect((await own.post('chat/send', isi)).json.message).toBe(
      'Nomor Pengirim WhatsApp Belum Diisi',
    )
    for (const key of ['MEMBER_MODULE', 'KATALOG_MODULE'])
      dataOf(await own.put(`para-system/key/${key}`, { value: true }))
    const keadaan = async () => [
      dataOf(await own.get('anggota/aplikasi'))['kurang'],
      Object((await lain.send('GET', '/api/v1/tamu/katalog?toko=GS1')).json.data).toko.masuk,
    ]
    expect(await keadaan()).toEqual(['PENGIRIM', false])
    dataOf(await own.put('para-system/key/WHATSAPP_PENGIRIM', { value: '106540352242922' }))
    expect(await keadaan()).toEqual([null, true])
    await lain.close()
  })
})
