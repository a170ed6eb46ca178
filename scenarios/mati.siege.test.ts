import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit'
import { readPidFile } from '#server/postgres/pid-file'
import { isAlive, sleep } from '#server/postgres/processes'
import { ServerProcesses, until, type ServerProcess } from '#server/test-process'
import type { Sent, TestAnswer, TestHttp } from '#server/test-http'
import { siegeCount } from '#server/test-siege'
import { notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// kill -9 of the server, of PostgreSQL, or of both, in the middle of eight counters that sell:
// every note that was acknowledged is there and whole, none is there twice, and the books agree.

const kills = siegeCount('KILLS', 3)
const counters = 8
const servers = new ServerProcesses('src/start.server.ts')

/** Asks the running server; one that is being killed answers nothing. */
const overHttp = (): Pick<TestHttp, 'send'> => ({
  send: async (method, address, { body, headers, token }: Sent = {}): Promise<TestAnswer> => {
    const answer = await fetch(servers.origin + address, {
      method,
      headers: {
        'x-auth-token': token ?? '',
        'x-perangkat': 'uji',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(20_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString('utf8')
    return { status: answer.status, headers: {}, text, bytes, json: JSON.parse(text) }
  },
})

/** The first shop, its owner and its masters, with so many pieces to sell. */
async function found(server: ServerProcess, pieces: number): Promise<[Person, string[]]> {
  const http = overHttp()
  await until(() => server.said().includes('kode setup'))
  const kode = /kode setup (\w+)/.exec(server.said())?.[1]
  const user = { user_id: 'pemilik', password: 'kencana-uji' }
  const shop = { kode_toko: 'GS1', nama_toko: 'Satu', zona: 'Asia/Jakarta', usere_name: 'Pemilik' }
  const made = await http.send('POST', '/api/v1/setup', { body: { kode, ...shop, ...user } })
  expect(made.json.status, made.text).toBe('success')
  const login = await http.send('POST', '/api/v1/users/login', { body: user })
  const own = personOf(http, 'pemilik', String(login.json.data?.token))
  await fillMasters(own)
  await own.post('penjualan/harga-hari-ini', {})
  await own.put('para-system/key/SKIP_VALIDASI_MODULE', { value: true })
  const barang: string[] = []
  while (barang.length < pieces) barang.push(...(await terimaCincin(own, 500)))
  return [own, barang]
}

interface Terjual {
  readonly barcode: string
  readonly nomor: string
}

/** Sells until told to stop; a request without an answer is sent again under its key. */
async function counter(own: Person, barang: string[], load: { isOver: boolean }) {
  const sold: Terjual[] = []
  for (let barcode = barang.pop(); barcode && !load.isOver; barcode = barang.pop()) {
    const key = randomUUID()
    const isi = notaCincin([barcode])
    for (;;) {
      const answer = await own.post('penjualan/simpan', isi, { key }).catch(() => undefined)
      if (answer?.status === 200) {
        sold.push({ barcode, nomor: answer.json.data.notajual[0] })
        break
      }
      // A person with an answer reads it; without one, or when the database is away, he waits.
      if (answer && answer.status !== 503) throw new Error(answer.text)
      await sleep(50)
    }
  }
  return sold
}

const databaseUrl = (): string => {
  const secret = fs.readFileSync(path.join(servers.dataDir, 'pg.sandi'), 'utf8').trim()
  const port = readPidFile(path.join(servers.dataDir, 'pg'))?.port
  return `postgres://kencana:${secret}@127.0.0.1:${port}/kencana`
}

const isUp = async (): Promise<boolean> =>
  (await fetch(`${servers.origin}/readyz`).catch(() => undefined))?.ok ?? false

/** One death in mid-load: of the server, of PostgreSQL under it, of both. */
async function kill(nth: number, server: ServerProcess): Promise<ServerProcess> {
  const postgres = servers.postgresPid()
  const victim = (['server', 'postgres', 'both'] as const)[nth % 3]
  if (victim !== 'server' && isAlive(postgres)) process.kill(postgres, 'SIGKILL')
  if (victim === 'postgres') {
    await until(isUp)
    return server
  }
  server.child.kill('SIGKILL')
  await server.ended
  return servers.launchReady()
}

/** What the books say of the notes: number -> its piece, and where that piece is. */
async function inTheBooks(): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  const { rows } = await client.query<{ nomor: string; barcode: string }>(
    `select d.nomor, l.kode_barcode as barcode from kencana.penjualan_baris l
      join kencana.dokumen d on d.id = l.id join kencana.status_dokumen s on s.id = l.id
      join kencana.barang b on b.kode_barcode = l.kode_barcode
      where s.status = 'VALID' and b.status = 'TERJUAL' and b.id_pemegang = l.id`,
  )
  await client.end()
  return new Map(rows.map(({ barcode, nomor }) => [nomor, barcode]))
}

test(`${kills} kills in mid-load lose nothing that was acknowledged`, async () => {
  let server = await servers.launchReady()
  const [own, barang] = await found(server, 500 + kills * 250)
  const load = { isOver: false }
  const selling = Array.from({ length: counters }, () => counter(own, barang, load))
  for (let nth = 0; nth < kills; nth += 1) {
    await sleep(300 + ((nth * 137) % 500))
    server = await kill(nth, server)
  }
  await sleep(300)
  load.isOver = true
  const sold = (await Promise.all(selling)).flat()
  expect(sold.length).toBeGreaterThan(kills)
  expect(barang.length).toBeGreaterThan(0)
  const kept = await inTheBooks()
  expect(sold.filter(({ barcode, nomor }) => kept.get(nomor) !== barcode)).toEqual([])
  // Every counter waited for its last answer: the books hold these notes and no other.
  expect(kept.size).toBe(sold.length)
  const { beda } = await audit(databaseUrl(), () => undefined)
  expect(beda).toEqual([])
})
