import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.ts'
import { StartProblem } from './start-problem.ts'

/** A change of tables, keys or data that lands once (migrations/NNNN_name.sql). */
export interface Migration {
  readonly nomor: number
  readonly nama: string
  readonly text: string
  readonly sha256: string
}

/** Functions and views, each beside its module (src/, x.sql): run again when a text changes. */
export interface SqlFile {
  /** Below src/, with slashes. */
  readonly berkas: string
  readonly text: string
  /** What tables need (tabel.sql: triggers, defaults, checks) is made before the tables. */
  readonly urutan: 'tabel' | 'pandangan' | 'fungsi'
}

/** All that makes the database of this program. */
export interface Schema {
  readonly migrations: readonly Migration[]
  readonly files: readonly SqlFile[]
}

/** Line ends do not count: a checkout may change them. */
const readText = (file: string): string => fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/** The migrations on disk, in order. */
export function readMigrations(
  folder: string = path.join(projectRoot(), 'migrations'),
): Migration[] {
  const migrations = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const [, nomor, nama] = /^(\d{4})_([a-z0-9_-]+)\.sql$/.exec(file) ?? []
      if (!nomor || !nama) {
        throw new StartProblem(`migrations/${file}: namanya harus NNNN_nama.sql.`)
      }
      const text = readText(path.join(folder, file))
      const sha256 = createHash('sha256').update(text).digest('hex')
      return { nomor: Number(nomor), nama, text, sha256 }
    })
  migrations.forEach((migration, index) => {
    if (migration.nomor === migrations[index - 1]?.nomor) {
      throw new StartProblem(`Dua migrasi bernomor ${migration.nomor} di folder migrations.`)
    }
  })
  return migrations
}

const steps = ['tabel', 'pandangan', 'fungsi'] as const

const stepOf = (file: string): SqlFile['urutan'] => {
  const name = path.basename(file, '.sql')
  return name === 'tabel' || name === 'pandangan' ? name : 'fungsi'
}

/**
 * The functions and views on disk, in order: what tables need, then views, then the functions that
 * read them.
 */
export function readSqlFiles(folder: string = path.join(projectRoot(), 'src')): SqlFile[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({
      berkas: file.replaceAll(path.sep, '/'),
      text: readText(path.join(folder, file)),
      urutan: stepOf(file),
    }))
  return steps.flatMap((step) =>
    files
      .filter(({ urutan }) => urutan === step)
      .toSorted((one, other) => (one.berkas < other.berkas ? -1 : 1)),
  )
}

export const readSchema = (): Schema => ({ migrations: readMigrations(), files: readSqlFiles() })

/** The tables as these migrations left them, and what they need; no other function. */
export const tablesOnly = (schema: Schema, migrations: readonly Migration[]): Schema => ({
  migrations,
  files: schema.files.filter(({ urutan }) => urutan === 'tabel'),
})
