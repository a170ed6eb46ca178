import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readPidFile } from './postgres/pid-file.ts'
import { freePort, isAlive, sleep } from './postgres/processes.ts'
import { projectRoot } from './project-root.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'
import { createEmptyDatabase } from './test-database.ts'

// Whole server processes (test-server.ts, built as the real one is), killed and stopped for real.

const program = path.join(projectRoot(), 'node_modules', '.cache', `kencana-uji-${process.pid}`)

beforeAll(async () => {
  await build({
    configFile: false,
    root: projectRoot(),
    logLevel: 'error',
    build: { ssr: 'src/server/test-server.ts', outDir: program, target: 'node20' },
  })
})
afterAll(() => fs.rmSync(program, { recursive: true, force: true }))

interface Server {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

let base: string
let dataDir: string
let port: number
let started: Server[]

beforeEach(async () => {
  base = makeTestFolder()
  dataDir = path.join(base, 'data')
  port = await freePort()
  started = []
})
afterEach(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGTERM')
    await ended
  }
  await removeTestFolder(base)
})

function launch(variables: Record<string, string> = {}, ...args: string[]): Server {
  const { PATH = '' } = process.env
  const env = { PATH, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), ...variables }
  const child = spawn(process.execPath, [path.join(program, 'test-server.js'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const server = { child, said: () => said, ended }
  started.push(server)
  return server
}

async function launchReady(variables: Record<string, string> = {}): Promise<Server> {
  const server = launch(variables)
  await until(() => server.said().includes('Kencana siap') || server.child.exitCode !== null)
  expect(server.said()).toContain('Kencana siap')
  return server
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await condition()) return
    await sleep(25)
  }
  throw new Error('waited in vain')
}

const origin = () => `http://127.0.0.1:${port}`
const countFile = z.object({ n: z.number() })
const count = async () => countFile.parse(await (await fetch(`${origin()}/hitung`)).json())
const write = async (word: string) =>
  (await fetch(`${origin()}/catat/${word}`, { method: 'POST' })).ok
const postgresPid = () => readPidFile(path.join(dataDir, 'pg'))?.pid ?? 0

describe('up and down', () => {
  test('from nothing to the first answer, and down without a trace', async () => {
    const server = await launchReady()
    expect(await write('satu')).toBe(true)
    expect(server.said()).toMatch(
      /PostgreSQL siap .*\n.*migrasi 1 dari 1: catatan .*\n1 migrasi terpasang .*\nKencana siap/,
    )
    expect(server.said()).toContain(`Buka di browser:\n  ${origin()}\nKode pemasangan: 1234\n`)
    const postgres = postgresPid()
    expect(isAlive(postgres)).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
    expect(fs.existsSync(path.join(dataDir, 'kencana.lock'))).toBe(false)
    const again = await launchReady()
    expect(await count()).toEqual({ n: 1 })
    expect(again.said()).not.toContain('migrasi')
  })

  test('a request in flight finishes, a new one is not let in', async () => {
    const server = await launchReady()
    const agent = new http.Agent({ keepAlive: true })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      http
        .get(`${origin()}/lambat/700`, { agent }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode))
        })
        .once('error', reject)
    })
    await sleep(150)
    server.child.kill('SIGINT')
    await sleep(150)
    await expect(fetch(`${origin()}/hitung`)).rejects.toThrow()
    expect(await answer).toBe(200)
    const answered = performance.now()
    expect(await server.ended).toBe(0)
    // The browser keeps its connection open for more; that must not hold up the stop.
    expect(performance.now() - answered).toBeLessThan(3_000)
    agent.destroy()
  })

  test('a second signal after a while ends it at once, the database too', async () => {
    const server = await launchReady()
    const postgres = postgresPid()
    const cut = fetch(`${origin()}/lambat/60000`).catch((error: unknown) => error)
    await sleep(150)
    server.child.kill('SIGINT')
    // Ctrl-C under npm comes twice; the second of those is no impatience.
    server.child.kill('SIGINT')
    await sleep(1_200)
    expect(server.child.exitCode).toBeNull()
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(130)
    expect(await cut).toBeInstanceOf(Error)
    await until(() => !isAlive(postgres))
    expect(fs.existsSync(path.join(dataDir, 'kencana.lock'))).toBe(false)
  })

  test('a signal on the way up leaves nothing behind', async () => {
    const server = launch()
    await until(() => server.said().includes('Menyiapkan database baru'))
    await sleep(300)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isAlive(postgresPid() || 2 ** 22 + 1)).toBe(false)
    await launchReady()
  })
})

describe('killed', () => {
  test('the server alone: its database is adopted, what was answered is there', async () => {
    const first = await launchReady()
    await write('satu')
    const postgres = postgresPid()
    first.child.kill('SIGKILL')
    await first.ended
    expect(isAlive(postgres)).toBe(true)
    const second = await launchReady()
    expect(second.said()).toContain('Server sebelumnya tidak berhenti dengan rapi')
    expect(second.said()).toContain(`masih hidup (${postgres}): dipakai`)
    expect(await count()).toEqual({ n: 1 })
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })

  test('the database alone: the server brings it back and goes on', async () => {
    const server = await launchReady()
    await write('satu')
    process.kill(postgresPid(), 'SIGKILL')
    await until(() => server.said().includes('PostgreSQL berjalan lagi.'))
    expect(await count()).toEqual({ n: 1 })
    expect(await write('dua')).toBe(true)
  })

  test('both, again and again in mid-work: every answered row is there', async () => {
    let answered = 0
    for (let round = 0; round < 3; round += 1) {
      const server = await launchReady()
      const writers = Array.from({ length: 4 }, async () => {
        while (await write('baris').catch(() => false)) answered += 1
      })
      await sleep(300)
      server.child.kill('SIGKILL')
      process.kill(postgresPid(), 'SIGKILL')
      await Promise.all(writers)
      await server.ended
    }
    await launchReady()
    const { n } = await count()
    expect(answered).toBeGreaterThan(30)
    // A row may have been committed without its answer arriving; never the other way round.
    expect(n).toBeGreaterThanOrEqual(answered)
    expect(n).toBeLessThanOrEqual(answered + 12)
  })
})

describe('what stops a start has its sentence and its exit code', () => {
  test('a data folder in use', async () => {
    await launchReady()
    const second = launch({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/^Folder data .* sedang dipakai server lain/)
    expect(await count()).toEqual({ n: 0 })
  })

  test('a taken port, before the database is touched', async () => {
    const other = net.createServer().listen(port, '127.0.0.1')
    const server = launch()
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe(
      `Port ${port} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: ` +
        `PORT=${port + 10} npm start\n`,
    )
    expect(fs.existsSync(path.join(dataDir, 'pg'))).toBe(false)
    other.close()
  })

  test('a mistake in the configuration', async () => {
    const server = launch({ PORT: 'pintu', HTTPS: 'ya' })
    expect(await server.ended).toBe(2)
    expect(server.said().split('\n')).toEqual([
      'PORT harus nomor port, 0 sampai 65535.',
      'HTTPS harus salah satu dari: auto, off, on, only.',
      'Semua pengaturan: npm start -- --help',
      '',
    ])
  })

  test('--help is no mistake', async () => {
    const server = launch({}, '--help')
    expect(await server.ended).toBe(0)
    expect(server.said()).toContain('DATABASE_URL')
  })

  test('a database that refuses the password', async () => {
    const database = await createEmptyDatabase()
    const address = new URL(database.ownerUrl)
    address.password = 'salah'
    const server = launch({ DATABASE_URL: address.href })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^Database di .* menolak pengguna atau sandi/)
    expect(server.said()).not.toContain('salah@')
    await database.drop()
  })
})

test('a database of the operator’s own is used and left running', async () => {
  const database = await createEmptyDatabase()
  const server = await launchReady({ DATABASE_URL: database.ownerUrl })
  expect(await write('satu')).toBe(true)
  expect(fs.existsSync(path.join(dataDir, 'pg'))).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await expect(database.db.health()).resolves.toBeUndefined()
  await database.drop()
})

describe('HTTPS', () => {
  async function secureGet(securePort: number, target: string, ca: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: securePort, path: target, ca, agent: false }
      https
        .get(options, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => (text += part))
          response.once('end', () => resolve(text))
        })
        .once('error', reject)
    })
  }
  const authority = async () => (await fetch(`${origin()}/kencana-ca.crt`)).text()

  test('on: a second door to the same server, for requests and for sockets', async () => {
    const securePort = await freePort()
    const server = await launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    const ca = await authority()
    expect(await secureGet(securePort, '/lambat/1', ca)).toBe('{"protocol":"https"}')
    expect(await secureGet(securePort, '/hitung', ca)).toBe('{"n":0}')
    const steps = await fetch(`${origin()}/pasang-sertifikat`)
    expect(steps.headers.get('content-type')).toContain('text/html')
    const upgraded = new Promise<string>((resolve, reject) => {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' }
      https
        .request({ host: '127.0.0.1', port: securePort, ca, headers })
        .once('upgrade', (_response, socket, head) => {
          socket.destroy()
          resolve(head.toString())
        })
        .once('error', reject)
        .end()
    })
    expect(await upgraded).toBe('halo')
    const before = ca
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    expect(await authority()).toBe(before)
  })

  test('only: the plain door shows the way, and keeps the certificate', async () => {
    const securePort = await freePort()
    await launchReady({ HTTPS: 'only', HTTPS_PORT: String(securePort) })
    const moved = await fetch(`${origin()}/hitung?a=1`, { redirect: 'manual' })
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe(`https://127.0.0.1:${securePort}/hitung?a=1`)
    expect(await secureGet(securePort, '/hitung', await authority())).toBe('{"n":0}')
  })

  test('a certificate of the operator’s own', async () => {
    const securePort = await freePort()
    const first = await launchReady({ HTTPS: 'on', HTTPS_PORT: String(securePort) })
    const ca = await authority()
    first.child.kill('SIGTERM')
    await first.ended
    const file = (name: string) => path.join(dataDir, 'tls', name)
    const own = { TLS_CERT: file('server.crt'), TLS_KEY: file('server.key') }
    await launchReady({ ...own, HTTPS_PORT: String(securePort) })
    expect(await secureGet(securePort, '/hitung', ca)).toBe('{"n":0}')
    expect((await fetch(`${origin()}/kencana-ca.crt`)).status).toBe(404)
    const wrong = launch({ ...own, TLS_KEY: file('ca.key'), PORT: String(await freePort()) })
    expect(await wrong.ended).toBe(1)
  })
})
