import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../start-problem.ts'
import { checkFileName, isFileName, type FileStore } from './store.ts'

/** What `write` has not finished, or never will. */
const halfForm = /\.[0-9a-f]{8}$/
/** Nobody is still writing a file after so long. */
const hourMs = 3_600_000

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const found = await fs.readdir(folder, { withFileTypes: true })
    return found.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Files below one folder of the machine. A name that leads out of the folder is a bug. */
export class FolderStore implements FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = path.resolve(root)
  }

  #pathOf(name: string): string {
    return path.join(this.#root, checkFileName(name))
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await fs.readFile(this.#pathOf(name))
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  async *#found(): AsyncGenerator<string> {
    for (const shop of await foldersIn(this.#root))
      for (const folder of await foldersIn(path.join(this.#root, shop)))
        for (const file of await fs.readdir(path.join(this.#root, shop, folder)))
          yield `${shop}/${folder}/${file}`
  }

  async *names(): AsyncGenerator<string> {
    for await (const name of this.#found()) if (isFileName(name) && !halfForm.test(name)) yield name
  }

  /** What a power cut left of files that were being written. */
  async tidy(): Promise<number> {
    const before = Date.now() - hourMs // the clock that stamps files
    let removed = 0
    for await (const name of this.#found()) {
      if (!halfForm.test(name)) continue
      const file = path.join(this.#root, name)
      const stat = await fs.stat(file).catch(() => undefined)
      if (!stat?.isFile() || stat.mtimeMs > before) continue
      await fs.rm(file, { force: true })
      removed += 1
    }
    return removed
  }

  async write(name: string, bytes: Buffer | undefined): Promise<void> {
    const file = this.#pathOf(name)
    if (bytes === undefined) return fs.rm(file, { force: true })
    const folder = path.dirname(file)
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    const half = `${file}.${randomBytes(4).toString('hex')}`
    try {
      await writeSynced(half, bytes)
      await fs.rename(half, file)
    } catch (error) {
      await fs.rm(half, { force: true }).catch(() => undefined) // a full disk: the room comes back
      throw error
    }
    await syncFolder(folder)
  }
}

/** The file is on the disk before a row names it: the row is synced, too. */
async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** This lets the name survive a power cut; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
