// The loaded sample chain of a short check, kept for the checks of the same day (ADR 0410).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/contoh')

/** What the chain is made of: its tables, its story, and its shops' day, on which that ends. */
const made = ['migrations', 'src/sample']

/** Where the chain of today's sources is kept, whether it is there or not. */
export function keptChain() {
  const hari = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const hash = createHash('sha256').update(hari)
  for (const folder of made) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.\w+$/.test(name)).toSorted())
      hash.update(file).update(readFileSync(path.join(root, folder, file)))
  }
  return path.join(cache, hash.digest('hex').slice(0, 16))
}

/** Keeps a loaded chain, whose server has stopped, in place of older ones. */
export function keepChain(chain, kept) {
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const half = `${kept}.baru`
  // When root runs this, another account owns the folder of the database.
  if (process.platform === 'win32') cpSync(chain, half, { recursive: true })
  else execFileSync('cp', ['-a', chain, half])
  chmodSync(half, 0o711)
  renameSync(half, kept)
}
