import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ServerProcesses } from '#server/test-process'
import { sleep } from '#server/postgres/processes'
import { createEmptyDatabase, type TestDatabase } from '#server/test-database'
import { dirikan, masuk, nyalakan, type Mesin } from './mesin.ts'
import { personOf } from './shop.ts'

// Two of our processes on one PostgreSQL and one folder of files: what one does the other knows;
// one is killed, the other goes on; one is drained while requests come, and none is lost.

const servers = new ServerProcesses('src/start.server.ts')

const bank = (kode_bank: string) => ({ kode_bank, nama_bank: `Bank ${kode_bank}` })

/** Sessions, settings, drafts, files and news: at the other server at once. */
async function samaDiKeduanya(a: Mesin, b: Mesin, token: string, db: TestDatabase['db']) {
  const diA = personOf(a, 'own.pusat', token)
  const diB = personOf(b, 'own.pusat', token)
  expect((await diB.get('users/sesi')).status, 'the session of A at B').toBe(200)
  const lain = await b.send('POST', '/api/v1/users/login', {
    body: { user_id: 'own.pusat', password: 'kencana-uji' },
    headers: { 'x-perangkat': 'lain' },
  })
  expect(lain.json.message).toBe('User ID ini sedang dipakai')

  const { heard, socket } = await b.dengar(token)
  expect((await diA.post('banks/create', bank('A'))).status).toBe(200)
  await expect.poll(() => heard).toContain('berubah')

  const toko = { kode_toko: 'GS1', nama_toko: 'Satu', alamat_toko: 'Jalan 1', zona: 'Asia/Jakarta' }
  expect((await diB.post('tokos/create', toko)).status, 'the flag is off').toBe(404)
  await diA.put('para-system/key/KIRIM_BARANG_MODULE', { value: true })
  await expect.poll(async () => (await diB.post('tokos/create', toko)).status).toBe(200)
  await diA.put('para-system/key/KIRIM_BARANG_MODULE', { value: false })
  await expect.poll(async () => (await diB.post('tokos/create', toko)).status).toBe(404)

  const draf = { judul: 'Tamu', baris: [], pembelian: null, pembayaran: [] }
  const id = '0190a0f4-0000-7000-8000-000000000001'
  expect((await diA.put(`penjualan/draf/${id}`, draf)).status).toBe(200)
  expect((await diB.get('penjualan/draf')).json.data).toMatchObject([{ id, judul: 'Tamu' }])

  const gambar = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const unggah = await diA.upload('gambar/NOTA', gambar)
  expect(unggah.status, unggah.text).toBe(200)
  expect((await diB.get(`gambar/${unggah.json.data.gambar_path}`)).status).toBe(200)

  await db.chain.rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
    select 'spv', 'SPV', 'SPV', kode_toko, sandi from users where user_id = 'own.pusat'`)
  const spv = await b.dengar(await masuk(b, 'spv', 'tablet'))
  const no = await tanya(db)
  expect((await diA.post('authorisation/jauh', { no_otorisasi: [no] })).status).toBe(200)
  await expect.poll(() => spv.heard).toContain('otorisasi-masuk')

  expect((await diB.post('users/logout', {})).status).toBe(200)
  await expect.poll(async () => (await diA.get('users/sesi')).status).toBe(401)
  await expect.poll(() => socket.connected).toBe(false)
  spv.socket.close()
}

/** A question as a refused call leaves it. */
async function tanya(db: TestDatabase['db']): Promise<string> {
  await db.rows(
    'PUSAT',
    sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik, diminta_oleh, perangkat,
        sebelum, sesudah, berlaku_sampai)
      values ('PUSAT', gen_random_uuid(), 'OT-1', 'LIMIT_PENJUALAN', '\\x0a', 'own.pusat', 'uji',
        '{}', '{}', now() + interval '10 minutes')`,
  )
  return 'OT-1'
}

/** Wrong passwords here and there are one count. */
async function tebakDiKeduanya(a: Mesin, b: Mesin) {
  const salah = async (mesin: Mesin) => {
    const body = { user_id: 'tidak.ada', password: 'x' }
    return (await mesin.send('POST', '/api/v1/users/login', { body })).status
  }
  // All at once: whoever tries one after the other may be too slow to be told to wait.
  const tried = await Promise.all([a, b, a, b, a, b, a].map(salah))
  expect(tried.toSorted((one, other) => one - other)).toEqual([401, 401, 401, 401, 401, 429, 429])
}

/** Whether a request may be sent there, as whoever shares them out asks now and then. */
function siapkah(mesin: readonly Mesin[], until: () => boolean): Map<Mesin, boolean> {
  const ready = new Map(mesin.map((one) => [one, true]))
  const look = async (one: Mesin): Promise<void> => {
    while (!until() && ready.get(one)) {
      const answer = await one.send('GET', '/readyz').catch(() => undefined)
      ready.set(one, answer?.status === 200)
      await sleep(50)
    }
  }
  for (const one of mesin) void look(one)
  return ready
}

/** Somebody who saves at the first server that is ready, slower than one user may call. */
async function simpanTerus(
  ready: ReadonlyMap<Mesin, boolean>,
  token: string,
  awal: string,
  until: () => boolean,
) {
  const saved: string[] = []
  const lost: string[] = []
  for (let n = 0; !until(); n += 1) {
    const kode = `${awal}${n}`
    const [one] = [...ready].find(([, yes]) => yes) ?? []
    if (!one) throw new Error('no server is ready')
    try {
      const answer = await personOf(one, 'own', token).post('banks/create', bank(kode))
      if (answer.status === 200) saved.push(kode)
      else lost.push(`${kode} ${answer.text}`)
    } catch (error) {
      lost.push(`${kode} ${String(Object(error).cause)}`)
    }
    await sleep(50)
  }
  return { saved, lost }
}

test('two servers on one database are one', async () => {
  const database = await createEmptyDatabase()
  const variables = {
    DATABASE_URL: database.ownerUrl,
    // Longer than whoever shares the requests out takes to ask again, on a busy machine too.
    DRAIN_SECONDS: '4',
    FILES_DIR: path.join(servers.dataDir, 'bersama'),
  }
  try {
    // Both bring an empty database up at the same moment: one migrates, the other waits.
    const [a, b] = await Promise.all(['a', 'b'].map((nama) => nyalakan(servers, nama, variables)))
    if (!a || !b) throw new Error('two were started')
    const installed = [a, b].filter(({ server }) => server.said().includes('migrasi terpasang'))
    expect(installed).toHaveLength(1)

    const token = await dirikan(a, 'PUSAT')
    await samaDiKeduanya(a, b, token, database.db)
    await tebakDiKeduanya(a, b)
    const [turn] = await database.db.chain.rows<{ giliran: boolean }>(
      sql`select kencana.ambil_giliran('rapikan', 60) as giliran`,
    )
    expect(turn?.giliran, 'the day has been swept').toBe(false)

    // A dies; B goes on, with the sessions of A.
    const lagi = await masuk(b, 'own.pusat')
    a.server.child.kill('SIGKILL')
    await a.server.ended
    expect((await personOf(b, 'own.pusat', lagi).post('banks/create', bank('SISA'))).status).toBe(
      200,
    )

    // A new one comes; the old one is told to go while four people work.
    const baru = await nyalakan(servers, 'c', variables)
    let over = false
    const ready = siapkah([b, baru], () => over)
    const people = ['K', 'L', 'M', 'N'].map((awal) => simpanTerus(ready, lagi, awal, () => over))
    await expect
      .poll(async () => (await personOf(baru, 'own', lagi).get('banks')).json.count)
      .toBeGreaterThan(12)
    b.server.child.kill('SIGTERM')
    expect(await b.server.ended, b.server.said()).toBe(0)
    const before = (await personOf(baru, 'own', lagi).get('banks')).json.count ?? 0
    await expect
      .poll(async () => (await personOf(baru, 'own', lagi).get('banks')).json.count)
      .toBeGreaterThan(before + 4)
    over = true
    const done = await Promise.all(people)
    expect(done.flatMap(({ lost }) => lost)).toEqual([])
    const kept = new Set(
      (await personOf(baru, 'own', lagi).get('banks')).json.data.map(
        ({ kode_bank }: { kode_bank: string }) => kode_bank,
      ),
    )
    expect(done.flatMap(({ saved }) => saved).filter((kode) => !kept.has(kode))).toEqual([])
  } finally {
    for (const { child, ended } of servers.started) {
      child.kill('SIGKILL')
      await ended
    }
    await database.drop()
  }
})
