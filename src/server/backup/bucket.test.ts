import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BucketStore } from '../files/bucket-store.ts'
import { FolderStore } from '../files/folder-store.ts'
import { openFiles } from '../files/open-files.ts'
import { bucketName, playBucket, type TestBucket } from '../files/test-bucket.ts'
import { openShops, type TestShops } from '../posting/test-shop.ts'
import { readSchema } from '../schema.ts'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

let shops: TestShops
let target: TestDatabase
let bucket: TestBucket
let base: string
let file: string

const [lama, baru, asing] = ['satu', 'dua', 'asing'].map((one) => `T1/BARANG/${one}.jpg`)

beforeAll(async () => {
  base = makeTestFolder()
  bucket = await playBucket()
  target = await createEmptyDatabase()
  shops = await openShops(2)
  const files = new FolderStore(path.join(base, 'asal'))
  for (const name of [lama, baru]) await files.write(name ?? '', Buffer.from('cadangan'))
  const made = await makeBackup({
    ...{ ownerUrl: shops.database.ownerUrl, files, folder: path.join(base, 'cadangan'), keep: 5 },
    ...{ passphrase: undefined, keyFile: path.join(base, 'kunci'), program: '1.2.3' },
    cara: 'PERINTAH',
  })
  file = made.file
})
afterAll(async () => {
  await Promise.all([shops?.close(), target?.drop(), bucket?.stop()])
  removeTestFolder(base)
})

const said: string[] = []
const files = () => openFiles(bucket.config, path.join(base, 'files'))
const restore = (store = files()) =>
  restoreBackup({
    ...{ file, passphrase: undefined, ownerUrl: target.ownerUrl, files: store },
    config: { databaseAppUrl: undefined, bucket: bucket.config },
    folder: {
      ...{ root: base, files: path.join(base, 'files'), tls: base, log: base },
      ...{ answersAt: () => undefined, release: () => undefined },
    },
    schema: readSchema(),
    say: (line) => void said.push(line),
  })
const textOf = async (name = ''): Promise<string | undefined> =>
  (await new BucketStore(bucket.config).read(name))?.toString()

test('a restore leaves what the bucket has, and a failure takes back only what it put', async () => {
  const store = files()
  for (const name of [lama, asing]) await store.write(name ?? '', Buffer.from('semula'))
  const breaking = Object.assign(Object.create(store), {
    names: () => store.names(),
    write: async (name: string, bytes: Buffer | undefined) => {
      await store.write(name, bytes)
      if (bytes) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    },
  })
  await expect(restore(breaking)).rejects.toThrow(/^Disk penuh/)
  expect([await textOf(lama), await textOf(baru), await textOf(asing)]).toEqual([
    ...['semula', undefined, 'semula'],
  ])
  await store.write('T9/segel/lain.json', Buffer.from('{}'))
  await expect(restore()).rejects.toThrow(/T9\/segel\/lain.json.*bukan dari cadangan/)
  await store.write('T9/segel/lain.json', undefined)
  said.length = 0
  expect((await restore()).audit.beda).toEqual([])
  expect(said).toContain(
    `S3_BUCKET ${bucketName} berisi 1 berkas yang bukan dari cadangan ini: dibiarkan. ` +
      'Untuk latihan pakai bucket lain.',
  )
  expect([await textOf(lama), await textOf(baru), await textOf(asing)]).toEqual([
    ...['semula', 'cadangan', 'semula'],
  ])
})
