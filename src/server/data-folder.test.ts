import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { identityOf } from './postgres/processes.ts'

let base: string
let said: string[]
const open = () => openDataFolder(path.join(base, 'data'), (line) => void said.push(line))
const lockFile = () => path.join(base, 'data', 'kencana.lock')
const holder = (lock: object) => fs.writeFileSync(lockFile(), JSON.stringify(lock))

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-folder-'))
  said = []
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

test('makes what it needs, closed to other accounts, and lets go of it', () => {
  const folder = open()
  for (const part of [folder.files, folder.tls, folder.log]) {
    expect(fs.statSync(part).mode & 0o777).toBe(0o700)
  }
  expect(fs.existsSync(lockFile())).toBe(true)
  folder.release()
  expect(fs.readdirSync(folder.root).toSorted()).toEqual(['files', 'log', 'tls'])
  expect(said).toEqual([])
})

test('a place where no folder can be made is named, at once', () => {
  const inProc = () => openDataFolder('/proc/kencana-uji/data', (line) => void said.push(line))
  expect(inProc).toThrow(/\/proc\/kencana-uji\/data tidak dapat dibuat|Tidak diizinkan menulis/)
})

test('a file where a folder should be is no folder', () => {
  fs.mkdirSync(path.join(base, 'data'))
  fs.writeFileSync(path.join(base, 'data', 'log'), '')
  expect(open).toThrow('bukan folder')
})

describe('the lock', () => {
  test('a living holder is named and respected', async () => {
    open().release()
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'])
    const pid = other.pid ?? 0
    await new Promise((resolve) => setTimeout(resolve, 50))
    holder({ pid, identitas: identityOf(pid), mesin: os.hostname() })
    expect(open).toThrow(new RegExp(`sedang dipakai server lain \\(proses ${pid}`))
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await ended
    open().release()
    expect(said).toEqual([
      'Server sebelumnya tidak berhenti dengan rapi; folder datanya diambil alih.',
    ])
  })

  test('a holder that answers says where', () => {
    const first = open()
    first.answersAt('http://localhost:4080')
    const lock = JSON.parse(fs.readFileSync(lockFile(), 'utf8'))
    expect(lock.alamat).toBe('http://localhost:4080')
    holder({ ...lock, mesin: 'mesin-lain' })
    expect(open).toThrow(
      /sedang dipakai server lain \(.* di mesin-lain\)\. Ia sudah berjalan: buka http:\/\/localhost:4080\. /,
    )
    // It is somebody else's by now.
    first.answersAt('http://localhost:4090')
    first.release()
    expect(JSON.parse(fs.readFileSync(lockFile(), 'utf8')).mesin).toBe('mesin-lain')
    holder(lock)
    first.release()
    expect(fs.existsSync(lockFile())).toBe(false)
  })

  test('a number that belongs to another process by now holds nothing', () => {
    open().release()
    holder({ pid: process.ppid, identitas: 'boot/1', mesin: os.hostname() })
    open().release()
    expect(said).toHaveLength(1)
  })

  test('a holder in another container is believed while its sign is fresh', () => {
    open().release()
    holder({ pid: 1, identitas: 'boot/1', mesin: 'wadah-lain' })
    expect(open).toThrow(/wadah-lain/)
    const longAgo = Date.now() / 1000 - 60
    fs.utimesSync(lockFile(), longAgo, longAgo)
    open().release()
    expect(said).toHaveLength(1)
  })

  test('a lock broken by a power cut holds nothing', () => {
    open().release()
    fs.writeFileSync(lockFile(), '\0\0\0')
    open().release()
    expect(said).toHaveLength(1)
  })

  test('letting go does not take the lock of whoever came after', () => {
    const first = open()
    holder({ pid: 1, identitas: 'lain', mesin: 'lain' })
    first.release()
    expect(fs.existsSync(lockFile())).toBe(true)
  })
})

describe('what cannot be used has its sentence', () => {
  test('a file in the way', () => {
    fs.writeFileSync(path.join(base, 'data'), '')
    expect(open).toThrow(/bukan folder/)
  })

  test.runIf(process.getuid?.() !== 0)('no permission', () => {
    fs.chmodSync(base, 0o500)
    expect(open).toThrow(/Tidak diizinkan menulis/)
  })
})
