import { isCode, type Rule } from './tree.ts'

const columnsMax = 100
const measured = /\.(?:ts|tsx|mts|mjs|css|html)$/

/** A comment on its own line; `--` is SQL inside a template. */
const comment = /^\s*(?:\/\/|\/\*|\* |--|<!--)/

/**
 * Comments end at 100 columns. Code is broken there by the formatter, which leaves alone only what
 * cannot be broken, a text. (Lengths of files and functions are the linter's.)
 */
export const columns: Rule = (files) =>
  files
    .filter((file) => measured.test(file.path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, at) => {
        const width = Array.from(line).length
        return width <= columnsMax || !comment.test(line)
          ? []
          : `${file.path}:${at + 1} is ${width} columns wide; at most ${columnsMax}.`
      }),
    )

/** Names that say nothing about what is inside. */
const empty = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'shared'])

/** No file and no folder has a name that says nothing. */
export const telling: Rule = (files) =>
  files.flatMap(({ path }) => {
    const word = path.split('/').find((part) => empty.has(part.replace(/\..*$/, '')))
    return word === undefined ? [] : `${path}: '${word}' says nothing. Name what is in it.`
  })

const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*(?:\.test)?$/

/** Code is in kebab-case files, screens and components in PascalCase or kebab-case .tsx. */
export const casing: Rule = (files) =>
  files.filter(isCode).flatMap(({ path }) => {
    const name = path.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
    return kebab.test(name) || (path.endsWith('.tsx') && pascal.test(name))
      ? []
      : `${path}: name it in kebab-case${path.endsWith('.tsx') ? ' or PascalCase' : ''}.`
  })

/** Every source file belongs to one of the three TypeScript projects. */
export const projects: Rule = (files) =>
  files.flatMap(({ path }) => {
    if (/^src\/web\/.*(?<!\.test|\.d)\.ts$/.test(path)) {
      return `${path}: no TypeScript project has it. A file of the page is called .tsx.`
    }
    if (/^src\/(?:server|kernel)\/.*\.tsx$/.test(path)) {
      return `${path}: this folder has no page. Its files are called .ts.`
    }
    if (/^src\/server\/.*\.server\.ts$/.test(path)) {
      return `${path}: everything in src/server runs on Node; call it plain .ts.`
    }
    return []
  })

const bareClass = /^\.([a-z][\w-]*)$/

/** A class of the page is styled by one file: two of them meet where both are loaded. */
export const classes: Rule = (files) => {
  const homes = new Map<string, Set<string>>()
  for (const { path, text } of files.filter((file) => file.path.endsWith('.css')))
    for (const [, selectors = ''] of text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{/g))
      for (const selector of selectors.split(',')) {
        const name = bareClass.exec(selector.trim())?.[1]
        if (name !== undefined) homes.set(name, (homes.get(name) ?? new Set()).add(path))
      }
  return [...homes].flatMap(([name, paths]) =>
    paths.size === 1 ? [] : `.${name} is styled in ${[...paths].join(' and ')}. Name one anew.`,
  )
}
