import type { Rule, SourceFile } from './tree.ts'

const folder = 'docs/spec/'

/** The clauses that docs/spec retells: '## SPEC 4: ...' with text below. */
const told = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ text }) => text.split(/^(?=## )/m))
      .filter((part) => part.trim().split('\n').length > 2)
      .flatMap((part) => /^## ((?:SPEC|DOMAIN) \d+(?:\.\d+)?)(?=:)/.exec(part)?.[1] ?? []),
  )

/** Each clause of the specification or the domain that a file cites can be looked up. */
export const clauses: Rule = (files) => {
  const known = told(files)
  const missing = new Map<string, string>()
  for (const { path, text } of files)
    for (const [clause] of text.matchAll(/\b(?:SPEC|DOMAIN) \d+(?:\.\d+)?\b/g))
      if (!known.has(clause) && !missing.has(clause)) missing.set(clause, path)
  return [...missing].map(
    ([clause, path]) => `${path} cites ${clause}, which ${folder} does not tell. Add its section.`,
  )
}
