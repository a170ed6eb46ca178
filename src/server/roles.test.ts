import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConnection } from './db-connection.ts'
import { checkWall, ensureAppRole, withUser } from './roles.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let folder: string
// Roles belong to the whole cluster: names of this run's own.
const name = (role: string) => `uji_${role}_${randomBytes(4).toString('hex')}`
const secret = randomBytes(9).toString('hex')
let made: string[] = []

async function asOwner(...statements: string[]): Promise<void> {
  const client = await openConnection(database.ownerUrl, () => undefined)
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function makeRole(role: string, options = ''): Promise<string> {
  const unique = name(role)
  await asOwner(`create role ${unique} login password '${secret}' ${options}`)
  made.push(unique)
  return unique
}
const urlOf = (role: string) => withUser(database.ownerUrl, role, secret)

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-peran-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))
beforeEach(async () => {
  database = await createEmptyDatabase()
  await asOwner('create schema kencana', 'create table kencana.t (n int)')
  made = []
})
afterEach(async () => {
  for (const role of made) await asOwner(`drop owned by ${role} cascade`, `drop role ${role}`)
  await database.drop()
})

describe('the app role', () => {
  test('is made once, and every server works out the same way in', async () => {
    const access = { ownerUrl: database.ownerUrl, secretFolder: folder }
    const first = await ensureAppRole(access)
    expect(await ensureAppRole(access)).toBe(first)
    expect(new URL(first).username).toBe('kencana_app')
    expect(new URL(first).password).not.toBe(new URL(database.ownerUrl).password)
    await expect(checkWall(first)).resolves.toBeUndefined()
  })

  test('an address of the operator’s own is taken as it is', async () => {
    const appUrl = urlOf(await makeRole('biasa'))
    const access = { ownerUrl: database.ownerUrl, appUrl, secretFolder: folder }
    expect(await ensureAppRole(access)).toBe(appUrl)
  })

  test('an owner who may not make it is told what to have run', async () => {
    // Another secret, so that the role that is there cannot be entered.
    const owner = await makeRole('pemilik')
    const access = { ownerUrl: urlOf(owner), secretFolder: folder }
    await expect(ensureAppRole(access)).rejects.toThrow(
      /tidak boleh membuat peran kencana_app[^]*alter role "kencana_app" login password '/,
    )
  })
})

describe('a role that the wall does not bind is refused', () => {
  test('superuser', async () => {
    const role = await makeRole('super', 'superuser')
    await expect(checkWall(urlOf(role))).rejects.toThrow(/adalah superuser/)
  })
  test('BYPASSRLS', async () => {
    const role = await makeRole('lewat', 'bypassrls')
    await expect(checkWall(urlOf(role))).rejects.toThrow(/memiliki BYPASSRLS/)
  })
  test('owner of the schema', async () => {
    const role = await makeRole('skema')
    await asOwner(`alter schema kencana owner to ${role}`)
    await expect(checkWall(urlOf(role))).rejects.toThrow(/adalah pemilik skema kencana/)
    await asOwner('alter schema kencana owner to current_user')
  })
  test('owner of a table', async () => {
    const role = await makeRole('tabel')
    await asOwner(`alter table kencana.t owner to ${role}`)
    await expect(checkWall(urlOf(role))).rejects.toThrow(/adalah pemilik kencana\.t/)
    await asOwner('alter table kencana.t owner to current_user')
  })
  test('member of a role that owns', async () => {
    const owner = await makeRole('atasan')
    const role = await makeRole('anggota', `in role ${owner}`)
    await asOwner(`alter table kencana.t owner to ${owner}`)
    await expect(checkWall(urlOf(role))).rejects.toThrow(
      new RegExp(`adalah anggota peran ${owner}`),
    )
    await asOwner('alter table kencana.t owner to current_user')
  })
  test('an ordinary one is let through', async () => {
    await expect(checkWall(urlOf(await makeRole('kasir')))).resolves.toBeUndefined()
  })
})

test('the user of an address, with and without a host', () => {
  expect(withUser('postgres://a:b@db:5433/k?sslmode=require', 'kencana_app', 'x/y')).toBe(
    'postgres://kencana_app:x%2Fy@db:5433/k?sslmode=require',
  )
  expect(withUser('postgres:///k?host=/run/pg', 'kencana_app', 'x')).toBe(
    'postgres:///k?host=%2Frun%2Fpg&user=kencana_app&password=x',
  )
})
