import { isCode, isTest, type Rule, type SourceFile } from './tree.ts'

const holdsSql = ({ path }: SourceFile): boolean => path.endsWith('.sql')

/** The expression of an ORDER BY: up to the end of the statement, its brackets or its template. */
const order = /\border\s+by\s+((?:[^;()`]|\((?:[^()]|\([^()]*\))*\))*)/gi

/** Names under which a text reads the postings themselves. */
const postingNames = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join)\s+(?:kencana\.)?posting\s+(?:as\s+)?(\w+)/gi)].map(
    ([, name = '']) => name,
  )

const goesBy = (clause: string, names: readonly string[]): boolean => {
  const keys =
    clause.replaceAll(/\burut_posting\([^()]*\)/gi, '').split(/\b(?:limit|offset)\b/i)[0] ?? ''
  return (
    /\bid_posting\b/i.test(keys) || names.some((name) => RegExp(`\\b${name}\\.id\\b`).test(keys))
  )
}

/** Postings are ordered by their number in the chain: the end of an id is random. */
export const postingOrder: Rule = (files) =>
  files
    .filter((file) => holdsSql(file) || (isCode(file) && !isTest(file.path)))
    .flatMap(({ path, text }) => {
      const plain = text.replaceAll(/--.*$/gm, (note) => ' '.repeat(note.length))
      const names = postingNames(plain)
      return [...plain.matchAll(order)]
        .filter(([, clause = '']) => goesBy(clause, names))
        .map(
          ({ index }) =>
            `${path}:${plain.slice(0, index).split('\n').length} orders by the id of a posting, whose ` +
            'tail is chance. Order by posting.urut (in SQL also urut_posting(kode_toko, id_posting)).',
        )
    })
