import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { openEnvelope, writeEnvelope } from './envelope.ts'
import { makerCode, openMaker, type Maker } from './maker.ts'

let base: string
let ours: Maker
let theirs: Maker
beforeAll(() => {
  base = makeTestFolder()
  ours = openMaker(path.join(base, 'kami.kunci'))
  theirs = openMaker(path.join(base, 'mereka.kunci'))
})
afterAll(() => removeTestFolder(base))

async function* frames(): AsyncGenerator<Buffer> {
  yield Buffer.from('isi cadangan')
}
async function written(maker?: Maker): Promise<string> {
  const file = path.join(base, 'kencana-20261122-020000.cadangan')
  await writeEnvelope(file, { saat: '', program: '9.9.9', migrasi: 7 }, { maker }, frames())
  return file
}
const madeBy = async (file: string) => (await openEnvelope(file, undefined)).head.pembuat

/** Two lines of the head, what is in it, and its end. */
function partsOf(file: string, end: number) {
  const bytes = fs.readFileSync(file)
  const [mark = '', head = ''] = bytes.toString('latin1').split('\n', 2)
  const from = mark.length + head.length + 2
  return { mark, head, contents: bytes.subarray(from, bytes.length - end) }
}
/** The file is assembled again by somebody who can do everything except sign for another. */
function forged(head: readonly string[], contents: Buffer, by: Maker | undefined): string {
  const body = Buffer.concat([Buffer.from(`${head.join('\n')}\n`, 'latin1'), contents])
  const digest = createHash('sha256').update(body).digest('hex')
  const end = by ? `\n${digest} ${by.sign(digest)}\n` : `\n${digest}\n`
  const file = path.join(base, 'palsu.cadangan')
  fs.writeFileSync(file, Buffer.concat([body, Buffer.from(end)]))
  return file
}

test('a data folder has one key, its own account’s alone, and a code for it', () => {
  const file = path.join(base, 'kami.kunci')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(openMaker(file).kunci).toBe(ours.kunci)
  expect(makerCode(ours.kunci)).toMatch(/^(?:[0-9A-F]{4}-){3}[0-9A-F]{4}$/)
  expect(makerCode(ours.kunci)).not.toBe(makerCode(theirs.kunci))
})

test('a backup names who signed it, and one without a signature names nobody', async () => {
  expect(await madeBy(await written(ours))).toMatchObject({ kunci: ours.kunci })
  expect(await madeBy(await written())).toBe(null)
})

test('whoever makes one in the name of another is found out', async () => {
  const { contents, head, mark } = partsOf(await written(theirs), 155)
  const inOurName = [mark, head.replace(theirs.kunci, ours.kunci)]
  await expect(madeBy(forged(inOurName, contents, theirs))).rejects.toThrow(/berubah/)
  await expect(madeBy(forged(inOurName, contents, undefined))).rejects.toThrow(/terpotong|berubah/)
  expect(await madeBy(forged([mark, head], contents, theirs))).toMatchObject({
    kunci: theirs.kunci,
  })
  const nobody = [mark.replace('2', '1'), JSON.stringify({ ...JSON.parse(head), pembuat: null })]
  expect(await madeBy(forged(nobody, contents, undefined))).toBe(null)
})
