import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePort, isAlive, sleep } from './postgres/processes.ts'
import { createEmptyDatabase } from './test-database.ts'
import { ServerProcesses, until } from './test-process.ts'

const servers = new ServerProcesses()

describe('up and down', () => {
  test('from nothing to the first answer, and down without a trace', async () => {
    const server = await servers.launchReady()
    expect(await servers.write('satu')).toBe(true)
    expect(server.said()).toMatch(
      /PostgreSQL siap .*\n.*migrasi 1 dari 1: catatan .*\n1 migrasi terpasang .*\nKencana siap/,
    )
    expect(server.said()).toContain(
      `Buka di browser:\n  ${servers.origin}\nHanya mesin ini yang dapat membukanya; `,
    )
    expect(server.said()).toContain('HOST=0.0.0.0\nKode pemasangan: 1234\n')
    const steps = await fetch(`${servers.origin}/pasang-sertifikat`)
    expect([steps.status, await steps.text()]).toEqual([
      200,
      expect.stringContaining('HTTPS belum dinyalakan di server ini.'),
    ])
    const postgres = servers.postgresPid()
    expect(isAlive(postgres)).toBe(true)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said()).toMatch(
      /SIGTERM: server berhenti \.\.\.\nServer sudah berhenti, semua data tersimpan\.\n$/,
    )
    expect(isAlive(postgres)).toBe(false)
    expect(fs.existsSync(path.join(servers.dataDir, 'kencana.lock'))).toBe(false)
    const again = await servers.launchReady()
    expect(await servers.count()).toBe(1)
    expect(again.said()).not.toContain('migrasi')
  })

  test('a request in flight finishes, a new one is not let in', async () => {
    const server = await servers.launchReady()
    const agent = new http.Agent({ keepAlive: true })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      http
        .get(`${servers.origin}/lambat/700`, { agent }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode))
        })
        .once('error', reject)
    })
    await until(() => server.said().includes('mulai lambat 700'))
    server.child.kill('SIGINT')
    await until(() => server.said().includes('SIGINT: server berhenti'))
    await expect
      .poll(() => fetch(`${servers.origin}/hitung`).catch(String))
      .toBe('TypeError: fetch failed')
    expect(await answer).toBe(200)
    const answered = performance.now()
    expect(await server.ended).toBe(0)
    // The browser keeps its connection open for more; that must not hold up the stop.
    expect(performance.now() - answered).toBeLessThan(30_000) // it would take 72 s
    agent.destroy()
  })

  test('a second signal after a while ends it at once, the database too', async () => {
    const server = await servers.launchReady()
    const postgres = servers.postgresPid()
    const cut = fetch(`${servers.origin}/lambat/60000`).catch((error: unknown) => error)
    await until(() => server.said().includes('mulai lambat 60000'))
    server.child.kill('SIGINT')
    // Ctrl-C under npm comes twice; the second signal does not mean that the user is impatient.
    server.child.kill('SIGINT')
    await until(() => server.said().includes('SIGINT: server berhenti'))
    await sleep(1_200)
    expect(server.child.exitCode).toBeNull()
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(130)
    expect(await cut).toBeInstanceOf(Error)
    await until(() => !isAlive(postgres))
    expect(fs.existsSync(path.join(servers.dataDir, 'kencana.lock'))).toBe(false)
  })

  test('a signal on the way up leaves nothing behind', async () => {
    const server = servers.launch()
    await until(() => server.said().includes('Menyiapkan database baru'))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said()).toContain('SIGTERM: server berhenti setelah langkah ini selesai')
    expect(isAlive(servers.postgresPid() || 2 ** 22 + 1)).toBe(false)
    await servers.launchReady()
  })
})

describe('killed', () => {
  test('the server alone: its database is adopted, what was answered is there', async () => {
    const first = await servers.launchReady()
    await servers.write('satu')
    const postgres = servers.postgresPid()
    first.child.kill('SIGKILL')
    await first.ended
    expect(isAlive(postgres)).toBe(true)
    const second = await servers.launchReady()
    expect(second.said()).toContain('Server sebelumnya tidak berhenti dengan rapi')
    expect(second.said()).toContain(`masih hidup (${postgres}): dipakai`)
    expect(await servers.count()).toBe(1)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })

  test('the database alone: the server brings it back and goes on', async () => {
    const server = await servers.launchReady()
    await servers.write('satu')
    process.kill(servers.postgresPid(), 'SIGKILL')
    await until(() => server.said().includes('PostgreSQL berjalan lagi.'))
    expect(await servers.count()).toBe(1)
    expect(await servers.write('dua')).toBe(true)
  })

  test('both, again and again in mid-work: every answered row is there', async () => {
    let answered = 0
    for (let round = 0; round < 3; round += 1) {
      const server = await servers.launchReady()
      const writers = Array.from({ length: 4 }, async () => {
        while (await servers.write('baris').catch(() => false)) answered += 1
      })
      const before = answered
      await until(() => answered > before + 3)
      server.child.kill('SIGKILL')
      process.kill(servers.postgresPid(), 'SIGKILL')
      await Promise.all(writers)
      await server.ended
    }
    await servers.launchReady()
    const n = await servers.count()
    // A row may be committed although its answer did not arrive; never the other way round.
    expect(n).toBeGreaterThanOrEqual(answered)
    expect(n).toBeLessThanOrEqual(answered + 12)
  })
})

describe('what stops a start has its sentence and its exit code', () => {
  test('a data folder in use', async () => {
    await servers.launchReady()
    const second = servers.launch({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/^Folder data .* sedang dipakai server lain/)
    expect(second.said()).toContain(`Ia sudah berjalan: buka ${servers.origin}. `)
    expect(await servers.count()).toBe(0)
  })

  test('a taken port, before the database is touched', async () => {
    const other = net.createServer().listen(servers.port, '127.0.0.1')
    const server = servers.launch()
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe(
      `Port ${servers.port} sedang dipakai program lain. Hentikan program itu, atau pilih port ` +
        `lain: PORT=${servers.port + 10} npm start\n`,
    )
    expect(fs.existsSync(path.join(servers.dataDir, 'pg'))).toBe(false)
    other.close()
  })

  test('a mistake in the configuration', async () => {
    const server = servers.launch({ PORT: 'pintu', HTTPS: 'ya' })
    expect(await server.ended).toBe(2)
    expect(server.said().split('\n')).toEqual([
      'PORT harus nomor port, 0 sampai 65535.',
      'HTTPS harus salah satu dari: auto, off, on, only.',
      'Semua pengaturan: npm start -- --help',
      '',
    ])
  })

  test('--help is no mistake', async () => {
    const server = servers.launch({}, '--help')
    expect(await server.ended).toBe(0)
    expect(server.said()).toContain('DATABASE_URL')
  })

  test('a database that refuses the password', async () => {
    const database = await createEmptyDatabase()
    const address = new URL(database.ownerUrl)
    address.password = 'salah'
    const server = servers.launch({ DATABASE_URL: address.href })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^Database di .* menolak pengguna atau sandi/)
    expect(server.said()).not.toContain('salah@')
    await database.drop()
  })
})

test('a database of the operator’s own is used and left running', async () => {
  const database = await createEmptyDatabase()
  const server = await servers.launchReady({ DATABASE_URL: database.ownerUrl })
  expect(await servers.write('satu')).toBe(true)
  expect(fs.existsSync(path.join(servers.dataDir, 'pg'))).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await expect(database.db.health()).resolves.toBeUndefined()
  await database.drop()
})
