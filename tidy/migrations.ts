import { createHash } from 'node:crypto'
import type { Rule, SourceFile } from './tree.ts'

/** sha256 and name of every migration that has landed; `npm run migrations:seal` adds lines. */
export const sealPath = 'migrations/checksums.txt'

const migrationsOf = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => file.path.startsWith('migrations/') && file.path !== sealPath)

/** Migrations are NNNN_name.sql, and no number is given twice. */
export const numbered: Rule = (files) => {
  const taken = new Map<string, string>()
  return migrationsOf(files).flatMap(({ path }) => {
    const number = /^migrations\/(\d{4})_[a-z0-9]+(?:[_-][a-z0-9]+)*\.sql$/.exec(path)?.[1]
    if (number === undefined) return `${path}: a migration is called NNNN_what_it_does.sql.`
    const other = taken.get(number)
    taken.set(number, path)
    return other === undefined ? [] : `${path}: the number is taken by ${other}. Take the next one.`
  })
}

/** A landed migration never changes; a new one is sealed before it lands. */
export const sealed: Rule = (files) => {
  const text = files.find((file) => file.path === sealPath)?.text ?? ''
  const sums = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )
  const present = migrationsOf(files)
  const wrong = present.flatMap((file) => {
    const name = file.path.slice('migrations/'.length)
    const sum = createHash('sha256').update(file.text).digest('hex')
    if (!sums.has(name)) return `${file.path} is not sealed: run npm run migrations:seal.`
    return sums.get(name) === sum
      ? []
      : `${file.path} was changed after it was sealed. Databases have run it: write a new migration. ` +
          `(Only if it never left your machine: take its line out of ${sealPath}, seal again.)`
  })
  const names = new Set(present.map((file) => file.path.slice('migrations/'.length)))
  const gone = [...sums.keys()].filter((name) => !names.has(name))
  return [
    ...wrong,
    ...gone.map((name) => `migrations/${name} has landed and is gone: bring it back.`),
  ]
}
