// npm run migrations:seal: writes the checksum of each new migration into migrations/checksums.txt.
// A sealed migration is never edited: databases that have run it would differ from those that will.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../migrations')
const list = path.join(folder, 'checksums.txt')
const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
const known = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))

for (const name of readdirSync(folder).toSorted()) {
  if (!name.endsWith('.sql')) continue
  const text = readFileSync(path.join(folder, name), 'utf8')
  const sum = createHash('sha256').update(text).digest('hex')
  if (!known.has(name)) {
    lines.push(`${sum}  ${name}`)
    console.log(`Sealed ${name}.`)
  } else if (known.get(name) !== sum) {
    console.error(`${name} was changed after it was sealed. Write a new migration instead.`)
    process.exitCode = 1
  }
}
writeFileSync(list, lines.map((line) => `${line}\n`).join(''))
