import type { Rule, SourceFile } from './tree.ts'

const index = 'docs/adr/README.md'

const pagesOf = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter(({ path }) => path.startsWith('docs/adr/') && path !== index)

const numberOf = ({ path }: SourceFile): string => path.slice('docs/adr/'.length).slice(0, 4)

/** The status of a page, in one line or several. */
const statusOf = ({ text }: SourceFile): string =>
  /^Status: [^]*?(?=\n\n|$(?![^]))/m.exec(text)?.[0] ?? ''

/** The numbers of other decisions that a text names; the number of a migration is none. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!migration )\b0\d{3}\b/g)].map(([number]) => number)

/** A page states its decision in the title and its status below it, then gives its three parts. */
export const decisions: Rule = (files) => {
  const numbers = new Set<string>()
  return pagesOf(files).flatMap(({ path: name, text }) => {
    const number = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]
    if (number === undefined) return `${name}: a decision is called NNNN-subject-verb-object.md.`
    const found = ['Context', 'Decision', 'Consequences']
      .filter((heading) => !new RegExp(`^## ${heading}$`, 'm').test(text))
      .map((heading) => `${name} does not have its part '${heading}'.`)
    if (!new RegExp(`^# ${number}\\. .+\\n\\nStatus: `).test(text))
      found.push(`${name} begins with '# ${number}. <title>', an empty line and 'Status: '.`)
    if (/^# \d+\. (?:What|Whose|Who|Where|When|Why|How)\b/.test(text))
      found.push(`${name}: the title says what was decided: subject, verb, object.`)
    if (numbers.has(number))
      found.push(`${name}: the number ${number} is taken. Take the next one.`)
    numbers.add(number)
    return found
  })
}

/** A decision that a newer one changes names it in its own status. */
export const namedBack: Rule = (files) => {
  const status = new Map(pagesOf(files).map((page) => [numberOf(page), statusOf(page)]))
  return [...status].flatMap(([number, text]) =>
    namedIn(text)
      .filter((other) => other < number && !(status.get(other) ?? '').includes(number))
      .map(
        (other) => `ADR ${number} changes ${other}; the status of ${other} must name ${number}.`,
      ),
  )
}

/** docs/adr/README.md has one line for each page; it names the newer decisions of its status. */
export const indexed: Rule = (files) => {
  const pages = pagesOf(files)
  const text = files.find(({ path }) => path === index)?.text ?? ''
  const lines = [...text.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.+\.\*?)$/gm)]
  const missing = pages.flatMap((page) => {
    const name = page.path.slice('docs/adr/'.length)
    const own = lines.filter(([, number, link]) => link === name && number === numberOf(page))
    if (own.length !== 1) return `${index} has ${own.length} lines '- [NNNN](${name}) ....'; one.`
    return namedIn(statusOf(page))
      .filter((other) => other > numberOf(page) && !(own[0]?.[3] ?? '').includes(other))
      .map(
        (other) => `${index}: the line of ${numberOf(page)} does not say that ${other} changes it.`,
      )
  })
  const known = new Set(pages.map(({ path }) => path.slice('docs/adr/'.length)))
  return [
    ...missing,
    ...lines
      .filter(([, , link = '']) => !known.has(link))
      .map(([, , link]) => `${index} has a line for ${link}, which is not there.`),
  ]
}
