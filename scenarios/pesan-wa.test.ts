import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Level } from '#kernel/right'
import { senderAt } from '#server/courier/sender'
import { Courier } from '#server/courier/courier'
import { dataOf } from './cincin.ts'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'
import { servedModules } from '../src/house.server.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// A nota goes to its customer by WhatsApp: through a service that the test plays, which is away,
// refuses, does not answer, and dies.

interface Got {
  readonly body: Record<string, unknown>
  readonly key: string | undefined
}
const got: Got[] = []
let answer: { status: number; body: unknown; tunda?: number } = { status: 200, body: {} }
const service = http.createServer((request, response) => {
  let said = ''
  request.setEncoding('utf8').on('data', (text: string) => (said += text))
  request.on('end', () => {
    got.push({ body: JSON.parse(said), key: request.headers.authorization })
    const { body, status, tunda = 0 } = answer
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }, tunda)
  })
})

let toko: TestHttp
let own: Person
let spv: Person
let kasir: Person
let courier: Courier
let url: string

beforeAll(async () => {
  await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/kirim`
  const messenger = { url, token: 'rahasia-toko', jenis: 'webhook' } as const
  toko = await createTestHttp({ house, modules: servedModules, config: { messenger } })
  await toko.addShop('GS1', 'PUSAT')
  const orang = async (level: Level): Promise<Person> => {
    const user_id = level.toLowerCase()
    await toko.addUser(user_id, level, 'GS1')
    return personOf(toko, user_id, await toko.token(user_id))
  }
  own = await orang('OWN')
  await fillMasters(own)
  spv = await orang('SPV')
  kasir = await orang('KASIR')
  dataOf(await own.put('para-system/key/WHATSAPP_MODULE', { value: true }))
  dataOf(await own.put('para-system/key/WHATSAPP_PENGIRIM', { value: '1029' }))
  courier = toko.courier
  courier.start()
}, 60_000)
afterAll(async () => {
  await courier.stop()
  await toko.close()
  service.close()
})

const kirim = (message: string, receiver = '081234567890') =>
  kasir.post('chat/send', { receiver, message, type: 'text' })
const pesan = async () => dataOf(await spv.get('pesan/lihat'))['pesan'] as Baris[]
interface Baris {
  readonly id: string
  readonly status: string
  readonly coba: number
  readonly galat: string | null
  readonly penerima: string
}

describe('a message', () => {
  it('goes to the service as the shop, and says so', async () => {
    answer = { status: 200, body: { success: true, id: 'wamid-1' } }
    const { json } = await kirim('Nota FJ-GS1-261121-0001')
    expect([json.data, json.message]).toEqual([
      { success: true, status: 'TERKIRIM' },
      'Invoice Berhasil Dikirim',
    ])
    expect(got.splice(0)).toEqual([
      {
        key: 'Bearer rahasia-toko',
        body: {
          ...{ sender: '1029', receiver: '6281234567890', type: 'text' },
          message: 'Nota FJ-GS1-261121-0001',
        },
      },
    ])
    const lagi = await kirim('Nota FJ-GS1-261121-0001')
    expect(lagi.json.message).toBe('Pesan Yang Sama Baru Saja Dikirim Ke 6281234567890')
    expect(got).toEqual([])
  })

  it('to a number without WhatsApp is refused at the number', async () => {
    answer = { status: 200, body: { success: false, registered: false } }
    const { json, status } = await kirim('Halo')
    expect([status, json.fields]).toEqual([
      400,
      [{ field: 'receiver', message: 'No Wa Tidak Terdaftar' }],
    ])
    answer = { status: 403, body: { message: 'token expired' } }
    const ditolak = await kirim('Halo lagi')
    expect(ditolak.json.message).toBe('Pesan Tidak Terkirim: token expired')
    expect((await kirim('Halo', '0812')).json.fields?.[0]?.message).toBe(
      'Mohn Masukan Nomor Handphone Yang Valid',
    )
    got.splice(0)
  })

  it('waits while the service is away, and goes once when it is back', async () => {
    answer = { status: 503, body: {} }
    const { json } = await kirim('Tunggu')
    expect([json.data, json.message]).toEqual([
      { success: false, status: 'ANTRI' },
      'Pesan Menunggu Dikirim',
    ])
    const [row] = await pesan()
    expect(row).toMatchObject({ status: 'ANTRI', coba: 1, galat: 'HTTP 503' })
    answer = { status: 200, body: { success: true } }
    got.splice(0)
    await expect.poll(async () => (await pesan())[0]?.status).toBe('TERKIRIM')
    expect(got.splice(0)).toHaveLength(1)
  })

  it('goes once where it is sent twice at once', async () => {
    got.splice(0)
    const dua = await Promise.all([kirim('Serentak'), kirim('Serentak')])
    expect(dua.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(got.splice(0)).toHaveLength(1)
  })

  it('of which nobody knows whether it went is sent again by a person alone', async () => {
    // Its server died while it sent: it held the message, and its time is over.
    await courier.stop()
    await toko.database.db.rows(
      'GS1',
      sql`insert into pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi,
        status, berikut, coba) values ('GS1', 'mati', 'kasir', 'CHAT', '628111222333', 'Separuh',
        'JALAN', clock_timestamp() - interval '1 second', 1)`,
    )
    const lain = new Courier(
      toko.engine,
      { listen: () => undefined },
      { WHATSAPP: senderAt({ url, token: undefined, jenis: 'webhook' }) },
    )
    await lain.work()
    await lain.work()
    expect(got).toEqual([])
    const [row] = await pesan()
    expect(row).toMatchObject({ status: 'TIDAK_PASTI', penerima: '628111222333' })
    const tutup = await spv.get('tutup-toko/status')
    expect(JSON.stringify(tutup.json)).toContain('Pesan WhatsApp Tidak Terkirim')
    expect((await kasir.post('pesan/kirim-lagi', { id: row?.id })).json.code).toBe('E-HAK')
    dataOf(await spv.post('pesan/kirim-lagi', { id: row?.id }))
    // It keeps its count: what the dead one's try comes to is not taken for that of the next.
    expect((await pesan())[0]).toMatchObject({ status: 'ANTRI', coba: 1 })
    await lain.work()
    expect(got.splice(0).map(({ body }) => body['message'])).toEqual(['Separuh'])
    expect((await pesan())[0]).toMatchObject({ status: 'TERKIRIM' })
    const sudah = await spv.post('pesan/batal', { id: row?.id })
    expect(sudah.json.code).toBe('E-MDB:02')
  })

  it('is held by one of two couriers, however often they look', async () => {
    answer = { status: 200, body: { success: true }, tunda: 20 }
    await toko.database.db.rows(
      'GS1',
      sql`insert into pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi)
      select 'GS1', 'ramai ' || n, 'kasir', 'CHAT', '628111222333', 'Ramai ' || n
      from generate_series(1, 40) n`,
    )
    const send = { WHATSAPP: senderAt({ url, token: undefined, jenis: 'webhook' }) }
    const dua = [1, 2].map(() => new Courier(toko.engine, { listen: () => undefined }, send))
    await Promise.all(dua.map((each) => each.work()))
    const terkirim = got.splice(0).map(({ body }) => String(body['message']))
    expect(terkirim).toHaveLength(40)
    expect(new Set(terkirim).size).toBe(40)
    answer = { status: 200, body: { success: true } }
  })

  it('that is a secret is forgotten once it has gone out, and of no use it is not sent', async () => {
    await toko.database.db.rows(
      'GS1',
      sql`insert into pesan_keluar (kode_toko, kunci, oleh, kode_pesan, penerima, isi, rahasia,
          batas)
        select 'GS1', n, 'kencana', 'KODE_MASUK', '628111222333', n, true,
          clock_timestamp() + case n when 'Kode 123456' then interval '1 minute' else '-1 second' end
        from unnest(array['Kode 123456', 'Kode 654321']) n`,
    )
    const send = senderAt({ url, token: undefined, jenis: 'webhook' })
    await new Courier(toko.engine, { listen: () => undefined }, { WHATSAPP: send }).work()
    expect(got.splice(0).map(({ body }) => body['message'])).toEqual(['Kode 123456'])
    expect(
      await toko.database.db.rows(
        'GS1',
        sql`select isi, status from pesan_keluar where rahasia order by kunci`,
      ),
    ).toEqual([
      { isi: '***', status: 'TERKIRIM' },
      { isi: '***', status: 'BATAL' },
    ])
    const [gagal] = await toko.database.db.rows<{ id: string }>(
      'GS1',
      sql`update pesan_keluar set status = 'GAGAL', isi = 'Kode 654321' where rahasia
        and status = 'BATAL' returning id`,
    )
    expect((await spv.post('pesan/kirim-lagi', { id: gagal?.id })).json.code).toBe('E-MDB:02')
    dataOf(await spv.post('pesan/batal', { id: gagal?.id }))
    const isi = () =>
      toko.database.db.rows(
        'GS1',
        sql`select isi, status from pesan_keluar where id = ${gagal?.id}::uuid`,
      )
    expect(await isi()).toEqual([{ isi: '***', status: 'BATAL' }])
    // Its server died while it sent.
    await toko.database.db.rows(
      'GS1',
      sql`update pesan_keluar set status = 'JALAN', isi = 'Kode 654321',
        berikut = clock_timestamp() - interval '1 second' where id = ${gagal?.id}::uuid`,
    )
    await new Courier(toko.engine, { listen: () => undefined }, { WHATSAPP: send }).work()
    expect(await isi()).toEqual([{ isi: '***', status: 'TIDAK_PASTI' }])
    expect(got).toEqual([])
    // A code that did not go is nobody's work at the closing; what waits for long is.
    const perhatian = async () => JSON.stringify((await spv.get('tutup-toko/status')).json)
    await toko.database.db.rows(
      'GS1',
      sql`delete from pesan_keluar where not rahasia and status in ('GAGAL', 'TIDAK_PASTI')`,
    )
    expect(await perhatian()).not.toContain('Pesan WhatsApp Tidak Terkirim')
    await toko.database.db.rows(
      'GS1',
      sql`insert into pesan_keluar (kode_toko, kunci, oleh, kode_pesan, kanal, penerima, isi, saat)
        select 'GS1', 'lama ' || n, 'kencana', 'CHAT', 'EMAIL', 'a@uji.id', 'Halo',
          clock_timestamp() - n * interval '25 minutes' from generate_series(1, 5) n`,
    )
    expect(await perhatian()).toContain('3 Pesan WhatsApp Tidak Terkirim')
  })

  it('speaks the Cloud API where the server is told so', async () => {
    answer = { status: 200, body: { messages: [{ id: 'wamid.X' }] } }
    const cloud = senderAt({ url, token: 'kunci-cloud', jenis: 'cloud' })
    const isi = {
      ...{ id: '1', acuan: 'GS1 1 1', judul: 'Toko', pengirim: '1029', penerima: '6281' },
      isi: 'Halo',
    }
    expect(await cloud(isi)).toEqual({ hasil: 'TERKIRIM', id_luar: 'wamid.X' })
    expect(got.splice(0)[0]?.body).toEqual({
      ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: '6281', type: 'text' },
      text: { preview_url: true, body: 'Halo' },
      biz_opaque_callback_data: 'GS1 1 1',
    })
    for (const [status, hasil] of [
      [429, 'LAGI'],
      [500, 'TIDAK_PASTI'],
      [502, 'TIDAK_PASTI'],
      [503, 'LAGI'],
      [504, 'TIDAK_PASTI'],
    ] as const) {
      answer = { status, body: {} }
      expect((await cloud(isi)).hasil, String(status)).toBe(hasil)
    }
    got.splice(0)
    answer = { status: 400, body: { error: { code: 131_026, message: 'undeliverable' } } }
    expect(await cloud(isi)).toEqual({ hasil: 'GAGAL', galat: 'No Wa Tidak Terdaftar' })
    const tutup = http.createServer()
    await new Promise<void>((done) => void tutup.listen(0, '127.0.0.1', done))
    const { port } = tutup.address() as AddressInfo
    await new Promise((done) => tutup.close(done))
    const mati = senderAt({
      ...{ url: `http://127.0.0.1:${port}/`, token: undefined, jenis: 'webhook' },
    })
    expect((await mati(isi)).hasil).toBe('LAGI')
    got.splice(0)
  })

  it('is not there while the module is off', async () => {
    dataOf(await own.put('para-system/key/WHATSAPP_MODULE', { value: false }))
    expect((await kirim('Halo')).status).toBe(404)
  })
})
