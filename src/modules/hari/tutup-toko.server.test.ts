import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { house } from '../../house.ts'
import { servedModules } from '../../house.server.ts'
import { statusTutupToko } from './tutup-toko.calls.ts'
import { tutupHari } from './tutup-toko.ts'

const { bukaLagi, mulai: bukaToko, tutup: tutupToko } = tutupHari.commands

let http: TestHttp
let now = Date.parse('2026-11-21T10:00:00+07:00')
const day = 86_400_000
let shops = 0
let toko = ''
let own = ''
let spv = ''
let keys = 0

const key = () => ({ 'idempotency-key': `uji-${(keys += 1)}` })
const asked = async (token: string) => (await http.call(statusTutupToko, {}, { token })).json.data
const close = (token: string, tgl_system: string, tgl_berikut: string | null, headers = key()) =>
  http.call(tutupToko, {}, { token, headers, body: { tgl_system, tgl_berikut } })
const open = (token: string, tgl_system: string, tgl_buka: string) =>
  http.call(bukaToko, {}, { token, headers: key(), body: { tgl_system, tgl_buka } })
const reopen = (token: string, tgl_system: string, alasan = 'salah tekan tombol') =>
  http.call(bukaLagi, {}, { token, headers: key(), body: { tgl_system, alasan } })
const shop = () =>
  http.database.db.chain.row<{ tgl_system: string; status: string }>(
    sql`select tgl_system, status from toko where kode_toko = ${toko}`,
  )

/** Days pass, so a user who made no call in that time signs in again. */
async function sleep(days: number): Promise<void> {
  now += days * day
  own = await http.token(`own.${shops}`)
  spv = await http.token(`spv.${shops}`)
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => now } })
})
afterAll(() => http.close())

// A shop of its own for each test, standing on 2026-11-21.
beforeEach(async () => {
  now = Date.parse('2026-11-21T20:00:00+07:00')
  shops += 1
  toko = `H${shops}`
  await http.addShop(toko)
  own = await http.token(`own.${shops}`, 'OWN', toko)
  spv = await http.token(`spv.${shops}`, 'SPV', toko)
})

describe('closing a day', () => {
  it('in the evening moves to tomorrow and leaves the shop closed', async () => {
    expect(await asked(spv)).toMatchObject({
      tgl_system: '2026-11-21',
      buka: true,
      hari_ini: '2026-11-21',
      tgl_usul: '2026-11-22',
      halangan: [],
    })
    const answer = await close(spv, '2026-11-21', '2026-11-22')
    expect(answer.json).toMatchObject({
      status: 'success',
      message: 'Tanggal 2026-11-21 Ditutup',
      data: { nomor: `TH-${toko}-261121-0001`, tgl_system: '2026-11-22', buka: false },
    })
    expect(await shop()).toEqual({ tgl_system: '2026-11-22', status: 'TUTUP' })
    expect(await asked(own)).toMatchObject({
      buka: false,
      tgl_segel: '2026-11-21',
      ditutup_oleh: `spv.${shops}`,
    })
  })

  it('that is over already opens the next one at once', async () => {
    await sleep(1)
    expect((await asked(own)).tgl_usul).toBe('2026-11-22')
    const answer = await close(own, '2026-11-21', '2026-11-22')
    expect(answer.json.data).toMatchObject({ tgl_system: '2026-11-22', buka: true })
    expect(await shop()).toEqual({ tgl_system: '2026-11-22', status: 'BUKA' })
  })

  it('is one closing, however often the request comes', async () => {
    const headers = key()
    const first = await close(spv, '2026-11-21', '2026-11-22', headers)
    const second = await close(spv, '2026-11-21', '2026-11-22', headers)
    expect(second.json.data).toEqual(first.json.data)
  })

  it('tells the slower account who was faster, and closes no second day', async () => {
    await close(spv, '2026-11-21', '2026-11-22')
    const answer = await close(own, '2026-11-21', '2026-11-22')
    expect(answer.status).toBe(409)
    expect(answer.json.message).toBe(`Toko Sudah Ditutup Oleh spv.${shops}`)
    expect(await shop()).toEqual({ tgl_system: '2026-11-22', status: 'TUTUP' })
  })

  it('lets one of two who press together win', async () => {
    const answers = await Promise.all([
      close(spv, '2026-11-21', '2026-11-22'),
      close(own, '2026-11-21', '2026-11-22'),
    ])
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200, 409]))
    expect(answers.find((one) => one.status === 409)?.json.message).toContain('Toko Sudah Ditutup')
  })

  it.each([
    ['2026-11-21', 'Tanggal Berikutnya Harus Setelah 2026-11-21'],
    ['2027-01-01', 'Tanggal Berikutnya Paling Jauh 2026-11-22'],
    [null, 'Tanggal Berikutnya Tidak Boleh Kosong'],
  ])('refuses the next date %s', async (berikut, sentence) => {
    const answer = await close(own, '2026-11-21', berikut)
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toEqual([{ field: 'tgl_berikut', message: sentence }])
  })

  it('is not for cashiers', async () => {
    const kasir = await http.token(`kasir.${shops}`, 'KASIR', toko)
    for (const answer of [
      await http.call(statusTutupToko, {}, { token: kasir }),
      await close(kasir, '2026-11-21', '2026-11-22'),
      await open(kasir, '2026-11-21', '2026-11-22'),
      await reopen(spv, '2026-11-21'),
    ])
      expect(answer.status).toBe(403)
  })
})

describe('opening the closed shop', () => {
  beforeEach(async () => {
    await close(spv, '2026-11-21', '2026-11-22')
  })

  it('for its date', async () => {
    await sleep(1)
    const answer = await open(spv, '2026-11-22', '2026-11-22')
    expect(answer.json.data).toEqual({ tgl_system: '2026-11-22' })
    expect(await shop()).toEqual({ tgl_system: '2026-11-22', status: 'BUKA' })
    expect((await open(own, '2026-11-22', '2026-11-22')).json.message).toBe('Toko Sudah Dibuka')
  })

  it('for a later date skips the days between', async () => {
    await sleep(3)
    const answer = await open(spv, '2026-11-22', '2026-11-24')
    expect(answer.json).toMatchObject({ status: 'success', data: { tgl_system: '2026-11-24' } })
    expect(await shop()).toEqual({ tgl_system: '2026-11-24', status: 'BUKA' })
    expect((await asked(spv)).tgl_segel).toBe('2026-11-22')
  })

  it('never for a date that has not come', async () => {
    const answer = await open(spv, '2026-11-22', '2026-11-23')
    expect(answer.json.message).toBe('Tanggal Berikutnya Paling Jauh 2026-11-22')
  })
})

describe('opening a closed day again', () => {
  it('stands on that day again while nothing was posted since', async () => {
    await close(spv, '2026-11-21', '2026-11-22')
    const answer = await reopen(own, '2026-11-21')
    expect(answer.json.message).toBe('Tanggal 2026-11-21 Dibuka Lagi')
    expect(await shop()).toEqual({ tgl_system: '2026-11-21', status: 'BUKA' })
    expect(await asked(spv)).toMatchObject({ tgl_segel: null, buka: true })
    const again = await close(own, '2026-11-21', '2026-11-22')
    expect(again.json.data).toMatchObject({ nomor: `TH-${toko}-261121-0002` })
  })

  it('only unseals it once the next day has begun, and seals it again', async () => {
    await sleep(1)
    await close(spv, '2026-11-21', '2026-11-22')
    await close(spv, '2026-11-22', '2026-11-23')
    expect((await reopen(own, '2026-11-21')).json.message).toBe(
      'Hanya Tanggal 2026-11-22 Yang Bisa Dibuka Lagi',
    )
    await sleep(1)
    await open(spv, '2026-11-23', '2026-11-23')
    await reopen(own, '2026-11-22')
    expect(await shop()).toEqual({ tgl_system: '2026-11-23', status: 'BUKA' })
    expect(await asked(own)).toMatchObject({
      terbuka_lagi: ['2026-11-22'],
      tgl_segel: '2026-11-21',
    })
    const sealed = await close(own, '2026-11-22', null)
    expect(sealed.json.data).toMatchObject({ tgl_system: '2026-11-23', buka: true })
    expect(await asked(own)).toMatchObject({ terbuka_lagi: [], tgl_segel: '2026-11-22' })
  })

  it('needs a reason, and a closed day', async () => {
    expect((await reopen(own, '2026-11-21')).json.message).toBe('Belum Ada Tanggal Yang Ditutup')
    await close(spv, '2026-11-21', '2026-11-22')
    expect((await reopen(own, '2026-11-21', '')).json.message).toBe('Alasan Tidak Boleh Kosong')
  })
})
