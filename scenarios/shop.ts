import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { group } from '#kernel/field'
import type { Master } from '#kernel/master'
import type { Level } from '#kernel/right'
import { encode } from '#kernel/wire'
import { auditOn } from '#server/audit/audit'
import { openConnection } from '#server/db-connection'
import { openDb, type Db, type Tx } from '#server/db'
import { siegeCount } from '#server/test-siege'
import {
  createTestHttp,
  testPassword,
  type TestAnswer,
  type TestHttp,
  type TestHttpOptions,
} from '#server/test-http'
import { tinjauSemua, type Tinjauan } from './tinjau.ts'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'

interface Options {
  /** The same key is the same intent; a new one unless told. */
  readonly key?: string
  readonly approvals?: readonly string[]
}

/** A signed-in person at the counter. */
export interface Person {
  readonly user_id: string
  get(path: string): Promise<TestAnswer>
  post(path: string, body: object, options?: Options): Promise<TestAnswer>
  put(path: string, body: object, options?: Options): Promise<TestAnswer>
  delete(path: string): Promise<TestAnswer>
  /** Sends a file, with fields beside it. */
  upload(
    path: string,
    bytes: Buffer,
    fields?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer>
  /** Posts; what approvals are asked for, `approver` gives at this screen, and posts again. */
  postApproved(path: string, body: object, approver: string): Promise<TestAnswer>
  putApproved(path: string, body: object, approver: string): Promise<TestAnswer>
}

export interface Shop {
  readonly kode_toko: string
  /** With paths: who sees these screens and no others. */
  person(level: Level, user_id?: string, ...paths: readonly string[]): Promise<Person>
  /** What somebody reads, or with a body sends, who is not signed in. */
  guest(
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<TestAnswer>
  /** Rows of the shop, read behind its wall. */
  rows<R>(statement: RawBuilder<R>): Promise<R[]>
  /**
   * What this question would answer if these had happened: written past every trigger as the owner
   * of the database could (another day, another clock), and taken back.
   */
  andai<R>(terjadi: readonly RawBuilder<unknown>[], tanya: RawBuilder<R>): Promise<R[]>
  /** Written past every trigger as the owner of the database could, and kept. */
  paksa(terjadi: readonly RawBuilder<unknown>[]): Promise<void>
  /** Just before the next posting of this command reaches the database, somebody else does this. */
  before(perintah: string, work: () => Promise<unknown>): void
  /** Every command of a document is asked what it would post before it is sent. */
  readonly tinjauan: Tinjauan | undefined
  /** The server itself, for what a person cannot ask. */
  readonly http: TestHttp
  /** Everything recomputed from the books; what differs, in sentences. */
  audit(): Promise<string[]>
  close(): Promise<void>
}

/** A body as the wire has it: grams, not milligrams. */
const wireOf = (master: Master): object => Object(encode(group(master.fields), master.contoh))

export function personOf(http: Pick<TestHttp, 'send'>, user_id: string, token: string): Person {
  const send = (
    method: string,
    path: string,
    body?: object,
    { approvals, key }: Options = {},
  ): Promise<TestAnswer> =>
    http.send(method, `/api/v1/${path}`, {
      token,
      ...(body ? { body } : {}),
      headers: {
        'idempotency-key': key ?? randomUUID(),
        ...(approvals ? { 'x-otorisasi': approvals.join(' ') } : {}),
      },
    })
  const post: Person['post'] = (url, body, options) => send('POST', url, body, options)
  const put: Person['put'] = (url, body, options) => send('PUT', url, body, options)
  const approved =
    (ask: Person['post']): Person['postApproved'] =>
    async (url, body, approver) => {
      const refused = await ask(url, body)
      const asked = refused.json.details?.semua
      if (refused.status !== 403 || !Array.isArray(asked)) return refused
      const approvals: string[] = []
      for (const { kategori, no_otorisasi } of asked) {
        const word = { user_id: approver, password: testPassword, kategori, no_otorisasi }
        const agreed = await post('authorisation', word)
        if (agreed.status !== 200) return agreed
        approvals.push(no_otorisasi)
      }
      return ask(url, body, { approvals })
    }
  return {
    user_id,
    get: (url) => send('GET', url),
    post,
    put,
    upload: (url, bytes, fields = {}) => {
      const edge = 'batas'
      const beside = Object.entries(fields).map(
        ([name, value]) =>
          `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      const head = `${beside.join('')}--${edge}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`
      return http.send('POST', `/api/v1/${url}`, {
        token,
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
        headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      })
    },
    delete: (url) => send('DELETE', url),
    postApproved: approved(post),
    putApproved: approved(put),
  }
}

/** The same interleaving as two requests that meet: one has read, the other posts, it posts. */
export function interrupt(http: TestHttp, perintah: string, work: () => Promise<unknown>): void {
  const { db } = http.engine
  const load = db.load.bind(db)
  const interrupted: Db['load'] = async (asked, values) => {
    if (asked.fungsi === 'posting' && String(values[0]).includes(`"perintah":"${perintah}"`)) {
      Object.assign(db, { load })
      await work()
    }
    return load(asked, values)
  }
  Object.assign(db, { load: interrupted })
}

/** Past every trigger and key, as the owner. */
const paksakan = async (tx: Tx, terjadi: readonly RawBuilder<unknown>[]): Promise<void> => {
  await tx.rows(sql`set local session_replication_role = replica`)
  for (const statement of terjadi) await tx.rows(statement)
}

/** One connection for all audits of a file, which plans each check once. */
async function openAuditor(ownerUrl: string, onLost: () => void): Promise<pg.Client> {
  const client = await openConnection(ownerUrl, onLost, { name: 'kencana-audit' })
  await client.query('set plan_cache_mode = force_generic_plan')
  return client
}

class Kembali extends Error {}

/** Runs them as the owner in a transaction that is never committed. */
async function andaikan<R>(
  ownerUrl: string,
  terjadi: readonly RawBuilder<unknown>[],
  tanya: RawBuilder<R>,
): Promise<R[]> {
  const owner = openDb(ownerUrl)
  let found: R[] = []
  try {
    await owner.chain.transaction(async (tx) => {
      await paksakan(tx, terjadi)
      found = await tx.rows(tanya)
      throw new Kembali()
    })
  } catch (error) {
    if (!(error instanceof Kembali)) throw error
  } finally {
    await owner.close()
  }
  return found
}

/** Past midnight of the business day: whoever closes it opens the next one at once. */
export const lewatTengahMalam = '2026-11-22T01:00:00+07:00'

/** A shop of its own, empty but for its accounts, with a server in front; no port is opened. */
export async function openShop(
  kodeToko = 'GS1',
  jam = lewatTengahMalam,
  tinjau = siegeCount('PREVIEWS', 0) > 0,
  config: TestHttpOptions['config'] = {},
): Promise<Shop> {
  const clock = { millis: () => Date.parse(jam) }
  const http = await createTestHttp({ house, modules: servedModules, clock, config })
  let periksa: Promise<pg.Client> | undefined
  const pemeriksa = (): Promise<pg.Client> =>
    (periksa ??= openAuditor(http.database.ownerUrl, () => (periksa = undefined)))
  await http.addShop(kodeToko, 'PUSAT')
  const tinjauan = tinjau ? tinjauSemua(http) : undefined
  return {
    kode_toko: kodeToko,
    guest: (path, headers = {}, body?: object) =>
      http.send(body ? 'POST' : 'GET', `/api/v1/${path}`, { headers, ...(body ? { body } : {}) }),
    person: async (level, user_id = level.toLowerCase(), ...paths) => {
      await http.addUser(user_id, level, kodeToko)
      if (paths.length > 0) await http.sees(user_id, ...paths)
      if (tinjauan) await tinjauan.pembaca(user_id)
      return personOf(http, user_id, await http.token(user_id))
    },
    rows: (statement) => http.database.db.rows(kodeToko, statement),
    andai: (terjadi, tanya) => andaikan(http.database.ownerUrl, terjadi, tanya),
    paksa: async (terjadi) => {
      const owner = openDb(http.database.ownerUrl)
      try {
        await owner.chain.transaction((tx) => paksakan(tx, terjadi))
      } finally {
        await owner.close()
      }
    },
    tinjauan,
    http,
    before: (perintah, work) => interrupt(http, perintah, work),
    audit: async () => {
      const { beda } = await auditOn(await pemeriksa(), () => undefined)
      return beda.map(({ kalimat }) => kalimat)
    },
    close: async () => {
      await (await periksa)?.end()
      await tinjauan?.close()
      await http.close()
      if (tinjauan && tinjauan.beda.length > 0) throw new Error(tinjauan.beda.join('\n'))
    },
  }
}

/**
 * Every master of the house by its own example, after those it points at.
 * @param disalin some are there already: the head office has sent them
 */
export async function fillMasters(person: Person, disalin = false): Promise<void> {
  const done = new Set<string>()
  const fill = async (master: Master): Promise<void> => {
    if (done.has(master.name)) return
    done.add(master.name)
    for (const field of Object.values(master.fields))
      if (field.ref) await fill(house.master(field.ref.master))
    if (master.when && !house.settings[master.when]?.initial) return
    const made = await person.post(master.calls.create, wireOf(master))
    // A master of the chain is there once another shop has it.
    const ada = (master.chain || disalin) && made.json.message?.includes('Sudah Ada')
    if (made.status !== 200 && !ada)
      throw new Error(`${master.name}: ${made.status} ${JSON.stringify(made.json)}`)
  }
  for (const master of house.masters) await fill(master)
}
