import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConnection } from '#server/db-connection'
import { createHttp } from '#server/http/create-http'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'

let http: TestHttp
/** The same database behind a server that makes backups. */
let app: Awaited<ReturnType<typeof createHttp>>['app']
let own: string
let folder: string
let owner: Awaited<ReturnType<typeof openConnection>>

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PST', 'PUSAT')
  await http.addShop('GS1')
  own = await http.token('own', 'OWN', 'PST')
  folder = path.join(path.dirname(http.files), 'cadangan')
  const { appUrl, db, ownerUrl } = http.database
  owner = await openConnection(ownerUrl, () => undefined)
  ;({ app } = await createHttp({
    ...{ house, modules: servedModules, db, appUrl, ownerUrl },
    config: {
      logLevel: 'silent',
      origin: undefined,
      trustProxy: [],
      backup: {
        ...{ folder, hour: 2, keep: 3, copyFolder: undefined, passphrase: undefined },
        keyFile: path.join(http.files, 'cadangan.kunci'),
      },
    },
    folder: { files: http.files, log: http.files },
    web: http.files,
  }))
  await app.ready()
  // At whatever hour this runs: the nightly one is not due before a test says so.
  await born('-1 day')
})
afterAll(async () => {
  await app?.close()
  await owner?.end()
  await http?.close()
})
beforeEach(() => owner.query('truncate cadangan'))

const ask = async (method: 'GET' | 'POST', url: string, token = own) => {
  const answer = await app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { 'x-auth-token': token },
  })
  return { ...JSON.parse(answer.body), status: answer.statusCode }
}

/** A backup that began so long ago. */
const was = (ago: string, gagal: string | null = null) =>
  owner.query(
    `insert into cadangan (mulai, cara, berkas, gagal)
      values (now() - $1::interval, 'JADWAL', case when $2::text is null then 'x' end, $2)`,
    [ago, gagal],
  )
/** At the hour of the shop's clock, or so many later; asked in one breath, however late it is. */
const isDue = async (later = 0): Promise<boolean> => {
  const hour = `(extract(hour from now() at time zone 'Asia/Jakarta')::int + $1) % 24`
  return (await owner.query(`select cadangan_perlu(${hour}) as perlu`, [later])).rows[0].perlu
}
/** The chain's database is as old as its first migration. */
const born = (ago: string) => owner.query(`update migrasi set saat = now() - $1::interval`, [ago])

describe('the screen', () => {
  test('makes a backup by its button, once at a time, and tells what became of it', async () => {
    const begun = await ask('POST', 'cadangan')
    expect(begun).toMatchObject({ status: 200, message: 'Cadangan Mulai Dibuat' })
    // The screen looks at once, before the backup is connected.
    expect((await ask('GET', 'cadangan')).data.berjalan).toBe(true)
    const twice = await ask('POST', 'cadangan')
    expect(twice).toMatchObject({ status: 422, message: 'Cadangan Sedang Dibuat' })
    await expect.poll(async () => (await ask('GET', 'cadangan')).data.riwayat.length).toBe(1)
    await expect.poll(async () => (await ask('GET', 'cadangan')).data.berjalan).toBe(false)
    const { data } = await ask('GET', 'cadangan')
    const [file] = fs.readdirSync(folder)
    expect(data).toMatchObject({
      ...{ bisa: true, basi: false, pukul: 2, simpan: 3, terkunci: false },
      riwayat: [{ cara: 'TOMBOL', oleh: 'own', berkas: file, gagal: null }],
    })
  })

  test('is brought back beside the chain to see what it holds', async () => {
    fs.rmSync(folder, { recursive: true, force: true })
    expect(await ask('POST', 'cadangan/coba')).toMatchObject({
      status: 422,
      message: 'Belum Ada Cadangan Yang Dapat Dicoba',
    })
    await ask('POST', 'cadangan')
    await expect.poll(async () => (await ask('GET', 'cadangan')).data.berjalan).toBe(false)
    const [file = ''] = fs.readdirSync(folder)
    expect((await ask('POST', 'cadangan/coba')).message).toBe('Cadangan Mulai Dicoba Pulihkan')
    expect((await ask('GET', 'cadangan')).data).toMatchObject({ berjalan: true, mencoba: true })
    expect((await ask('POST', 'cadangan')).message).toBe('Cadangan Sedang Dibuat')
    await expect.poll(async () => (await ask('GET', 'cadangan')).data.mencoba).toBe(false)
    expect((await ask('GET', 'cadangan')).data.coba).toMatchObject({
      ...{ berkas: file, toko: 2, posting: 0, barang: 0, beda: 0, gagal: null },
    })
    const left = await owner.query(
      `select from pg_database where datname = current_database() || '_coba'`,
    )
    expect(left.rowCount).toBe(0)
    // A file that somebody cut short is told, and nothing is left of the trial.
    fs.truncateSync(path.join(folder, file), fs.statSync(path.join(folder, file)).size - 200)
    await ask('POST', 'cadangan/coba')
    const gagal = async () => (await ask('GET', 'cadangan')).data.coba.gagal
    await expect.poll(gagal).not.toBeNull()
    fs.rmSync(folder, { recursive: true, force: true })
  }, 240_000)

  test('belongs to those who answer for the chain, at the head office', async () => {
    for (const level of ['SPV', 'MU', 'KASIR'] as const) {
      const token = await http.token(level.toLowerCase(), level, 'PST')
      for (const [method, url] of [
        ['GET', 'cadangan'],
        ['GET', 'cadangan/umur'],
        ['POST', 'cadangan'],
        ['POST', 'cadangan/coba'],
      ] as const)
        expect(await ask(method, url, token)).toMatchObject({ status: 403, code: 'E-HAK' })
    }
    const branch = await http.token('own.gs1', 'OWN', 'GS1')
    expect(await ask('POST', 'cadangan', branch)).toMatchObject({ status: 404 })
  })

  test('says where a server makes none', async () => {
    const answer = await http.send('POST', '/api/v1/cadangan', { token: own })
    expect(answer.json.message).toBe('Server Ini Tidak Membuat Cadangan')
  })
})

describe('somebody who does not look at the screen', () => {
  const heard: string[] = []
  const listener = createServer((request, answer) => {
    request.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    request.on('end', () => answer.end())
  })
  let alarmed: typeof app
  const copyFolder = () => path.join(path.dirname(http.files), 'salinan')

  beforeAll(async () => {
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    const address = listener.address()
    const port = typeof address === 'object' ? address?.port : undefined
    fs.writeFileSync(copyFolder(), '') // no folder can be there
    const { appUrl, db, ownerUrl } = http.database
    ;({ app: alarmed } = await createHttp({
      ...{ house, modules: servedModules, db, appUrl, ownerUrl },
      config: {
        ...{ logLevel: 'silent', origin: undefined, trustProxy: [] },
        alarmUrl: `http://127.0.0.1:${port}/kencana`,
        backup: {
          ...{ folder, hour: 2, keep: 3, copyFolder: copyFolder(), passphrase: undefined },
          keyFile: path.join(http.files, 'cadangan.kunci'),
        },
      },
      folder: { files: http.files, log: http.files },
      web: http.files,
    }))
    await alarmed.ready()
  })
  afterAll(async () => {
    await alarmed?.close()
    listener.close()
  })

  test('is told where the copy of a backup failed, and the screen shows it', async () => {
    const headers = { 'x-auth-token': own }
    await alarmed.inject({ method: 'POST', url: '/api/v1/cadangan', headers })
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard[0]).toMatch(/^Kencana: salinan cadangan gagal: /)
    const { data } = await ask('GET', 'cadangan')
    expect(data.riwayat[0]).toMatchObject({ gagal: null, salinan: expect.stringMatching(/./) })
  })
})

// From here on the last good one lies long ago: no server may make the night's in between.
describe('the age of the last good one', () => {
  const umur = async () =>
    (await http.send('GET', '/api/v1/cadangan/umur', { token: own })).json.data
  beforeAll(() => app.close())

  test('warns from 36 hours on, whatever failed since', async () => {
    await born('1 year')
    await was('35 hours')
    expect(await umur()).toMatchObject({ jam: 35, basi: false })
    await owner.query('truncate cadangan')
    await was('36 hours 1 minute')
    await was('1 hour', 'Disk penuh')
    expect(await umur()).toMatchObject({ jam: 36, basi: true })
  })

  test('is the age of the database where there is none', async () => {
    await born('3 hours')
    expect(await umur()).toMatchObject({ jam: 3, basi: false, terakhir: null })
  })
})

describe('the nightly one is due', () => {
  test('when the hour has passed since the last good one', async () => {
    await born('1 year')
    await was('61 minutes')
    expect(await isDue()).toBe(true)
    await was('0 minutes')
    expect(await isDue()).toBe(false)
    expect(await isDue(1)).toBe(false)
  })

  test('also in the morning, when the night had no power', async () => {
    await born('1 year')
    await was('25 hours')
    expect(await isDue(1)).toBe(true)
  })

  test('not again for an hour when it has failed', async () => {
    await born('1 year')
    await was('59 minutes', 'Disk penuh')
    expect(await isDue()).toBe(false)
    await owner.query(`update cadangan set mulai = mulai - interval '2 minutes'`)
    expect(await isDue()).toBe(true)
  })

  test('not before the first night of a chain', async () => {
    await born('1 minute')
    expect(await isDue(1)).toBe(false)
  })
})
