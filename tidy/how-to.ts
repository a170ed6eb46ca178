import type { SourceFile } from './tree.ts'

/** What a how-to is compared with: the tree, the history, the scripts. */
export interface World {
  /** The text of a file; undefined when it is not there. */
  text(name: string): string | undefined
  /** Whether a path, to a file or a folder, is there. */
  exists(name: string): boolean
  /** The files that a commit touched; undefined when the history has no such commit. */
  touched(hash: string): readonly string[] | undefined
  readonly scripts: readonly string[] //   of package.json
  readonly steps: readonly string[] //     of npm run check
  readonly projects: readonly string[] //  of vitest
}

/** A fenced block: `what` and `of` are the words behind its fence (```ts src/start.tsx). */
interface Block {
  readonly what: string
  readonly of: string
  readonly lines: readonly string[]
}

/** The blocks of a page; a block in a list is indented, and moved back to the margin. */
export function blocksOf(markdown: string): Block[] {
  const fences = /^( *)(?:\d+\. +)?```(\S+)(?: ([^\n]*))?\n([\s\S]*?)^ *```$/gm
  return [...markdown.matchAll(fences)].map(([, , what = '', of = '', inside = '']) => {
    const lines = inside.replace(/\n$/, '').split('\n')
    const margin = Math.min(
      ...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)),
    )
    return { what, of, lines: lines.map((line) => line.slice(margin)) }
  })
}

const unindented = (text: string): string => text.replace(/^[ \t]+/gm, '')

/** An excerpt must be in its file line for line; a line with `…` alone leaves something out. */
function excerptFaults({ lines, of }: Block, world: World): string[] {
  const text = world.text(of)
  if (of === '') return ['a block of code does not say which file it is from.']
  if (text === undefined) return [`an excerpt is from ${of}, which is not there.`]
  const file = `\n${unindented(text)}\n`
  let from = 0
  return lines
    .join('\n')
    .split(/^…$/m)
    .map((part) => unindented(part).trim())
    .flatMap((part) => {
      const at = file.indexOf(`\n${part}\n`, from)
      if (at >= 0) from = at + part.length
      return at >= 0 ? [] : [`${of} does not say (any more) '${part.split('\n')[0]} ...'.`]
    })
}

/** The first word of each line of a list: paths, with their description. */
const listed = (lines: readonly string[]): [path: string, beside: string][] =>
  lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [path = '', ...rest] = line.trim().split(/\s+/)
      return [path, rest.join(' ')]
    })

function commitFaults({ lines, of }: Block, world: World): string[] {
  const touched = world.touched(of)
  if (touched === undefined) return [`there is no commit ${of}.`]
  return listed(lines).flatMap(([path]) => [
    ...(touched.includes(path) ? [] : [`the commit ${of} does not touch ${path}.`]),
    ...(world.exists(path) ? [] : [`${path} is not there (any more).`]),
  ])
}

/**
 * The lines of a file, or of its paragraphs that contain these words, with a blank line between.
 */
function linesOf(path: string, parts: readonly string[], world: World): number {
  const text = world.text(path)?.trimEnd()
  if (text === undefined) return Infinity
  const paragraphs = text.split(/\n\n+/)
  const chosen = parts.map((part) => paragraphs.find((one) => one.includes(part)))
  if (chosen.includes(undefined)) return Infinity
  return (parts.length === 0 ? text : chosen.join('\n\n')).split('\n').length
}

function sizeFaults({ lines, of }: Block, world: World): string[] {
  const files = new Map<string, string[]>()
  for (const [path, part] of listed(lines))
    files.set(path, [...(files.get(path) ?? []), ...(part === '' ? [] : [part])])
  const sum = [...files].reduce((all, [path, parts]) => all + linesOf(path, parts, world), 0)
  if (sum <= Number(of)) return []
  return [`${[...files.keys()].join(' + ')}: ${sum} lines, where at most ${of} are promised.`]
}

/** Commands that do not run: no such script, step, project or test. */
function commandFaults(text: string, world: World): string[] {
  const scripts = [...text.matchAll(/(?<=^ *|`|&& |=\S* )npm (?:run )?([a-z]+(?::[a-z]+)?)\b/gm)]
  const checks = [...text.matchAll(/\bnpm run check -- ([a-z0-9 -]+)/g)]
  const tests = [...text.matchAll(/\bnpx vitest run --project ([\w-]+)([^\n`]*)/g)]
  return [
    ...scripts
      .map(([, name = '']) => name)
      .filter((name) => name !== 'run' && !world.scripts.includes(name))
      .map((name) => `package.json has no script ${name}.`),
    ...checks
      .flatMap(([, names = '']) => names.trim().split(/ +/))
      .filter((name) => !world.steps.includes(name))
      .map((name) => `npm run check has no step ${name}.`),
    ...tests.flatMap(([, project = '', files = '']) => [
      ...(world.projects.includes(project) ? [] : [`vitest has no project ${project}.`]),
      ...files
        .split(/\s+/)
        .filter((name) => name !== '' && !world.exists(name))
        .map((name) => `the test ${name} is not there.`),
    ]),
  ]
}

const path =
  /`((?:src|docs|migrations|tidy|tests|scenarios|scripts|snapshots|tools|bench)\/[^`]*)`/g

/** Paths in the text; a name with a gap to fill (<area>, NNNN, x.test.ts) is none. */
const pathFaults = (text: string, world: World): string[] =>
  [...text.matchAll(path)]
    .map(([, name = '']) => name)
    .filter((name) => !/[<*\s]|NNNN|\bx\./.test(name) && !world.exists(name.replace(/\/$/, '')))
    .map((name) => `${name} is not there (any more).`)

/** What any page says wrongly: commands and paths. */
export const pageFaults = (page: SourceFile, world: World): string[] => {
  const prose = page.text.replace(/^ *(?:\d+\. +)?```[\s\S]*?^ *```$/gm, '')
  return [...commandFaults(page.text, world), ...pathFaults(prose, world)].map(
    (fault) => `${page.path}: ${fault}`,
  )
}

/** What a how-to says wrongly. Without a history its commits are not checked. */
export const howToFaults = (page: SourceFile, world: World, history: boolean): string[] => {
  const faults = blocksOf(page.text).flatMap((block) => {
    if (block.what === 'commit') return history ? commitFaults(block, world) : []
    if (block.what === 'at-most') return sizeFaults(block, world)
    if (block.what === 'sh') return []
    return excerptFaults(block, world)
  })
  return [...faults.map((fault) => `${page.path}: ${fault}`), ...pageFaults(page, world)]
}
