import type { Endpoint } from '#kernel/endpoint'
import { isOpenInBranch } from '#kernel/in-branch'
import { Refusal } from '#kernel/refusal'
import type { ChainShop } from '../chain/chain.ts'
import { actingIn, mayWorkInBranches } from '../chain/people.ts'
import { postLetter } from '../chain/portal.ts'
import { FileReply } from '../serve.ts'
import type { Engine } from './engine.ts'
import type { Outcome, RawCall, Who } from './incoming.ts'

// The head office at work inside a branch (DOMAIN 12, docs/adr/0147): of this database, or behind
// its portal.

const noRight = (): Refusal => new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })

/** @throws Refusal for what is done on the spot only */
export function checkOpenInBranch({ house }: Pick<Engine, 'house'>, endpoint: Endpoint): void {
  if (isOpenInBranch(house, endpoint)) return
  throw new Refusal('Ini Hanya Dikerjakan Di Cabang Itu Sendiri', { code: 'E-HAK' })
}

/**
 * A session of the head office at the address of one of its branches: who the user is there, or
 * where the call is sent on to.
 * @throws Refusal E-HAK for everybody else
 */
export async function enterBranch(
  engine: Engine,
  endpoint: Endpoint,
  kodeToko: string,
  { shop, user }: Who,
): Promise<Who | ChainShop> {
  const isOn = (flag: string): boolean => engine.shops.isOn(shop, flag)
  if (!mayWorkInBranches(engine, { user, toko: shop.toko, isOn })) throw noRight()
  const branch = (await engine.chain.shops()).find(({ kode_toko }) => kode_toko === kodeToko)
  if (branch?.jenis_toko !== 'CABANG') throw noRight()
  checkOpenInBranch(engine, endpoint)
  if (!engine.chain.isHere(branch)) return branch
  const there = await engine.shops.find(kodeToko)
  if (!there) throw noRight()
  return { shop: there, user: await actingIn(engine, there, { ...user, bekerja: true }, user) }
}

/**
 * The shop whose news a user gets: the branch of this database that he works in, else his own shop.
 * A branch on a server of its own sends its news to its own people only.
 */
export async function hearsIn(engine: Engine, { shop, user }: Who, kodeToko?: string) {
  if (kodeToko === undefined) return user
  const isOn = (flag: string): boolean => engine.shops.isOn(shop, flag)
  if (!mayWorkInBranches(engine, { user, toko: shop.toko, isOn })) return undefined
  const branch = (await engine.chain.shops()).find(({ kode_toko }) => kode_toko === kodeToko)
  const here = branch?.jenis_toko === 'CABANG' && engine.chain.isHere(branch)
  return here ? { ...user, kode_toko: kodeToko } : user
}

const patienceMs = 40_000

const texts = (query: RawCall['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

async function fileIn(answer: Response): Promise<Outcome> {
  const disposition = answer.headers.get('content-disposition') ?? ''
  const file = new FileReply({
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
    name: /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? 'data',
    body: Buffer.from(await answer.arrayBuffer()),
    inline: disposition.startsWith('inline'),
  })
  return { status: answer.status, file }
}

/**
 * The same call at the branch's own server, signed: it looks the person up itself.
 * @throws Refusal when it is not to be reached, or does not believe us
 */
export async function goOnTo(
  engine: Engine,
  { kode_toko, portal }: ChainShop,
  endpoint: Endpoint,
  raw: RawCall,
  { user }: Who,
): Promise<Outcome> {
  const params = { kode_toko }
  if (engine.portalToken === undefined || !engine.chain.mayReach(portal))
    throw new Refusal('Alamat Toko {{kode_toko}} Tidak Ada Di PORTAL_HOSTS', {
      code: 'E-HAK',
      params,
    })
  if (raw.readForm) throw new Refusal('Berkas Hanya Diterima Di Server Cabang Itu Sendiri')
  const given = { params: texts(raw.params), query: texts(raw.query), body: raw.body }
  const answer = await postLetter(portal, endpoint, given, {
    kodeToko: kode_toko,
    secret: engine.portalToken,
    waktu: engine.clock.millis(),
    oleh: user.user_id,
    orang: true,
    bahasa: raw.language ?? user.bahasa,
    sabar: patienceMs,
    ...(raw.key === undefined ? {} : { kunci: raw.key }),
  })
  const away = new Refusal('Server Toko {{kode_toko}} Tidak Menjawab', {
    code: 'E-KONEKSI',
    params,
  })
  if (!answer) throw away
  if (!answer.headers.get('content-type')?.startsWith('application/json')) {
    if (answer.status === 200) return fileIn(answer)
    throw away
  }
  const json: unknown = await answer.json().catch(() => undefined)
  if (typeof json !== 'object' || json === null) throw away
  const said = new Map<string, unknown>(Object.entries(json))
  if (answer.status !== 401) return { status: answer.status, json: Object.fromEntries(said) }
  // Our own session is valid: the problem is between the servers.
  throw new Refusal('Server Toko {{kode_toko}} Menolak: {{kalimat}}', {
    code: 'E-HAK',
    params: { ...params, kalimat: String(said.get('message')) },
  })
}
