import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderStore } from '../files/folder-store.ts'
import { jual } from '../posting/test-sale.ts'
import { openShops, piece, post, type TestShops } from '../posting/test-shop.ts'
import { readSchema } from '../schema.ts'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { makeBackup } from './make.ts'
import { trialMark, tryRestore } from './trial.ts'

let shops: TestShops
let base: string
let file: string

beforeAll(async () => {
  base = makeTestFolder()
  shops = await openShops(7)
  await post(shops.owner, jual([piece(3)]).isi)
  const made = await makeBackup({
    ownerUrl: shops.database.ownerUrl,
    files: new FolderStore(path.join(base, 'asal')),
    folder: path.join(base, 'cadangan'),
    keep: 2,
    passphrase: undefined,
    keyFile: path.join(base, 'cadangan.kunci'),
    program: '1.2.3',
    cara: 'PERINTAH',
  })
  file = made.file
})
afterAll(async () => {
  await shops?.close()
  removeTestFolder(base)
})

const tried = () =>
  tryRestore({
    file,
    passphrase: undefined,
    ownerUrl: shops.database.ownerUrl,
    schema: readSchema(),
    signal: new AbortController().signal,
  })

test('one trial at a time: the second of two servers leaves the first alone', async () => {
  const both = await Promise.allSettled([tried(), tried()])
  const done = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(done).toMatchObject([{ barang: 14, beda: 0 }])
  expect(refused).toEqual([expect.stringMatching(/sedang berjalan/)])
})

test("a trial drops no database but its own, whatever name a person's has", async () => {
  const found = await shops.owner.query<{ nama: string }>(
    `select current_database() || '_coba' as nama`,
  )
  const nama = found.rows[0]?.nama ?? ''
  const stands = async (): Promise<boolean> =>
    (await shops.owner.query('select from pg_database where datname = $1', [nama])).rowCount === 1
  await shops.owner.query(`create database "${nama}"`)
  try {
    await expect(tried()).rejects.toThrow(/bukan sisa percobaan/)
    expect(await stands()).toBe(true)
    // The leftovers of a stopped server say what they are.
    await shops.owner.query(`comment on database "${nama}" is '${trialMark}'`)
    expect(await tried()).toMatchObject({ beda: 0 })
    expect(await stands()).toBe(false)
  } finally {
    await shops.owner.query(`drop database if exists "${nama}"`)
  }
})
