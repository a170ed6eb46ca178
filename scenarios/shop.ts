import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { group } from '#kernel/field'
import type { Master } from '#kernel/master'
import type { Level } from '#kernel/right'
import { encode } from '#kernel/schema'
import { createHttp } from '#server/http/create-http'
import { hashPassword } from '#server/session/password'
import { createTestDatabase, type TestDatabase } from '#server/test-database'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'

/** What a call answered: its status and its JSON, any of it. */
export interface Answered {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what came over the wire
  readonly json: any
}

interface Options {
  /** The same key is the same intent; a new one unless told. */
  readonly key?: string
  readonly approvals?: readonly string[]
}

/** A signed-in person at the counter. */
export interface Person {
  readonly user_id: string
  get(path: string): Promise<Answered>
  post(path: string, body: object, options?: Options): Promise<Answered>
  put(path: string, body: object): Promise<Answered>
  delete(path: string): Promise<Answered>
  /** Posts; when an approval is asked for, `approver` gives it at this screen, and posts again. */
  postApproved(path: string, body: object, approver: string): Promise<Answered>
}

export interface Shop {
  readonly database: TestDatabase
  readonly app: FastifyInstance
  readonly kode_toko: string
  person(level: Level, user_id?: string): Promise<Person>
  /** Rows of the shop, read behind its wall. */
  rows<R>(statement: Parameters<TestDatabase['db']['rows']>[1]): Promise<R[]>
  close(): Promise<void>
}

const password = 'kencana-uji'

/** A body as the wire has it: grams, not milligrams. */
export const wireOf = (master: Master): object =>
  Object(encode(group(master.fields), master.contoh)) as object

function personOf(app: FastifyInstance, user_id: string, token: string): Person {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    options: Options = {},
  ): Promise<Answered> => {
    const answer = await app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: {
        'x-auth-token': token,
        'idempotency-key': options.key ?? randomUUID(),
        ...(options.approvals ? { 'x-otorisasi': options.approvals.join(' ') } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, json: answer.json() }
  }
  const post: Person['post'] = (url, body, options) => send('POST', url, body, options)
  return {
    user_id,
    get: (url) => send('GET', url),
    post,
    put: (url, body) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
    postApproved: async (url, body, approver) => {
      const refused = await post(url, body)
      const { kategori, no_otorisasi } = refused.json.details ?? {}
      if (refused.status !== 403 || !no_otorisasi) return refused
      const approved = await post('authorisation', {
        user_id: approver,
        password,
        kategori,
        no_otorisasi,
      })
      if (approved.status !== 200) return approved
      return post(url, body, { approvals: [no_otorisasi] })
    },
  }
}

/** A shop of its own, empty but for its accounts, with a server in front; no port is opened. */
export async function openShop(kodeToko = 'GS1', tglSystem = '2026-11-21'): Promise<Shop> {
  const database = await createTestDatabase()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-uji-'))
  const { app } = await createHttp({
    db: database.db,
    appUrl: database.appUrl,
    house,
    modules: servedModules,
    config: { logLevel: 'silent', origin: undefined, trustProxy: [] },
    folder: { files: path.join(folder, 'files'), log: folder },
    web: folder,
  })
  await database.db.chain.rows(sql`insert into kencana.toko
    (kode_toko, no_toko, nama_toko, jenis_toko, tgl_system)
    values (${kodeToko}, 1, 'Kencana Uji', 'PUSAT', ${tglSystem})`)
  const sandi = await hashPassword(password)
  return {
    database,
    app,
    kode_toko: kodeToko,
    person: async (level, user_id = level.toLowerCase()) => {
      await database.db.chain.rows(sql`insert into kencana.users
        (user_id, usere_name, level, kode_toko, sandi)
        values (${user_id}, ${user_id}, ${level}, ${kodeToko}, ${sandi}) on conflict do nothing`)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        headers: { 'x-perangkat': user_id },
        payload: { user_id, password },
      })
      return personOf(app, user_id, String(answer.json().data?.token))
    },
    rows: (statement) => database.db.rows(kodeToko, statement) as never,
    close: async () => {
      await app.close()
      await database.drop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Every master of the house by its own example, after those it points at. */
export async function fillMasters(person: Person): Promise<void> {
  const done = new Set<string>()
  const fill = async (master: Master): Promise<void> => {
    if (done.has(master.name)) return
    done.add(master.name)
    for (const field of Object.values(master.fields))
      if (field.ref) await fill(house.master(field.ref.master))
    if (master.when === 'KATALOG_MODULE') return
    const made = await person.post(master.calls.create, wireOf(master))
    if (made.status !== 200)
      throw new Error(`${master.name}: ${made.status} ${JSON.stringify(made.json)}`)
  }
  for (const master of house.masters) await fill(master)
}
