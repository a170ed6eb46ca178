import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FolderStore } from '../files/folder-store.ts'
import { openConnection } from '../db-connection.ts'
import { readSchema } from '../schema.ts'
import { jual } from '../posting/test-sale.ts'
import { openShops, piece, post, type TestShops } from '../posting/test-shop.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { makeTestFolder, removeTestFolder } from '../test-cluster.ts'
import { openEnvelope } from './envelope.ts'
import { makerCode, openMaker } from './maker.ts'
import { entriesOf } from './frames.ts'
import { backupsIn, makeBackup, type BackupOptions } from './make.ts'
import { restoreBackup, type RestoreOptions } from './restore.ts'
import { backupLock } from './tables.ts'
import { ask, movedOn, seal, withMigrations } from './test-backup.ts'

let shops: TestShops
let base: string
/** A backup that was made while the shops sold. */
let good: string
let rantai: string
let sold = 0

const store = () => new FolderStore(path.join(base, 'asal'))
const make = (options: Partial<BackupOptions> = {}) =>
  makeBackup({
    ownerUrl: shops.database.ownerUrl,
    files: store(),
    folder: path.join(base, 'cadangan'),
    keep: 5,
    passphrase: undefined,
    keyFile: path.join(base, 'cadangan.kunci'),
    program: '1.2.3',
    cara: 'PERINTAH',
    ...options,
  })

/** One sale after the other, until told to stop. */
async function sellUntil(stopped: () => boolean): Promise<void> {
  const client = await shops.another()
  for (; sold < 40 && !stopped(); sold += 1) await post(client, jual([piece(sold)]).isi)
}

beforeAll(async () => {
  base = makeTestFolder()
  shops = await openShops(60)
  await store().write('T1/BARANG/satu.jpg', Buffer.from('foto satu'))
  await store().write('T1/BARANG/kosong.jpg', Buffer.alloc(0))
  await store().write('T1/segel/lebih.json', seal(1_000_000))
  let stop = false
  const selling = sellUntil(() => stop)
  const made = await make()
  stop = true
  await selling
  good = made.file
  rantai = made.rantai
})
afterAll(async () => {
  await shops?.close()
  removeTestFolder(base)
})

/** An empty database, until the first test that fills it. */
let target: TestDatabase
let folder: string
beforeAll(async () => {
  target = await createEmptyDatabase()
})
afterAll(() => target?.drop())
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(base, 'pulih-'))
})

const restore = (options: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    file: good,
    passphrase: undefined,
    ownerUrl: target.ownerUrl,
    config: { databaseAppUrl: undefined },
    folder: {
      root: folder,
      files: path.join(folder, 'files'),
      tls: folder,
      log: folder,
      answersAt: () => undefined,
      release: () => undefined,
    },
    files: new FolderStore(path.join(folder, 'files')),
    schema: readSchema(),
    say: () => undefined,
    ...options,
  })

const isEmpty = async (): Promise<boolean> => {
  const [row] = await ask<{ ada: boolean }>(
    target.ownerUrl,
    `select to_regclass('kencana.toko') is not null as ada`,
  )
  return row?.ada === false && fs.readdirSync(folder).length === 0
}

const otherCopy = (change: (bytes: Buffer) => Buffer): string => {
  const file = path.join(base, `ubah-${fs.readdirSync(base).length}.cadangan`)
  fs.writeFileSync(file, change(fs.readFileSync(good)))
  return file
}

describe('a backup', () => {
  test('is closed to others, and tells the screen of itself', async () => {
    expect(fs.statSync(good).mode & 0o777).toBe(0o600)
    expect(fs.statSync(path.dirname(good)).mode & 0o777).toBe(0o700)
    const [row] = await ask(
      shops.database.appUrl,
      `select berkas, ukuran, cara, gagal, terkunci from cadangan order by mulai limit 1`,
    )
    expect(row).toEqual({
      berkas: path.basename(good),
      ukuran: fs.statSync(good).size,
      cara: 'PERINTAH',
      gagal: null,
      terkunci: false,
    })
  })

  test('with a passphrase opens with that one only', async () => {
    const { file } = await make({
      passphrase: 'emas dua puluh empat',
      folder: path.join(base, 'kunci'),
    })
    const text = fs.readFileSync(file, 'latin1')
    expect(text).not.toContain('SHA')
    await expect(restore({ file })).rejects.toThrow(/dikunci.*isi BACKUP_PASSPHRASE/)
    // An operator with a passphrase gets no backup that anybody could have made.
    await expect(restore({ passphrase: 'emas dua puluh dua' })).rejects.toThrow(/tidak dikunci/)
    await expect(restore({ file, passphrase: 'emas dua puluh dua' })).rejects.toThrow(
      /bukan kata sandi/,
    )
    expect(await isEmpty()).toBe(true)
    const opened = await openEnvelope(file, 'emas dua puluh empat')
    const kinds = new Set<string>()
    for await (const { head } of entriesOf(opened.chunks())) kinds.add(head.jenis)
    expect([...kinds]).toEqual(['migrasi', 'tabel', 'berkas', 'akhir'])
  })

  test('pushes the oldest out once it is whole', async () => {
    const folder = path.join(base, 'lama')
    fs.mkdirSync(folder)
    for (const name of ['kencana-20200101-020000.cadangan', 'kencana-20200102-020000.cadangan'])
      fs.writeFileSync(path.join(folder, name), '')
    fs.writeFileSync(path.join(folder, 'catatan.txt'), 'tetap')
    const { file } = await make({ folder, keep: 2 })
    expect(await backupsIn(folder)).toEqual([
      path.basename(file),
      'kencana-20200102-020000.cadangan',
    ])
    expect(fs.existsSync(path.join(folder, 'catatan.txt'))).toBe(true)
  })

  test('goes to a second place as well, which keeps as many; its failure harms nothing', async () => {
    const folder = path.join(base, 'dua')
    const copyFolder = path.join(base, 'luar', 'kencana')
    const made = await make({ folder, copyFolder, keep: 1 })
    expect(made.salinan).toBe('')
    expect(fs.readFileSync(path.join(copyFolder, path.basename(made.file)))).toEqual(
      fs.readFileSync(made.file),
    )
    const lama = 'kencana-20200101-020000.cadangan'
    fs.writeFileSync(path.join(copyFolder, lama), '')
    await make({ folder, copyFolder, keep: 1 })
    expect(fs.readdirSync(copyFolder)).toHaveLength(1)
    const penuh = path.join(base, 'bukan-folder')
    fs.writeFileSync(penuh, '')
    const alone = await make({ folder, copyFolder: penuh })
    expect(alone.salinan).toMatch(/EEXIST|ENOTDIR/)
    expect(fs.existsSync(alone.file)).toBe(true)
    const [row] = await ask<{ salinan: string; gagal: string | null }>(
      shops.database.ownerUrl,
      'select salinan, gagal from cadangan order by mulai desc limit 1',
    )
    expect(row).toEqual({ salinan: alone.salinan, gagal: null })
  })

  test('is not made twice at once', async () => {
    await shops.owner.query(`select pg_advisory_lock(${backupLock})`)
    await expect(make()).rejects.toThrow(/sedang berjalan/)
    await shops.owner.query(`select pg_advisory_unlock(${backupLock})`)
  })
})

describe('a backup that cannot be written', () => {
  const failed = async (): Promise<unknown> =>
    (
      await ask<{ gagal: string }>(
        shops.database.ownerUrl,
        'select gagal from cadangan where gagal is not null order by mulai desc limit 1',
      )
    )[0]?.gagal

  test('leaves nothing under its name, and its reason for the screen', async () => {
    const full = path.join(base, 'penuh')
    fs.writeFileSync(full, '')
    await expect(make({ folder: full })).rejects.toThrow(/bukan folder/)
    expect(await failed()).toMatch(/bukan folder/)
  })

  test('because the server stops, leaves no half file, nor what a power cut left', async () => {
    const folder = path.join(base, 'henti')
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'kencana-20260101-020000.cadangan.setengah'), 'x')
    await expect(make({ folder, signal: AbortSignal.abort() })).rejects.toThrow(/dihentikan/)
    expect(fs.readdirSync(folder)).toEqual([])
    expect(await failed()).toMatch(/dihentikan/)
  })
})

describe('a restore refuses, and changes nothing:', () => {
  test.each<[string, RegExp, () => Partial<RestoreOptions>]>([
    ['a file that is not there', /tidak ada/, () => ({ file: path.join(base, 'tidak') })],
    [
      'another file',
      /bukan berkas cadangan/,
      () => ({ file: otherCopy(() => Buffer.from('PK\u0003\u0004 gambar\n')) }),
    ],
    [
      'a file that is cut off',
      /terpotong/,
      () => ({ file: otherCopy((bytes) => bytes.subarray(0, -2_000)) }),
    ],
    [
      'a file with one other byte',
      /berubah setelah dibuat/,
      () => ({
        file: otherCopy((bytes) => {
          const middle = bytes.length >> 1
          bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
          return bytes
        }),
      }),
    ],
    [
      'a form that it does not know',
      /lebih baru/,
      () => ({
        file: otherCopy((bytes) =>
          Buffer.from(bytes.toString('latin1').replace('GAN 2', 'GAN 9'), 'latin1'),
        ),
      }),
    ],
    ['a backup of another maker', /bukan dari 0123/, () => ({ dari: '0123-4567-89AB-CDEF' })],
    ['a newer schema', /lebih baru/, () => withMigrations((all) => all.slice(0, -1))],
    [
      'a schema of another line',
      /tidak sama di program ini/,
      () => withMigrations((all) => all.map((one) => ({ ...one, sha256: 'x' }))),
    ],
    [
      'a schema that went by another way',
      /tidak sama di program ini \(0, lompat\)/,
      () => withMigrations((all) => [...all, { nomor: 0, nama: 'lompat', text: '', sha256: '' }]),
    ],
  ])('%s', async (_what, sentence, options) => {
    await expect(restore(options())).rejects.toThrow(sentence)
    expect(await isEmpty()).toBe(true)
  })

  test('a folder with files of others', async () => {
    fs.mkdirSync(path.join(folder, 'files/T9/BARANG'), { recursive: true })
    fs.writeFileSync(path.join(folder, 'files/T9/BARANG/asing.jpg'), 'x')
    await expect(restore()).rejects.toThrow(/T9\/BARANG\/asing.jpg.*bukan dari cadangan/)
  })

  test('what stops it in the middle', async () => {
    const files = new FolderStore(path.join(folder, 'files'))
    const breaking = Object.assign(Object.create(files), {
      names: () => files.names(),
      write: async (name: string, bytes: Buffer | undefined) => {
        if (bytes) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
        return files.write(name, bytes)
      },
    })
    await expect(restore({ files: breaking })).rejects.toThrow(/^Disk penuh/)
    expect(await isEmpty()).toBe(true)
  })
})

describe('after all of that a restore', () => {
  test('of a backup made while the shops sold has equal chains, and the shops sell on', async () => {
    const said: string[] = []
    const kode = makerCode(openMaker(path.join(base, 'cadangan.kunci')).kunci)
    // The program is newer: the tables are migrated, the functions are those of today.
    const say = (line: string) => said.push(line)
    const restored = await restore({ ...movedOn(), dari: kode.toLowerCase(), say })
    expect(await ask(target.ownerUrl, `select 1 as ada from kencana.baru`)).toEqual([])
    expect(said).toContainEqual(expect.stringContaining(`Dibuat oleh ${kode} (`))
    expect(restored.audit).toMatchObject({ toko: 2, beda: [] })
    expect(restored).toMatchObject({ rantai, files: 2 })
    const [row] = await ask(
      target.ownerUrl,
      `select count(*)::int as pemicu_mati from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'kencana'::regnamespace and t.tgenabled <> 'O'`,
    )
    expect(row).toEqual({ pemicu_mati: 0 })
    const keys = `select count(*)::int as n from pg_constraint
      where contype = 'f' and connamespace = 'kencana'::regnamespace and convalidated`
    expect(await ask(target.ownerUrl, keys)).toEqual(await ask(shops.database.ownerUrl, keys))
    expect(fs.readFileSync(path.join(folder, 'files/T1/BARANG/satu.jpg'), 'utf8')).toBe('foto satu')
    expect(fs.existsSync(path.join(folder, 'files/T1/segel/lebih.json'))).toBe(false)
    const app = await openConnection(target.appUrl, () => undefined)
    const { urut } = await post(app, jual([piece(55)]).isi)
    await app.end()
    const [chain] = await ask<{ urut: number }>(
      target.ownerUrl,
      `select urut from rantai where kode_toko = 'T1'`,
    )
    expect(chain).toEqual({ urut })
  })

  test('is refused where there is a shop', async () => {
    await expect(restore({ ownerUrl: shops.database.ownerUrl })).rejects.toThrow(/Masih ada server/)
    await expect(restore()).rejects.toThrow(/sudah berisi toko/)
  })
})
