import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { writeEnvelope } from './envelope.ts'

let base: string
beforeAll(() => {
  base = makeTestFolder()
})
afterAll(() => removeTestFolder(base))

test('an envelope that cannot be written because the disk is full says so and cleans up', async () => {
  const file = path.join(base, 'sempit', 'kencana-20260101-020000.cadangan')
  async function* frames(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(200_000, 'x')
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  }
  const about = { saat: '', program: '', migrasi: 1 }
  await expect(writeEnvelope(file, about, {}, frames())).rejects.toThrow(/^Disk penuh/)
  expect(fs.readdirSync(path.dirname(file))).toEqual([])
})
