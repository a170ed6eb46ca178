import type { House } from '#kernel/module'

/** Words as they are compared: KOREKSI_BARANG, koreksi_barang and Koreksi barang are one. */
const plain = (word: string): string => word.toLowerCase().replaceAll('_', ' ').trim()

/** The words that docs/kamus.md explains: the first column of its tables, several by commas. */
export const explained = (kamus: string): ReadonlySet<string> =>
  new Set(
    [...kamus.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, words = '']) =>
      words.split(/[,;()]/).map(plain),
    ),
  )

/** What definitions name: areas, masters, documents with their states, books. */
function namesIn({ documents, masters, modules }: House): [word: string, what: string][] {
  return [
    ...modules.map(({ name }): [string, string] => [name, 'the module']),
    ...masters.map(({ name }): [string, string] => [name, 'the master']),
    ...documents.flatMap(({ name, states }): [string, string][] => [
      [name, 'the document'],
      ...Object.keys(states).map((state): [string, string] => [state, `a state of ${name}:`]),
    ]),
    ...modules
      .flatMap(({ ledgers }) => ledgers ?? [])
      .map(({ name }): [string, string] => [name, 'the book']),
  ]
}

/** Names of definitions that the kamus does not explain. */
export const withoutMeaning = (house: House, known: ReadonlySet<string>): string[] =>
  namesIn(house)
    .filter(([word]) => !known.has(plain(word)))
    .map(([word, what]) => `docs/kamus.md does not say what ${what} ${word} is. Add its line.`)

/** Words that are explained twice. */
export function twice(kamus: string): string[] {
  const seen = new Set<string>()
  return [...kamus.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, words = '']) => words.split(/[,;()]/).map(plain))
    .filter((word) => word !== '' && word !== 'word' && (seen.has(word) || !seen.add(word)))
    .map((word) => `docs/kamus.md explains ${word} twice.`)
}
