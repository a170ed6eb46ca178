import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { freePort, sleep } from '#server/postgres/processes'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import type { TestAnswer } from '#server/test-http'
import type { ServerProcesses } from '#server/test-process'
import { dataOf } from './cincin.ts'
import { dirikan, masuk, nyalakan, type Mesin } from './mesin.ts'
import { personOf, type Person } from './shop.ts'

// The head office and a branch, each with a server and a database of its own; servers are killed
// with -9 and come again. Whoever asks does not know whether it lives, and asks until it answers.

const PORTAL_TOKEN = 'rahasia-bersama-0123456789-abcdefgh'

/** A shop with the server and the database that it alone has; the server dies and comes again. */
export interface Toko {
  readonly kode: string
  readonly lain: string
  readonly database: TestDatabase
  readonly variables: Readonly<Record<string, string>>
  readonly port: number
  mesin: Mesin
  token: string
}

const petugas = ({ kode }: Pick<Toko, 'kode'>): string => `spv.${kode.toLowerCase()}`
const pemilik = ({ kode }: Pick<Toko, 'kode'>): string => `own.${kode.toLowerCase()}`

/** Who asks does not know whether the server lives: it is the one of this moment. */
export const orang = (toko: Toko, token = toko.token): Person =>
  personOf({ send: (...sent) => toko.mesin.send(...sent) }, petugas(toko), token)

/** An approval given at this screen is the second person's; it may be given before a death. */
async function setujui(toko: Toko, answer: TestAnswer): Promise<string[]> {
  const semua = answer.json.details?.['semua']
  const numbers: string[] = []
  for (const { kategori, no_otorisasi } of Array.isArray(semua) ? semua : []) {
    const body = { user_id: pemilik(toko), password: 'kencana-uji', kategori, no_otorisasi }
    const agreed = await orang(toko).post('authorisation', body)
    if (agreed.status === 200) numbers.push(no_otorisasi)
  }
  return numbers
}

/**
 * Sends until somebody answers, always under one key, as a person's screen does; what is asked
 * for is approved. @returns the answer, or the refusal of a rule
 */
export async function sampaiDijawab(
  toko: Toko,
  method: 'get' | 'post' | 'put',
  path: string,
  body: object = {},
): Promise<TestAnswer> {
  const key = randomUUID()
  let approvals: string[] = []
  for (;;) {
    const siapa = orang(toko)
    const asked = method === 'get' ? siapa.get(path) : siapa[method](path, body, { key, approvals })
    const answer = await asked.catch(() => undefined)
    if (answer?.status === 403) approvals = await setujui(toko, answer).catch(() => [])
    else if (answer && answer.status < 500 && answer.status !== 429) return answer
    await sleep(50)
  }
}

/** SPV sends and counts, OWN, who founded the shop, agrees. */
async function petugasMasuk(toko: Toko): Promise<void> {
  await toko.database.db.chain
    .rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
    select ${petugas(toko)}, 'SPV', 'SPV', kode_toko, sandi from users
    where user_id = ${pemilik(toko)}`)
  toko.token = await masuk(toko.mesin, petugas(toko))
}

/**
 * The head office and a branch that lives on a server of its own.
 * @param isi what each of them has before it begins; it gets the owner
 */
export async function duaToko(
  servers: ServerProcesses,
  isi: (toko: Toko, pemilik: Person) => Promise<void>,
): Promise<readonly [Toko, Toko]> {
  const [milikPusat, milikCabang] = [await createTestDatabase(), await createTestDatabase()]
  const port = await freePort()
  const diPusat = {
    ...{ DATABASE_URL: milikPusat.ownerUrl, PORTAL_TOKEN, PORTAL_HOSTS: `127.0.0.1:${port}` },
    FILES_DIR: path.join(servers.dataDir, 'berkas-pusat'),
  }
  const a = await nyalakan(servers, 'pusat', diPusat)
  const token = await dirikan(a, 'PUSAT')
  const own = personOf(a, 'own.pusat', token)
  dataOf(await own.put('para-system/key/KIRIM_BARANG_MODULE', { value: true }))
  const gs3 = { kode_toko: 'GS3', nama_toko: 'GS3', alamat_toko: 'Jalan 1', zona: 'Asia/Jakarta' }
  await expect.poll(async () => (await own.post('tokos/create', gs3)).status).toBe(200)
  const owner = { user_id: 'own.pusat', password: 'kencana-uji' }
  const portal = { ...owner, portal: `http://127.0.0.1:${port}`, versi: 1 }
  dataOf(await own.put('pusat/cabang/GS3/portal', portal))
  const diCabang = {
    ...{ DATABASE_URL: milikCabang.ownerUrl, PORTAL_TOKEN },
    FILES_DIR: path.join(servers.dataDir, 'berkas-cabang'),
    PORTAL_PUSAT: `${a.origin}/portal/PUSAT`,
  }
  const b = await nyalakan(servers, 'cabang', diCabang, port)
  const pusat: Toko = {
    ...{ kode: 'PUSAT', lain: 'GS3', database: milikPusat, variables: diPusat, port: a.port },
    ...{ mesin: a, token },
  }
  const cabang: Toko = {
    ...{ kode: 'GS3', lain: 'PUSAT', database: milikCabang, variables: diCabang, port },
    ...{ mesin: b, token: await dirikan(b, 'GS3') },
  }
  for (const toko of [pusat, cabang]) {
    const own = orang(toko)
    await petugasMasuk(toko)
    await isi(toko, own)
  }
  return [pusat, cabang]
}

/** A death in so many milliseconds, and the server again on its port. */
export async function bunuh(
  servers: ServerProcesses,
  korban: readonly Toko[],
  setelah: number,
): Promise<void> {
  await sleep(setelah)
  for (const { mesin } of korban) mesin.server.child.kill('SIGKILL')
  for (const { mesin } of korban) await mesin.server.ended
  for (const toko of korban) {
    // Nobody holds the letters of the dead: as if the time of their lease were over.
    await toko.database.db.rows(
      toko.kode,
      sql`update kencana.tugas_cabang_toko
      set berikut = clock_timestamp() where status in ('JALAN', 'ANTRI')`,
    )
    toko.mesin = await nyalakan(servers, toko.kode.toLowerCase(), toko.variables, toko.port)
  }
}

/** Everybody is gone, and so are their databases. */
export async function bubarkan(servers: ServerProcesses, toko: readonly Toko[]): Promise<void> {
  for (const { child, ended } of servers.started) {
    child.kill('SIGKILL')
    await ended
  }
  for (const { database } of toko) await database.drop()
}

/** Asks again while the other shop has not heard of it, or does not answer. */
export async function sampai(
  belum: (answer: TestAnswer) => boolean,
  tanya: () => Promise<TestAnswer>,
): Promise<TestAnswer> {
  for (;;) {
    const answer = await tanya()
    if (!belum(answer)) return answer
    await sleep(100)
  }
}
