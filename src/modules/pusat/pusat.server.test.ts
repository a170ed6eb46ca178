import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { Runner } from '#server/chain/runner'
import { createTestHttp, letterHeaders, type TestAnswer, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

// The head office and its branches: GS1 and GS2 on its own server, GS3 on another one.

const token = 'x'.repeat(40)
const config = { portalToken: token, portalHosts: ['127.0.0.1'] }
let pusat: TestHttp
let jauh: TestHttp
const own = { pusat: '', gs1: '', gs3: '' }

beforeAll(async () => {
  jauh = await createTestHttp({ house, modules: servedModules, config })
  await jauh.addShop('GS3')
  const portal = await jauh.app.listen({ port: 0, host: '127.0.0.1' })
  pusat = await createTestHttp({ house, modules: servedModules, config })
  await pusat.addShop('PUSAT', 'PUSAT')
  for (const kode of ['GS1', 'GS2', 'GS3']) await pusat.addShop(kode)
  await pusat.database.db.chain.rows(
    sql`update toko set portal = ${portal} where kode_toko = 'GS3'`,
  )
  own.pusat = await pusat.token('own', 'OWN', 'PUSAT')
  own.gs1 = await pusat.token('own.gs1', 'OWN', 'GS1')
  own.gs3 = await jauh.token('own.gs3', 'OWN', 'GS3')
})
afterAll(async () => {
  await pusat.close()
  await jauh.close()
})

const send = (method: string, path: string, body?: unknown, as = own.pusat, at = pusat) =>
  at.send(method, `/api/v1/${path}`, { token: as, ...(body === undefined ? {} : { body }) })
const harga = async (at: TestHttp, as: string): Promise<[string, number][]> =>
  (await send('GET', 'para-harga-beli', undefined, as, at)).json.data.map(
    ({ harga_per_gram, kode_harga }: { harga_per_gram: number; kode_harga: string }) => [
      kode_harga,
      harga_per_gram,
    ],
  )
const tugas = async (): Promise<Record<string, { status: string; galat: string | null }>> => {
  const [latest] = (await send('GET', 'pusat/tugas')).json.data
  return Object.fromEntries(
    latest.cabang.map((one: { cabang: string; status: string }) => [one.cabang, one]),
  )
}
const viaPortal = (at: TestHttp, path: string, body: unknown, kunci = ''): Promise<TestAnswer> => {
  const headers = letterHeaders(token, { method: 'POST', address: path, body, toko: 'GS3', kunci })
  return at.send('POST', path, { body, headers })
}

describe('para-harga-beli', () => {
  const baris = { kode_harga: 'HB75', harga_per_gram: 1_400_000, kadar: 75 }

  test('what the head office saves reaches every branch, on this server and on another', async () => {
    expect((await send('POST', 'para-harga-beli/create', baris)).status).toBe(200)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({
      GS1: { status: 'SELESAI' },
      GS2: { status: 'SELESAI' },
      GS3: { status: 'SELESAI' },
    })
    expect(await harga(pusat, own.gs1)).toEqual([['HB75', 1_400_000]])
    expect(await harga(jauh, own.gs3)).toEqual([['HB75', 1_400_000]])
    const history = await send('GET', 'para-harga-beli/riwayat/HB75', undefined, own.gs3, jauh)
    expect(history.json.data).toMatchObject([{ aksi: 'TAMBAH', oleh: 'pusat:own' }])
  })

  test('a change overrides what a branch had set itself', async () => {
    const di = await send(
      'PUT',
      'para-harga-beli/update/HB75',
      { ...baris, harga_per_gram: 9, versi: 1 },
      own.gs1,
    )
    expect(di.status).toBe(200)
    const ubah = { ...baris, harga_per_gram: 1_500_000, versi: 1 }
    await send('PUT', 'para-harga-beli/update/HB75', ubah)
    await pusat.runner.work()
    expect(await harga(pusat, own.gs1)).toEqual([['HB75', 1_500_000]])
    expect(await harga(jauh, own.gs3)).toEqual([['HB75', 1_500_000]])
  })

  test('what a branch saves stays there', async () => {
    await send(
      'POST',
      'para-harga-beli/create',
      { ...baris, kode_harga: 'X', kadar: null },
      own.gs1,
    )
    expect(await pusat.runner.work()).toBe(0)
    expect(await harga(pusat, own.pusat)).toEqual([['HB75', 1_500_000]])
  })

  test('a delete goes everywhere; where it is gone already, it is done', async () => {
    await send('DELETE', 'para-harga-beli/delete/HB75', undefined, own.gs3, jauh)
    await send('DELETE', 'para-harga-beli/delete/HB75')
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({ GS1: { status: 'SELESAI' }, GS3: { status: 'SELESAI' } })
    expect(await harga(pusat, own.gs1)).toEqual([['X', 1_400_000]])
  })
})

describe('a job', () => {
  const kirim = (kode: string, harga_per_gram: number) =>
    send('POST', 'para-harga-beli/create', { kode_harga: kode, harga_per_gram, kadar: null })

  test('a key that came twice is done once, and answered the same', async () => {
    const body = {
      isi: [{ master: 'para_harga_beli', baris: [{ kode_harga: 'DUA', harga_per_gram: 5 }] }],
      simpan: true,
    }
    const first = await viaPortal(jauh, '/api/v1/portal/salin', body, 'sekali')
    expect(first.json.data, first.text).toMatchObject([{ tambah: 1, tersimpan: true }])
    await send('DELETE', 'para-harga-beli/delete/DUA', undefined, own.gs3, jauh)
    const again = await viaPortal(jauh, '/api/v1/portal/salin', body, 'sekali')
    expect(again.json.data).toEqual(first.json.data)
    expect(await harga(jauh, own.gs3)).toEqual([])
    const other = await viaPortal(
      jauh,
      '/api/v1/portal/salin',
      { ...body, isi: [{ master: 'bank', baris: [] }] },
      'sekali',
    )
    expect([other.status, other.json.code]).toEqual([409, 'E-KUNCI'])
  })

  test('waits for a server that does not answer, and for nobody else', async () => {
    const { database } = pusat
    const [row] = await database.db.chain.rows<{ portal: string }>(
      sql`select portal from toko where kode_toko = 'GS3'`,
    )
    await database.db.chain.rows(
      sql`update toko set portal = 'http://127.0.0.1:9' where kode_toko = 'GS3'`,
    )
    await kirim('TUNGGU', 1)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({
      GS1: { status: 'SELESAI' },
      GS3: { status: 'ANTRI', galat: 'Server Toko GS3 Tidak Menjawab', coba: 1 },
    })
    // What waits behind it is asked after it, and is no reason to look again at once.
    await kirim('DI_BELAKANG', 2)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({ GS1: { status: 'SELESAI' }, GS3: { coba: 0 } })
    const [jeda] = await database.db.chain.rows<{ ms: number }>(
      sql`select kencana.jeda_tugas_cabang() as ms`,
    )
    expect(jeda?.ms).toBeGreaterThan(0)
    await send('DELETE', 'para-harga-beli/delete/DI_BELAKANG')
    await database.db.chain.rows(
      sql`update toko set portal = ${row?.portal ?? ''} where kode_toko = 'GS3'`,
    )
    // Nobody has to wait for the next try: he asks for it.
    const [, , first] = (await send('GET', 'pusat/tugas')).json.data
    expect((await send('POST', `pusat/tugas/${first.id}/ulangi`)).status).toBe(200)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({ GS3: { status: 'SELESAI', coba: 1 } })
    expect(await harga(jauh, own.gs3)).toEqual([['TUNGGU', 1]])
  })

  test('whose holder died is taken up by whoever looks next; two at once do it once', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await kirim(`R${n}`, n)
    const { database, engine, runner } = pusat
    await database.db.rows(
      'PUSAT',
      sql`update tugas_cabang_toko set status = 'JALAN', coba = 1,
          berikut = now() - interval '1 second'
        where status = 'ANTRI' and cabang = 'GS1'`,
    )
    const other = new Runner(engine, { listen: () => undefined })
    const asked = await Promise.all([runner.work(), other.work(), runner.work()])
    expect(asked.reduce((sum, n) => sum + n, 0)).toBe(6 * 3)
    expect(await tugas()).toMatchObject({
      GS1: { status: 'SELESAI', coba: 2 },
      GS2: { status: 'SELESAI', coba: 1 },
      GS3: { status: 'SELESAI', coba: 1 },
    })
    for (const [as, at] of [
      [own.gs1, pusat],
      [own.gs3, jauh],
    ] as const) {
      const { json } = await send('GET', 'para-harga-beli/riwayat?limit=500', undefined, as, at)
      const kali = json.data.filter((row: { kode_harga: string }) => /^R\d$/.test(row.kode_harga))
      expect(kali.map(({ aksi }: { aksi: string }) => aksi)).toEqual(Array(6).fill('TAMBAH'))
    }
  })

  test('that a branch refuses is told in its words, and asked again by a person', async () => {
    await send('POST', 'banks/create', { kode_bank: 'B1', nama_bank: 'Bank Satu' })
    await send('POST', 'banks/create', { kode_bank: 'LAMA', nama_bank: 'Bank Satu' }, own.gs1)
    const body = { master: ['bank'], cabang: ['GS1', 'GS2'] }
    const { json } = await send('POST', 'pusat/salin', body)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({
      GS1: {
        status: 'GAGAL',
        galat: 'Master Bank B1: Nama Bank Bank Satu Sudah Ada. Tidak Ada Yang Disimpan',
      },
      GS2: { status: 'SELESAI' },
    })
    await send('DELETE', 'banks/delete/LAMA', undefined, own.gs1)
    expect((await send('POST', `pusat/tugas/${json.data}/ulangi`)).status).toBe(200)
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({ GS1: { status: 'SELESAI' } })
    const none = await send('POST', `pusat/tugas/${json.data}/ulangi`)
    expect(none.json.message).toBe('Tidak Ada Cabang Yang Perlu Diulangi')
  })
})

describe('masters for a branch', () => {
  test('are compared first: what is new, what is another, what is the same', async () => {
    await send('POST', 'banks/create', { kode_bank: 'B2', nama_bank: 'Bank Dua' })
    await send('PUT', 'banks/update/B1', { nama_bank: 'Bank Esa', versi: 1 }, own.gs1)
    const body = { master: ['rekening', 'bank'], cabang: 'GS1' }
    const { json } = await send('POST', 'pusat/salin/lihat', body)
    expect(json.data).toMatchObject([
      { master: 'bank', tambah: 1, ubah: 1, sama: 0, salah: 0, tersimpan: false },
      { master: 'rekening', jumlah: 0 },
    ])
    expect(json.data[0].baris).toMatchObject([
      { aksi: 'UBAH', kunci: 'B1' },
      { aksi: 'TAMBAH', kunci: 'B2' },
    ])
    expect((await send('GET', 'banks', undefined, own.gs1)).json.count).toBe(1)
  })

  test('come with what they point at, all or none', async () => {
    const rekening = { no_rekening: '77', nama_rekening: 'KENCANA', kode_bank: 'B2', aktif: true }
    await send('POST', 'rekenings/create', rekening)
    const { json } = await send('POST', 'pusat/salin/lihat', {
      master: ['rekening'],
      cabang: 'GS3',
    })
    expect(json.data).toMatchObject([{ salah: 1, baris: [{ masalah: 'Bank B2 Tidak Ditemukan' }] }])
    await send('POST', 'pusat/salin', { master: ['rekening', 'bank'], cabang: ['GS3'] })
    await pusat.runner.work()
    expect(await tugas()).toMatchObject({ GS3: { status: 'SELESAI' } })
    const there = await send('GET', 'rekenings', undefined, own.gs3, jauh)
    expect(there.json.data).toMatchObject([{ no_rekening: '77', kode_bank: 'B2' }])
  })

  test('are taken by the branch itself from the head office', async () => {
    const seen = await send('POST', 'import-data-pusat/lihat', { master: ['bank'] }, own.gs1)
    expect(seen.json.data).toMatchObject([{ tambah: 1, ubah: 1 }])
    expect((await send('POST', 'import-data-pusat', { master: ['bank'] }, own.gs1)).status).toBe(
      200,
    )
    await pusat.runner.work()
    expect((await send('GET', 'banks', undefined, own.gs1)).json.data).toMatchObject([
      { kode_bank: 'B1', nama_bank: 'Bank Satu' },
      { kode_bank: 'B2' },
    ])
    const here = await send('POST', 'import-data-pusat', { master: ['bank'] })
    expect(here.json.message).toBe('Hanya Cabang Yang Mengambil Data Dari Pusat')
  })

  test.each([
    [{ master: [], cabang: ['GS1'] }, 'Mohon Pilih Master'],
    [{ master: ['bank'], cabang: [] }, 'Mohon Pilih Toko'],
    [{ master: ['bank'], cabang: ['PUSAT'] }, 'Mohon Pilih Toko'],
    [{ master: ['bank'], cabang: ['TIADA'] }, 'Toko Tidak Ditemukan'],
    [{ master: ['toko'], cabang: ['GS1'] }, 'Master toko Tidak Dikenal Di Toko Ini'],
  ])('refuses %j', async (body, message) => {
    expect((await send('POST', 'pusat/salin', body)).json.message).toBe(message)
  })
})

describe('the dashboard of the head office', () => {
  const paths = [
    'daily-transaction-chart',
    'period-transaction-chart',
    'daily-cash-chart',
    'daily-biaya',
    'outstand-noncash',
    'daily-specific-chart?type=CASH',
  ]

  test.each(paths)('cash-pusat/%s asks every shop, wherever it lives', async (path) => {
    const { json, status } = await send('GET', `cash-pusat/${path}`)
    expect([status, json.data.gagal]).toEqual([200, []])
    const branch = await send('GET', `cash-pusat/${path}`, undefined, own.gs1)
    expect(branch.status, 'a branch has no such screen').toBe(404)
  })

  test('tells each shop in its order, and who does not answer', async () => {
    const kode = async (): Promise<[string[], unknown]> => {
      const { toko, gagal } = (await send('GET', 'cash-pusat/daily-cash-chart')).json.data
      return [toko.map((one: { kode_toko: string }) => one.kode_toko), gagal]
    }
    expect(await kode()).toEqual([['PUSAT', 'GS1', 'GS2', 'GS3'], []])
    await pusat.database.db.chain.rows(
      sql`update toko set portal = 'http://127.0.0.1:9' where kode_toko = 'GS3'`,
    )
    const kalimat = 'Server Toko GS3 Tidak Menjawab'
    expect(await kode()).toEqual([
      ['PUSAT', 'GS1', 'GS2'],
      [{ kode_toko: 'GS3', nama_toko: 'Toko GS3', kalimat }],
    ])
  })

  test('sums the year of all shops, for the head office only', async () => {
    const year = 'transaction/daily-transaction-get-year'
    expect((await send('GET', `${year}?semua=true`)).status).toBe(200)
    const branch = await send('GET', `${year}?semua=true`, undefined, own.gs1)
    expect([branch.status, branch.json.code]).toEqual([403, 'E-HAK'])
    const kasir = await pusat.token('kasir.pusat', 'KASIR', 'PUSAT')
    expect((await send('GET', year, undefined, kasir)).status).toBe(200)
    const all = await send('GET', `${year}?semua=true`, undefined, kasir)
    expect([all.status, all.json.code]).toEqual([403, 'E-HAK'])
  })
})
