import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '#kernel/endpoint'
import { addressOf } from '#kernel/endpoint'
import type { House } from '#kernel/module'
import type { Level } from '#kernel/right'
import { systemClock, type Clock } from './clock.ts'
import { sealed, type Letter } from './chain/letter.ts'
import type { Runner } from './chain/runner.ts'
import type { Courier } from './courier/courier.ts'
import type { Worker } from './worker.ts'
import type { ScheduledReports } from './report/scheduled.ts'
import { createHttp, type HttpOptions } from './http/create-http.ts'
import type { Engine } from './http/engine.ts'
import type { ServedModule } from './serve.ts'
import { hashPassword } from './session/password.ts'
import type { SampleChain } from './session/setup.ts'
import type { Db } from './db.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The result of a call: the envelope of DOMAIN 10, or the bytes of a file. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly bytes: Buffer
  readonly json: {
    readonly status?: string
    readonly code?: string
    readonly message?: string
    readonly count?: number
    readonly fields?: readonly { readonly field: string; readonly message: string }[]
    readonly details?: Readonly<Record<string, unknown>>
    // A test says what it expects to find; anything else fails there.
    // oxlint-disable-next-line typescript/no-explicit-any
    readonly data?: any
  }
}

export interface Sent {
  readonly token?: string
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A file with the fields beside it, as a browser sends them. */
export async function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): Promise<Pick<Sent, 'body' | 'headers'>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('image', new Blob([bytes]), 'file')
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

/** What a server of the chain sends another: signed, by this clock. */
export const letterHeaders = (
  secret: string,
  letter: Partial<Letter> & Pick<Letter, 'method' | 'address'>,
  waktu = systemClock.millis(),
): Record<string, string> => {
  const nobody = { body: undefined, toko: '', oleh: '', orang: false, kunci: '' }
  return sealed(secret, { ...nobody, ...letter }, waktu)
}

/** A server on a database of its own, asked through HTTP without a port. */
export interface TestHttp {
  readonly database: TestDatabase
  readonly app: FastifyInstance
  readonly engine: Engine
  /** Sends what is to be sent to the branches, when a test says so. */
  readonly runner: Runner
  readonly courier: Courier
  /** What goes on by itself on a server, when a test says so. */
  readonly workers: readonly Worker[]
  readonly scheduled: ScheduledReports
  readonly files: string
  send(method: string, address: string, sent?: Sent): Promise<TestAnswer>
  /** A call of the house by its definition. */
  call(
    endpoint: Endpoint,
    params?: Readonly<Record<string, string>>,
    sent?: Sent,
  ): Promise<TestAnswer>
  addShop(kodeToko: string, jenis?: 'PUSAT' | 'CABANG'): Promise<void>
  addUser(userId: string, level: Level, kodeToko: string): Promise<void>
  /** From his next log-in on he sees these screens and no others. */
  sees(userId: string, ...paths: readonly string[]): Promise<void>
  /** Adds the user where he is not there yet, and signs him in. */
  token(userId: string, level?: Level, kodeToko?: string): Promise<string>
  close(): Promise<void>
}

export const testPassword = 'kencana-uji'
export const testDay = '2026-11-21'

let sandi: Promise<string> | undefined

export interface TestHttpOptions {
  readonly house: House
  readonly modules: readonly ServedModule[]
  readonly clock?: Clock
  readonly sample?: SampleChain
  readonly config?: Partial<HttpOptions['config']>
}

/** Shops, users, and what a user sees. */
function peopleIn(db: Db, house: House): Pick<TestHttp, 'addShop' | 'addUser' | 'sees'> {
  const addShop: TestHttp['addShop'] = async (kodeToko, jenis = 'CABANG') => {
    await db.chain.rows(sql`insert into toko
        (kode_toko, no_toko, nama_toko, alamat_toko, jenis_toko, tgl_system)
      select ${kodeToko}, coalesce(max(no_toko), 0) + 1, ${`Toko ${kodeToko}`}, 'Jalan Emas 1',
        ${jenis}, ${testDay}
      from toko`)
  }
  const addUser: TestHttp['addUser'] = async (userId, level, kodeToko) => {
    sandi ??= hashPassword(testPassword)
    await db.chain.rows(sql`insert into users (user_id, usere_name, level, kode_toko, sandi)
      values (${userId}, ${userId.toUpperCase()}, ${level}, ${kodeToko}, ${await sandi})
      on conflict do nothing`)
  }
  const sees: TestHttp['sees'] = async (userId, ...paths) => {
    const akses = Object.fromEntries(
      house.screens.map(({ path: screen }) => [screen, paths.includes(screen)]),
    )
    await db.chain.rows(
      sql`update users set akses = ${JSON.stringify(akses)}::jsonb where user_id = ${userId}`,
    )
  }
  return { addShop, addUser, sees }
}

export async function createTestHttp(options: TestHttpOptions): Promise<TestHttp> {
  const database = await createTestDatabase()
  const { db } = database
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-uji-http-'))
  const { app, courier, engine, runner, scheduled, workers } = await createHttp({
    ...options,
    db,
    appUrl: database.appUrl,
    config: { logLevel: 'error', origin: undefined, trustProxy: [], ...options.config },
    folder: { files: path.join(folder, 'files'), log: path.join(folder, 'log') },
    web: path.join(folder, 'web'),
  })
  await app.ready()
  const send: TestHttp['send'] = async (method, address, sent = {}) => {
    const { body, headers, query, token } = sent
    const answer = await app.inject({
      method: method as 'GET',
      url: address,
      ...(query ? { query: { ...query } } : {}),
      ...(body === undefined ? {} : { payload: body as string }),
      headers: { ...(token ? { 'x-auth-token': token } : {}), ...headers },
    })
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: isJson ? (JSON.parse(answer.body) as TestAnswer['json']) : {},
    }
  }
  const { addShop, addUser, sees } = peopleIn(db, options.house)
  return {
    database,
    app,
    engine,
    runner,
    courier,
    workers,
    scheduled,
    send,
    addShop,
    addUser,
    sees,
    files: path.join(folder, 'files'),
    call: (endpoint, params, sent) => send(endpoint.method, addressOf(endpoint, params), sent),
    token: async (userId, level, kodeToko = 'GS1') => {
      if (level) await addUser(userId, level, kodeToko)
      const answer = await send('POST', '/api/v1/users/login', {
        body: { user_id: userId, password: testPassword },
        headers: { 'x-perangkat': `uji-${userId}` },
      })
      if (answer.status !== 200) throw new Error(`${userId} cannot log in: ${answer.text}`)
      return String(answer.json.data.token)
    },
    close: async () => {
      await app.close()
      await database.drop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
