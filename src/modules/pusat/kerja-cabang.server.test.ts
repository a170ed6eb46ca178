import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, tanggalDi } from '#kernel/tanggal'
import { createTestHttp, letterHeaders, testPassword, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The head office at work inside a branch: GS1 lives in its database, GS5 on a server of its own.

const secret = 'kerja-cabang-'.repeat(4)
let pusat: TestHttp
let jauh: TestHttp
const kotak = { width: 64, height: 64, channels: 3, background: '#b8860b' } as const
const token = { own: '', su: '', mu: '', spv: '', gs1: '', gs5: '' }

beforeAll(async () => {
  const shared = { house, modules: servedModules }
  const config = { portalToken: secret, portalHosts: ['127.0.0.1'] }
  pusat = await createTestHttp({ ...shared, config })
  await pusat.addShop('PUSAT', 'PUSAT')
  for (const kode of ['GS1', 'GS5']) await pusat.addShop(kode)
  const origin = await pusat.app.listen({ port: 0, host: '127.0.0.1' })
  jauh = await createTestHttp({
    ...shared,
    config: { portalToken: secret, portalPusat: `${origin}/portal/PUSAT` },
  })
  await jauh.addShop('GS5')
  const portal = await jauh.app.listen({ port: 0, host: '127.0.0.1' })
  await pusat.database.db.chain.rows(
    sql`update toko set portal = ${portal} where kode_toko = 'GS5'`,
  )
  for (const [name, level] of [
    ['own', 'OWN'],
    ['su', 'SU'],
    ['mu', 'MU'],
    ['spv', 'SPV'],
  ] as const)
    token[name] = await pusat.token(name, level, 'PUSAT')
  token.gs1 = await pusat.token('own.gs1', 'OWN', 'GS1')
  token.gs5 = await jauh.token('own.gs5', 'OWN', 'GS5')
  await send(pusat, 'POST', 'banks/create', token.own, {
    kode_bank: 'PST',
    nama_bank: 'Bank Pusat',
  })
})
afterAll(async () => {
  await pusat.close()
  await jauh.close()
})

const send = (at: TestHttp, method: string, path: string, as: string, body?: unknown) =>
  at.send(method, `/api/v1/${path}`, { token: as, ...(body === undefined ? {} : { body }) })
const di = (kode: string, method: string, path: string, as = token.own, body?: unknown) =>
  pusat.send(method, `/portal/${kode}/api/v1/${path}`, {
    token: as,
    ...(body === undefined ? {} : { body }),
  })
const codes = (answer: { json: { data?: readonly { kode_bank: string }[] } }) =>
  answer.json.data?.map(({ kode_bank }) => kode_bank)

/** The live line of a page that works in this branch: whose bins changed, as it heard it. */
async function dengar(as: string, cabang?: string) {
  const heard: unknown[] = []
  const { port } = pusat.app.server.address() as AddressInfo
  const auth = { token: as, ...(cabang === undefined ? {} : { cabang }) }
  const socket = io(`http://127.0.0.1:${port}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  // The news of the banks made before this test may still be on its way: bins are only made here.
  socket.on('berubah', ({ jenis, kode_toko }) => jenis === 'gudang' && heard.push(kode_toko))
  const error = await new Promise<string | undefined>((resolve) => {
    socket.on('connect', () => resolve(undefined))
    socket.on('connect_error', ({ message }) => resolve(message))
  })
  return { heard, error, close: () => socket.close() }
}

test('who works in a branch of this database hears its news, and nobody else', async () => {
  const lines = [
    await dengar(token.own, 'GS1'),
    await dengar(token.own),
    await dengar(token.own, 'GS5'), // a server of its own: the news of home
  ]
  const denied = await dengar(token.spv, 'GS1')
  expect(denied.error).toBe('Invalid Token')
  const lantai = { kode_gudang: 'LV', nama_gudang: 'Lantai V', jenis_gudang: 'TOKO' }
  for (const as of [token.gs1, token.own])
    expect((await send(pusat, 'POST', 'gudang/create', as, lantai)).status).toBe(200)
  await expect.poll(() => lines.map(({ heard }) => heard)).toEqual([['GS1'], ['PUSAT'], ['PUSAT']])
  for (const line of [...lines, denied]) line.close()
})

describe.each([
  ['of this database', 'GS1', () => pusat, () => token.gs1],
  ['on a server of its own', 'GS5', () => jauh, () => token.gs5],
] as const)('a branch %s', (_, kode, server, own) => {
  test('answers as itself: its masters, its rights, its name', async () => {
    const sesi = (await di(kode, 'GET', 'users/sesi')).json.data
    expect(sesi.toko).toMatchObject({ kode_toko: kode, pusat: false })
    expect(sesi.user).toMatchObject({ usere_name: 'OWN (PUSAT)', level: 'OWN', kode_toko: kode })
    const bank = { kode_bank: `B7${kode}`, nama_bank: 'Bank Dari Pusat' }
    const made = await di(kode, 'POST', 'banks/create', token.own, bank)
    expect([made.status, made.json.message]).toEqual([200, 'Data Berhasil Ditambahkan'])
    expect(codes(await di(kode, 'GET', 'banks'))).toEqual([`B7${kode}`])
    expect(codes(await send(server(), 'GET', 'banks', own()))).toEqual([`B7${kode}`])
    expect(codes(await send(pusat, 'GET', 'banks', token.own))).toEqual(['PST'])
    const again = await di(kode, 'POST', 'banks/create', token.own, bank)
    expect(again.status).toBe(400)
  })

  test('has every change by its maker, from the head office', async () => {
    const rows = await server().database.db.rows<{ oleh: string }>(
      kode,
      sql`select oleh from riwayat_master where tabel = 'bank' and kunci = ${`B7${kode}`}`,
    )
    expect(rows).toEqual([{ oleh: 'pusat:own' }])
  })

  test('shows its reports, and gives them as files', async () => {
    const hari = tanggalDi('Asia/Jakarta')
    const body = { tgl_from: addDays(hari, -1), tgl_to: hari }
    const path = 'users/report-riwayat-masuk'
    const answer = await di(kode, 'POST', path, token.own, body)
    expect(answer.status, answer.text).toBe(200)
    const text = JSON.stringify(answer.json.data)
    expect([text.includes(`own.${kode.toLowerCase()}`), text.includes('"spv"')]).toEqual([
      true,
      false,
    ])
    const file = await di(kode, 'POST', `${path}?format=pdf`, token.own, body)
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('shows the pictures of its masters, and takes new ones where its files are', async () => {
    const gambar = (await sharp({ create: kotak }).png().toBuffer()).toString('latin1')
    const edge = 'batas'
    const kirim = (at: TestHttp, base: string, as: string) =>
      at.send('POST', `${base}/api/v1/gambar/JENIS`, {
        token: as,
        headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
        body: Buffer.from(
          `--${edge}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n` +
            `content-type: image/png\r\n\r\n${gambar}\r\n--${edge}--\r\n`,
          'latin1',
        ),
      })
    const sini = await kirim(server(), '', own())
    expect(sini.status, sini.text).toBe(200)
    const path = String(sini.json.data.gambar_path)
    const dilihat = await di(kode, 'GET', `gambar/${path}`)
    expect([dilihat.status, dilihat.bytes.length > 100]).toEqual([200, true])
    const dariPusat = await kirim(pusat, `/portal/${kode}`, token.own)
    const baru = await di(kode, 'GET', `gambar/${String(dariPusat.json.data?.gambar_path)}`)
    expect([dariPusat.status, baru.status, dariPusat.json.message]).toEqual(
      kode === 'GS1'
        ? [200, 200, undefined]
        : [422, 404, 'Berkas Hanya Diterima Di Server Cabang Itu Sendiri'],
    )
  })

  test('reads its notes, and sets its gold price by a document of its own', async () => {
    const hari = tanggalDi('Asia/Jakarta')
    const saring = { tgl_from: hari, tgl_to: hari, kode_sales: null, status: null, q: null }
    const nota = await di(kode, 'POST', 'penjualan/lihat', token.own, saring)
    expect([nota.status, nota.json.data], nota.text).toEqual([200, []])
    const kini = await di(kode, 'GET', 'harga-emas/hari-ini')
    expect(kini.status, kini.text).toBe(200)
    const isi = { murni: 2_413_000, baris: [], ke_cabang: false }
    const answer = await di(kode, 'POST', 'harga-emas/simpan', token.own, isi)
    expect(answer.status, answer.text).toBe(200)
    const rows = await server().database.db.rows<{ jenis: string; input_by: string }>(
      kode,
      sql`select jenis, input_by from dokumen where nomor = ${answer.json.data.nomor}`,
    )
    expect(rows).toEqual([{ jenis: 'UBAH_HARGA', input_by: 'pusat:own' }])
    const lama = await di(kode, 'GET', 'harga-emas/hari-ini')
    expect(lama.json.data.murni.harga_murni).toBe(2_413_000)
  })

  test('is asked for its own word: an approver there answers on his own device', async () => {
    const isi = { murni: 3_971_000, baris: [], ke_cabang: false } // far above the limit
    const asked = await di(kode, 'POST', 'harga-emas/simpan', token.own, isi)
    expect([asked.status, asked.json.code], asked.text).toEqual([403, 'E-OTORISASI'])
    const no_otorisasi = [asked.json.details?.['no_otorisasi']]
    const minta = await di(kode, 'POST', 'authorisation/jauh', token.own, {
      no_otorisasi,
      kepada: null,
      keterangan: 'Harga pagi ini',
    })
    expect(minta.status, minta.text).toBe(200)
    const menunggu = await send(server(), 'GET', 'authorisation/masuk', own())
    const [{ id }] = menunggu.json.data
    const ya = { id, setuju: true, alasan: null, tawaran: null }
    const putus = await send(server(), 'POST', 'authorisation/putus', own(), ya)
    expect(putus.status, putus.text).toBe(200)
    const answer = await di(kode, 'POST', 'harga-emas/simpan', token.own, isi)
    expect(answer.status, answer.text).toBe(200)
  })

  test('does what moves money or is weighed on the spot only, and says so', async () => {
    for (const [method, path] of [
      ['POST', 'penjualan/simpan'],
      ['POST', 'cash/uang-kas'],
      ['POST', 'penjualan/koreksi'], // of a screen that is open, and it moves cash
      ['POST', 'barang/kembali-ke-baki'], // the same, and it is weighed
      ['POST', 'penjualan/cetak'],
      ['PUT', 'para-system/key/SANDI_PANJANG'],
      ['POST', 'users/change-password'],
    ] as const) {
      const { json, status } = await di(kode, method, path, token.own, {})
      expect([status, json.code, json.message]).toEqual([
        403,
        'E-HAK',
        'Ini Hanya Dikerjakan Di Cabang Itu Sendiri',
      ])
    }
  })

  test('is closed to whoever may not work there, and to what his level may not open', async () => {
    expect((await di(kode, 'GET', 'banks', token.spv)).status).toBe(403)
    expect((await di(kode, 'GET', 'banks', token.mu)).status).toBe(200)
    await pusat.database.db.chain.rows(
      sql`update users set akses = '{"/kerja-cabang": false}' where user_id = 'mu'`,
    )
    pusat.engine.sessions.forget('mu')
    expect((await di(kode, 'GET', 'banks', token.mu)).status).toBe(403)
    await pusat.database.db.chain.rows(sql`update users set akses = null where user_id = 'mu'`)
    pusat.engine.sessions.forget('mu')
    const body = { kode_bank: 'TAK', nama_bank: 'Tak Boleh' }
    const level = { '/master-bank': false }
    await server().database.db.chain.rows(
      sql`insert into akses_level (level, akses) values ('MU', ${JSON.stringify(level)}::jsonb)
        on conflict (level) do update set akses = excluded.akses`,
    )
    expect((await di(kode, 'POST', 'banks/create', token.mu, body)).status).toBe(403)
    await server().database.db.chain.rows(
      sql`update akses_level set akses = '{}' where level = 'MU'`,
    )
  })
})

test('nobody else reaches another shop, by whatever address', async () => {
  for (const [at, as, kode] of [
    [pusat, token.gs1, 'GS5'],
    [pusat, token.gs1, 'PUSAT'],
    [pusat, token.own, 'TIADA'],
    [jauh, token.gs5, 'GS1'],
    [jauh, token.gs5, 'PUSAT'],
  ] as const) {
    const answer = await at.send('GET', `/portal/${kode}/api/v1/banks`, { token: as })
    expect([kode, answer.status, answer.json.code]).toEqual([kode, 403, 'E-HAK'])
  }
})

describe('a signed letter', () => {
  const address = '/api/v1/banks'
  const ask = (oleh: string, toko = 'GS5', at = jauh) => {
    const letter = { method: 'GET', address, toko, oleh, orang: true }
    const headers = letterHeaders(secret, letter)
    return at.send('GET', address, { headers: { ...headers, 'x-level': 'OWN' } })
  }

  test('is of somebody whom the head office knows, signed in and allowed', async () => {
    expect((await ask('own')).status).toBe(200)
    for (const oleh of ['spv', 'own.gs5', 'own.gs1', 'siapa', '']) {
      const answer = await ask(oleh)
      expect([oleh, answer.status, answer.json.code]).toEqual([oleh, 403, 'E-HAK'])
    }
    await pusat.engine.sessions.end('su', 'KELUAR')
    expect((await ask('su')).status).toBe(403)
    expect((await ask('own', 'PUSAT', pusat)).status).toBe(403)
  })
})

describe('where a branch is reached', () => {
  const change = (portal: string | null, user_id: string, password: string, as = token.own) =>
    send(pusat, 'PUT', 'pusat/cabang/GS1/portal', as, { portal, user_id, password, versi: 1 })

  test('is not said in the master of shops, nor outside PORTAL_HOSTS', async () => {
    await send(pusat, 'PUT', 'para-system/key/KIRIM_BARANG_MODULE', token.own, { value: true })
    const body = {
      nama_toko: 'Toko GS1',
      alamat_toko: 'Jalan Emas 1',
      no_hp: null,
      zona: 'Asia/Jakarta',
      portal: 'https://jahat.example',
      versi: 1,
    }
    const { json } = await send(pusat, 'PUT', 'tokos/update/GS1', token.own, body)
    expect(json.fields?.[0]).toEqual({
      field: 'portal',
      message: 'Portal Diubah Di Kerja Di Cabang, Dengan Password OWN',
    })
    for (const portal of [
      'https://jahat.example',
      'http://10.0.0.9:8080',
      'http://169.254.169.254',
    ])
      expect((await change(portal, 'own', testPassword)).json.fields?.[0]?.field).toBe('portal')
  })

  test('is said with the password of an owner of the head office', async () => {
    const portal = 'http://127.0.0.1:4847/x'
    for (const [user, password] of [
      ['own', 'salah-sekali'],
      ['spv', testPassword],
      ['own.gs1', testPassword],
    ] as const) {
      const { json } = await change(portal, user, password)
      expect(json.fields?.[0]?.message).toBe('Password OWN Salah')
    }
    expect((await change(portal, 'own', testPassword, token.gs1)).status).toBe(403)
    expect((await change(portal, 'own', testPassword)).status).toBe(200)
    expect((await change(null, 'own', testPassword)).json.code).toBe('E-MDB:02')
  })
})
