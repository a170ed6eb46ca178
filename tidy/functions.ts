import type { Rule, SourceFile } from './tree.ts'

const isSql = ({ path }: SourceFile): boolean => path.endsWith('.sql')

/** Where each function is written: path and line. */
const made = ({ path, text }: SourceFile): { name: string; at: string }[] =>
  [...text.matchAll(/^\s*create\s+(?:or\s+replace\s+)?function\s+(?:kencana\.)?(\w+)/gim)].map(
    ({ 1: name = '', index }) => ({
      name,
      at: `${path}:${text.slice(0, index).split('\n').length}`,
    }),
  )

/** A function has one text, in one file beside its module; a migration makes tables only. */
export const functionsAtHome: Rule = (files) => {
  const first = new Map<string, string>()
  return files.filter(isSql).flatMap((file) =>
    made(file).flatMap(({ at, name }) => {
      if (file.path.startsWith('migrations/'))
        return `${at} makes the function ${name}. Write it in a .sql file beside what it belongs to.`
      const other = first.get(name)
      first.set(name, other ?? file.path)
      return other === undefined
        ? []
        : `${at} makes the function ${name}, which stands in ${other} already.`
    }),
  )
}

/** The text of a function must replace the present one when it is run again. */
export const functionsAnew: Rule = (files) =>
  files
    .filter((file) => isSql(file) && file.path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*create\s+(?!or\s+replace\b).*$/gim)].map(
        ([line]) => `${path}: "${line.trim()}" cannot be run again. Say CREATE OR REPLACE.`,
      ),
    )

/** A longer function does two things. */
export const sqlFileLines = 300

export const shortSqlFiles: Rule = (files) =>
  files
    .filter((file) => isSql(file) && file.path.startsWith('src/'))
    .filter(({ text }) => text.split('\n').length > sqlFileLines)
    .map(({ path }) => `${path} has over ${sqlFileLines} lines. Take a subject out of it.`)
