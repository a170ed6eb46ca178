import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { LogFile } from './log-file.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-log-'))
afterEach(() => void vi.restoreAllMocks())

test('a log that has grown is put aside', async () => {
  const file = path.join(folder, 'penuh.log')
  const log = new LogFile(file, 1_000)
  const write = async (): Promise<string[]> => {
    log.write(`${'x'.repeat(99)}\n`)
    return fs.readdirSync(folder)
  }
  await expect.poll(write).toContain('penuh.log.1')
  // Later lines are in the new file.
  log.write('terakhir\n')
  await expect.poll(() => fs.readFileSync(file, 'utf8')).toContain('terakhir')
})

test.skipIf(!fs.existsSync('/dev/full'))('a full disk is told once, and ends nothing', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const log = new LogFile('/dev/full')
  for (let n = 0; n < 5; n += 1) log.write('baris\n')
  await expect.poll(() => told.mock.calls.length).toBe(1)
  log.write('baris\n')
  expect(String(told.mock.calls[0]?.[0])).toContain('ENOSPC')
})
