import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import { openFiles } from './open-files.ts'
import type { FileStore } from './store.ts'
import { bucketName, playBucket, type TestBucket } from './test-bucket.ts'

let folder: string
let bucket: TestBucket
beforeAll(async () => {
  folder = makeTestFolder()
  bucket = await playBucket()
})
afterAll(async () => {
  await bucket.stop()
  removeTestFolder(folder)
})

const namesOf = async (store: FileStore): Promise<string[]> => {
  const names: string[] = []
  for await (const name of store.names()) names.push(name)
  return names.toSorted()
}

describe.each([
  ['folder', () => new FolderStore(path.join(folder, 'satu'))],
  ['bucket', () => new BucketStore(bucket.config)],
])('a store in a %s', (_, open) => {
  it('keeps, gives back, lists and forgets files, whole', async () => {
    const store = open()
    const foto = Buffer.from([0xff, 0xd8, 0, 10, 13, 255])
    expect(await store.read('GS1/BARANG/satu.jpg')).toBeUndefined()
    for (const name of ['satu', 'dua', 'tiga', 'empat', 'lima'])
      await store.write(`GS1/BARANG/${name}.jpg`, foto)
    await store.write('GS1/BARANG/kosong.jpg', Buffer.alloc(0))
    expect(await store.read('GS1/BARANG/satu.jpg')).toEqual(foto)
    expect(await store.read('GS1/BARANG/kosong.jpg')).toEqual(Buffer.alloc(0))
    expect(await namesOf(store)).toHaveLength(6)
    await store.write('GS1/BARANG/dua.jpg', undefined)
    await store.write('GS1/BARANG/dua.jpg', undefined)
    expect(await store.read('GS1/BARANG/dua.jpg')).toBeUndefined()
    expect(await namesOf(store)).toEqual(
      ['empat', 'kosong', 'lima', 'satu', 'tiga'].map((name) => `GS1/BARANG/${name}.jpg`),
    )
    await expect(store.read('GS1/../sandi')).rejects.toThrow('not a file')
  })
})

describe('a bucket', () => {
  it('is asked again where it was busy, and what it refuses is an error that says so', async () => {
    const store = new BucketStore(bucket.config)
    bucket.asked.length = 0
    bucket.busy.push(503, 0) // busy, then the line is cut
    await store.write('GS1/BARANG/satu.jpg', Buffer.from('x'))
    expect(bucket.asked).toEqual(
      Array.from({ length: 3 }, () => `PUT /${bucketName}/GS1/BARANG/satu.jpg`),
    )
    bucket.busy.push(1) // the line is cut within the answer
    expect(await store.read('GS1/BARANG/satu.jpg')).toEqual(Buffer.from('x'))
    const salah = (config: object) =>
      new BucketStore({ ...bucket.config, ...config }).read('GS1/BARANG/satu.jpg')
    await expect(salah({ secret: 'lain' })).rejects.toThrow('403 SignatureDoesNotMatch')
    await expect(salah({ bucket: 'tiada-di-sana' })).rejects.toThrow('no such bucket')
  })

  it('has the pictures, and the folder the seals that audits read there', async () => {
    const files = openFiles(bucket.config, path.join(folder, 'dua'))
    await files.write('GS1/segel/1.json', Buffer.from('{}'))
    await files.write('GS1/BARANG/baru.jpg', Buffer.from('foto'))
    expect(fs.existsSync(path.join(folder, 'dua/GS1/segel/1.json'))).toBe(true)
    expect(bucket.kept.has('GS1/BARANG/baru.jpg')).toBe(true)
    const names = await namesOf(files)
    expect(names).toContain('GS1/segel/1.json')
    expect(names).toContain('GS1/BARANG/baru.jpg')
    expect(await files.read('GS1/segel/1.json')).toEqual(Buffer.from('{}'))
  })
})

describe('a folder', () => {
  it('keeps nothing of a file that was not finished', async () => {
    const root = path.join(folder, 'tiga')
    const store = new FolderStore(root)
    await store.write('GS1/BARANG/satu.jpg', Buffer.from('foto'))
    const di = (name: string) => path.join(root, 'GS1/BARANG', name)
    // A folder stands where the file is to be: it cannot be put there, as on a full disk.
    fs.mkdirSync(di('dua.jpg'))
    await expect(store.write('GS1/BARANG/dua.jpg', Buffer.from('foto'))).rejects.toThrow('dua.jpg')
    fs.writeFileSync(di('lama.jpg.0a1b2c3d'), 'setengah')
    fs.writeFileSync(di('baru.jpg.0a1b2c3d'), 'sedang ditulis')
    const jam = Date.now() / 1_000 - 7_200
    fs.utimesSync(di('lama.jpg.0a1b2c3d'), jam, jam)
    expect(await store.tidy()).toBe(1)
    expect(fs.readdirSync(path.join(root, 'GS1/BARANG')).toSorted()).toEqual([
      ...['baru.jpg.0a1b2c3d', 'dua.jpg', 'satu.jpg'],
    ])
  })
})
