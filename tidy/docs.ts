import path from 'node:path'
import type { Rule, SourceFile } from './tree.ts'

/** The text of a markdown file without its fenced blocks. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '')

const markdown = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => file.path.endsWith('.md'))

/** A page has exactly one title. */
export const oneTitle: Rule = (files) =>
  markdown(files).flatMap((file) => {
    const count = prose(file.text).match(/^# .+/gm)?.length ?? 0
    return count === 1 ? [] : `${file.path} has ${count} titles ('# ...'); a page has one.`
  })

/** Every relative link and picture leads to a file that is there. */
export const links =
  (exists: (name: string) => boolean): Rule =>
  (files) =>
    markdown(files).flatMap((file) =>
      [...prose(file.text).matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g)].flatMap(
        ([, link = '']) => {
          const target = path.posix.join(path.posix.dirname(file.path), decodeURI(link))
          return exists(target) ? [] : `${file.path}: the link ${link} leads nowhere.`
        },
      ),
    )

/** The tree drawn in README.md: fenced, a name first in each line, two spaces a level. */
export function mapOf(readme: string): string[] {
  const drawn = [...readme.matchAll(/^```[a-z]*\n([\s\S]*?)^```/gm)]
    .map(([, block = '']) => block)
    .find((block) => /^src\/?(?:\s|$)/m.test(block))
  const above: string[] = []
  return (drawn ?? '').split('\n').flatMap((line) => {
    const match = /^( *)([\w.@-]+\/?)(?=\s|$)/.exec(line)
    if (match === null || match[2] === undefined) return []
    const level = (match[1]?.length ?? 0) / 2
    if (!Number.isInteger(level) || level > above.length) return []
    above.splice(level, above.length, match[2].replace(/\/$/, ''))
    return above.join('/')
  })
}

/** The README's map names what is there, and leaves out no folder at the top. */
export const readmeMap: Rule = (files) => {
  const readme = files.find((file) => file.path === 'README.md')
  if (readme === undefined) return []
  const map = mapOf(readme.text)
  if (map.length === 0) return ['README.md draws no map of the tree (a fenced block with src/).']
  const there = (name: string): boolean =>
    files.some((file) => file.path === name || file.path.startsWith(`${name}/`))
  const folders = new Set(files.flatMap((file) => /^[^./][^/]*(?=\/)/.exec(file.path)?.[0] ?? []))
  return [
    ...map
      .filter((name) => !there(name))
      .map((name) => `README.md maps ${name}, which is not there.`),
    ...[...folders]
      .filter((name) => !map.includes(name))
      .map((name) => `README.md does not map the folder ${name}/.`),
  ]
}
