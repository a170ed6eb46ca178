import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { levels, type Level } from '#kernel/right'
import { tanggalDi } from '#kernel/tanggal'
import { masuk } from '#modules/pengguna/sesi.calls'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import type { Clock } from '../clock.ts'
import { openDb, type Db } from '../db.ts'
import { createHttp } from '../http/create-http.ts'
import type { Engine } from '../http/engine.ts'
import { hashPassword } from '../session/password.ts'
import { createTestDatabase } from '../test-database.ts'
import { Caller } from './test-caller.ts'

export const password = 'kencana-contoh'

/** The head office and one branch, with a user of every level and a second cashier in each. */
export const toko = ['PUSAT', 'GS1'] as const
type KodeToko = (typeof toko)[number]

export const userOf = (level: Level, kodeToko: KodeToko = 'PUSAT', nth = 1): string =>
  (level === 'KASIR' ? `kasir${nth}` : level.toLowerCase()) +
  (kodeToko === 'PUSAT' ? '' : `.${kodeToko.toLowerCase()}`)

/** A chain on a database of its own, served over HTTP by this very process. */
export interface TestChain {
  readonly origin: string
  readonly engine: Engine
  readonly ownerUrl: string
  /** Past the wall, as its owner. */
  readonly owner: Db
  /** Somebody who is signed in; once for each user. */
  as(userId: string): Promise<Caller>
  /** Nobody. */
  readonly nobody: Caller
  /** Switches flags or sets parameters of a shop, as /settingsystem does. */
  set(kodeToko: KodeToko, key: string, value: unknown): Promise<void>
  close(): Promise<void>
}

async function found(owner: Db, today: string): Promise<void> {
  const sandi = await hashPassword(password)
  for (const [at, kode] of toko.entries()) {
    await owner.chain.rows(sql`insert into kencana.toko
      (kode_toko, no_toko, nama_toko, alamat_toko, jenis_toko, tgl_system)
      values (${kode}, ${at + 1}, ${`Toko ${kode}`}, 'Jalan Emas 1',
        ${kode === 'PUSAT' ? 'PUSAT' : 'CABANG'}, ${today}::date)`)
    const users = [...levels.map((level) => [level, 1] as const), ['KASIR', 2] as const]
    for (const [level, nth] of users) {
      const id = userOf(level, kode, nth)
      await owner.chain.rows(sql`insert into kencana.users
        (user_id, usere_name, level, kode_toko, sandi)
        values (${id}, ${id.toUpperCase()}, ${level}, ${kode}, ${sandi})`)
    }
  }
}

export async function openChain(options: { readonly clock?: Clock } = {}): Promise<TestChain> {
  const database = await createTestDatabase()
  const owner = openDb(database.ownerUrl)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-walk-'))
  await found(owner, tanggalDi('Asia/Jakarta', options.clock?.millis()))
  const { app, engine } = await createHttp({
    ...options,
    db: database.db,
    appUrl: database.appUrl,
    house,
    modules: servedModules,
    config: { logLevel: 'error', origin: undefined, trustProxy: [] },
    folder: { files: path.join(folder, 'files'), log: path.join(folder, 'log') },
    web: path.join(folder, 'web'),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const nobody = new Caller(origin)
  const callers = new Map<string, Promise<Caller>>()
  const signIn = async (userId: string): Promise<Caller> => {
    const body = { user_id: userId, password, kode_toko: null }
    return new Caller(origin, (await nobody.call(masuk, { body })).token)
  }
  return {
    origin,
    engine,
    owner,
    ownerUrl: database.ownerUrl,
    nobody,
    as: (userId) => {
      const caller = callers.get(userId) ?? signIn(userId)
      callers.set(userId, caller)
      return caller
    },
    set: async (kodeToko, key, value) => {
      const json = JSON.stringify(value)
      await owner.transaction(kodeToko, (tx) =>
        tx.rows(sql`insert into kencana.parameter (kode_toko, key, value)
          values (${kodeToko}, ${key}, ${json}::jsonb)
          on conflict (kode_toko, key) do update set value = excluded.value`),
      )
      await engine.shops.load(kodeToko)
    },
    close: async () => {
      await app.close()
      await owner.close()
      await database.drop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
