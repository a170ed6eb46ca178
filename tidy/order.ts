import { isCode, isTest, type Rule, type SourceFile } from './tree.ts'

const holdsSql = ({ path }: SourceFile): boolean => path.endsWith('.sql')

/** What an order goes by: until the statement, its brackets or its template end. */
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

/** The time of a posting is its number in the chain: the tail of its id is chance. */
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
