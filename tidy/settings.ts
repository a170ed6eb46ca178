import { Visitor } from 'vite'
import type { Settings } from '../src/kernel/setting.ts'
import { isCode, isTest, parse, type SourceFile } from './tree.ts'

/** Texts that stand as values (`when: 'KEY'`), and what a definition is asked by: `of.KEY`. */
function valuesIn(file: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push(node.value)
    },
    MemberExpression(node) {
      if (node.property.type === 'Identifier') found.push(node.property.name)
    },
  }).visit(parse(file).program)
  return found
}

const isSql = ({ path }: SourceFile): boolean => path.startsWith('src/') && path.endsWith('.sql')

/** How a function of the database reads a setting, with the value of a shop that set none. */
const reads =
  /(?:angka_parameter|rupiah_parameter|modul_nyala)\(v_toko, '(\w+)', (\w+)\)|modul_nyala_sejak\(v_toko, '(\w+)'\)/g
const home = 'src/modules/toko/toko.sql'

const settingsOfSql = (files: readonly SourceFile[]): { key: string; initial: unknown }[] =>
  files
    .filter(isSql)
    .flatMap(({ text }) => [...text.matchAll(reads)])
    .map(([, key, initial = 'false', since = '']) => ({
      key: key ?? since,
      initial: JSON.parse(initial),
    }))

/** No other text of SQL reads the table: nobody would know which keys it names. */
export const settingsReadApart = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isSql(file) && file.path !== home)
    .filter(({ text }) => /(?:FROM|JOIN) (?:kencana\.)?parameter\b/i.test(text))
    .map(({ path }) => `${path} reads the table parameter: ask a function of ${home} instead.`)

/** SQL and the declaration must begin with the same value. */
export function otherInitials(settings: Settings, files: readonly SourceFile[]): string[] {
  return settingsOfSql(files).flatMap(({ initial, key }) =>
    settings[key]?.initial === initial
      ? []
      : [
          `${key} begins with ${String(initial)} in SQL: declare it with this value, or correct the SQL.`,
        ],
  )
}

/** A flag or parameter must be read by a line of the program; the sample only sets it. */
export function idleSettings(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const read = new Set(
    files
      .filter((file) => file.path.startsWith('src/') && !file.path.startsWith('src/sample/'))
      .filter((file) => isCode(file) && !isTest(file.path))
      .flatMap(valuesIn),
  )
  for (const { key } of settingsOfSql(files)) read.add(key)
  return keys
    .filter((key) => !read.has(key))
    .map((key) => `${key} switches nothing: ask for it where it matters, or do not declare it.`)
}
