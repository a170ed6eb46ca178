import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openConnection } from '../db-connection.ts'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { closedPart, unprivilegedAccount } from './account.ts'
import { findBinaries, packagedRoot, tryBinaries } from './binaries.ts'
import { readPidFile } from './pid-file.ts'
import { clusterFolder } from './place.ts'
import { isAlive, sleep } from './processes.ts'
import { startPostgres, type EmbeddedPostgres } from './supervisor.ts'

const settings = {
  fsync: 'off',
  shared_buffers: '16MB',
  max_connections: '20',
  dynamic_shared_memory_type: 'mmap',
}
const isRoot = process.getuid?.() === 0

let base: string
let dataDir: string
let said: string[]
let running: EmbeddedPostgres[]

beforeEach(() => {
  base = makeTestFolder()
  dataDir = path.join(base, 'data')
  fs.mkdirSync(path.join(dataDir, 'log'), { recursive: true })
  said = []
  running = []
})
afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  removeTestFolder(base)
})

async function start(): Promise<EmbeddedPostgres> {
  const say = (line: string) => void said.push(line)
  const postgres = await startPostgres({ dataDir, logDir: `${dataDir}/log`, say, settings })
  running.push(postgres)
  return postgres
}

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = await openConnection(postgres.urlFor('postgres'), () => undefined)
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

async function untilAnswers(postgres: EmbeddedPostgres): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    try {
      await ask(postgres, 'select 1')
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL did not come back')
}

describe('the life of a cluster', () => {
  test('starts from nothing, keeps its data over a stop, leaves nothing running', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await ask(first, 'create table public.t as select 7 as n')
    const pid = first.pid()
    await first.stop()
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(readPidFile(path.join(dataDir, 'pg'))).toBeUndefined()
    const second = await start()
    expect(await ask(second, 'select n from public.t')).toBe(7)
    expect(await ask(second, 'show data_checksums')).toBe('on')
    expect(await ask(second, 'show server_encoding')).toBe('UTF8')
  })

  test('killed, it comes back by itself on the same port, with what was committed', async () => {
    const postgres = await start()
    await ask(postgres, 'create table public.t as select 7 as n')
    const { port } = postgres
    const pid = postgres.pid()
    process.kill(pid, 'SIGKILL')
    await untilAnswers(postgres)
    expect(postgres.port).toBe(port)
    expect(postgres.pid()).not.toBe(pid)
    expect(await ask(postgres, 'select n from public.t')).toBe(7)
    expect(said).toContain('PostgreSQL berhenti tanpa diminta; dijalankan lagi ...')
  })

  test('stopped while it comes back, it stays down', async () => {
    const postgres = await start()
    process.kill(postgres.pid(), 'SIGKILL')
    await sleep(20)
    await postgres.stop()
    await sleep(200)
    const noted = readPidFile(path.join(dataDir, 'pg'))
    expect(noted && isAlive(noted.pid)).toBeFalsy()
  })

  test('one that outlived its server is adopted, watched and stopped like its own', async () => {
    const lost = await start()
    await ask(lost, 'create table public.t as select 7 as n')
    lost.letGo()
    const found = await start()
    expect(found).toMatchObject({ adopted: true, port: lost.port })
    expect(await ask(found, 'select n from public.t')).toBe(7)
    process.kill(found.pid(), 'SIGKILL')
    await untilAnswers(found)
    expect(await ask(found, 'select n from public.t')).toBe(7)
  })
})

describe('what a crash leaves behind', () => {
  test.each([
    ['a dead process', 2 ** 22 + 1],
    ['somebody else, who has the number now', process.pid],
  ])('a note of %s does not stop the start', async (_who, pid) => {
    await (await start()).stop()
    const note = [pid, path.join(dataDir, 'pg'), 1, 5432, '', '127.0.0.1', '', 'ready', ''].join(
      '\n',
    )
    fs.writeFileSync(path.join(dataDir, 'pg', 'postmaster.pid'), note)
    const postgres = await start()
    expect(await ask(postgres, 'select 1')).toBe(1)
    expect(postgres.adopted).toBe(false)
  })

  test('half a cluster is thrown away and made anew', async () => {
    fs.mkdirSync(path.join(dataDir, 'pg.baru', 'base'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'pg.sandi'), 'lama\n')
    expect(await ask(await start(), 'select 1')).toBe(1)
    expect(fs.existsSync(path.join(dataDir, 'pg.baru'))).toBe(false)
  })
})

describe('each failure has its sentence', () => {
  test('a cluster of another major version', async () => {
    await (await start()).stop()
    fs.writeFileSync(path.join(dataDir, 'pg', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /dibuat oleh PostgreSQL 17.*npm run cadangkan dengan program yang lama/,
    )
  })

  test('a lost password', async () => {
    await (await start()).stop()
    fs.rmSync(path.join(dataDir, 'pg.sandi'))
    await expect(start()).rejects.toThrow(/Kata sandi database .* hilang/)
  })

  test('a folder with something else in it', async () => {
    fs.mkdirSync(path.join(dataDir, 'pg'))
    fs.writeFileSync(path.join(dataDir, 'pg', 'foto.jpg'), '')
    await expect(start()).rejects.toThrow(/berisi sesuatu yang bukan database/)
  })

  test('a cluster that cannot start says what PostgreSQL said', async () => {
    await (await start()).stop()
    fs.appendFileSync(path.join(dataDir, 'pg', 'postgresql.conf'), 'ngawur = ya\n')
    await expect(start()).rejects.toThrow(/PostgreSQL tidak dapat berjalan.*ngawur/s)
  })
})

describe('binaries', () => {
  /** As npm lays them when it may run no scripts: without a single symbolic link. */
  function nativeWithoutLinks(): string {
    const root = path.join(base, 'paket', 'native')
    const filter = (source: string) => !fs.lstatSync(source).isSymbolicLink()
    fs.cpSync(packagedRoot(), root, { recursive: true, filter })
    fs.copyFileSync(
      path.join(packagedRoot(), '../package.json'),
      path.join(base, 'paket/package.json'),
    )
    return root
  }

  test('links that npm stripped are laid again', () => {
    const root = nativeWithoutLinks()
    const linked = () =>
      fs.readdirSync(path.join(root, 'lib')).filter((name) => name === 'libpq.so.5')
    expect(linked()).toEqual([])
    const binaries = findBinaries(
      unprivilegedAccount(),
      path.join(base, 'salinan'),
      () => undefined,
      root,
    )
    expect(binaries.root).toBe(root)
    expect(linked()).toEqual(['libpq.so.5'])
  })

  test.runIf(isRoot)('in a folder that only root may read, they are copied once', () => {
    const root = nativeWithoutLinks()
    const account = unprivilegedAccount()
    fs.chmodSync(path.join(base, 'paket'), 0o700)
    const copies = path.join(base, 'salinan')
    const say = (line: string) => void said.push(line)
    const first = findBinaries(account, copies, say, root)
    expect(first.root.startsWith(copies)).toBe(true)
    expect(tryBinaries(first, account)).toMatch(/PostgreSQL\) 18/)
    expect(findBinaries(account, copies, say, root)).toEqual(first)
    expect(said.filter((line) => line.startsWith('Menyalin'))).toHaveLength(1)
  })

  test.runIf(isRoot)('installed under a strict umask, the copy is open', () => {
    const root = nativeWithoutLinks()
    for (const part of ['lib', 'share', 'bin/postgres']) fs.chmodSync(path.join(root, part), 0o700)
    const found = findBinaries(
      unprivilegedAccount(),
      path.join(base, 'salinan'),
      () => undefined,
      root,
    )
    expect(found.root).not.toBe(root)
  })
})

describe.runIf(isRoot)('a data folder that the account may not reach', () => {
  const account = unprivilegedAccount()
  const folderOf = () => clusterFolder(dataDir, account, (line) => void said.push(line))
  let elsewhere: string | undefined
  beforeEach(() => fs.chmodSync(base, 0o700))
  afterEach(() => {
    if (elsewhere) fs.rmSync(elsewhere, { recursive: true, force: true })
  })

  test('keeps its database elsewhere, with a signpost that a move does not break', async () => {
    elsewhere = folderOf()
    expect(elsewhere).toMatch(/^\/var\/lib\/kencana\//)
    expect(folderOf()).toBe(elsewhere)
    expect(await ask(await start(), 'select 1')).toBe(1)
    await running.pop()?.stop()
    const before = dataDir
    dataDir = path.join(base, 'pindah')
    fs.renameSync(before, dataDir)
    expect(folderOf()).toBe(elsewhere)
  })

  test('a copy of it does not share the database of the original', () => {
    elsewhere = folderOf()
    const original = dataDir
    dataDir = path.join(base, 'salinan')
    fs.cpSync(original, dataDir, { recursive: true })
    expect(folderOf).toThrow(/adalah salinan dari/)
  })

  test('a data folder that is closed itself is opened to pass through, no more', () => {
    fs.chmodSync(base, 0o711)
    fs.chmodSync(dataDir, 0o700)
    expect(folderOf()).toBe(dataDir)
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o711)
  })
})

test('which part of a path is closed to an account', () => {
  const stranger = { uid: 54_321, gid: 54_321, name: 'asing' }
  const deep = path.join(base, 'a', 'b')
  fs.mkdirSync(deep, { recursive: true })
  fs.chmodSync(deep, 0o711)
  expect(closedPart(deep, stranger)).toBeUndefined()
  expect(closedPart(deep, stranger, { readable: true })).toBe(deep)
  expect(closedPart(path.join(deep, 'nanti'), stranger)).toBeUndefined()
  fs.chmodSync(path.join(base, 'a'), 0o700)
  expect(closedPart(deep, stranger)).toBe(path.join(base, 'a'))
  expect(closedPart(deep, { ...stranger, uid: process.getuid?.() ?? 0 })).toBeUndefined()
})
