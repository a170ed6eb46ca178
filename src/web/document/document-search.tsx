import { lookedUpAt, type Document } from '#kernel/document'
import { call } from '../call.tsx'
import type { Hit, SearchSource, WebHouse } from '../module.tsx'
import { CallError } from '../request.tsx'

interface Sought extends Pick<Document, 'late' | 'list' | 'prefix'> {
  /** The screen of its list, which reads the number from the address. */
  readonly path: string
}

/** The document of this whole number, as HT-GS1-261121-0001 (DOMAIN 4), or of its paper's code. */
export async function findDocument(
  { late, path, prefix, ...brief }: Sought,
  typed: string,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  const nomor = typed.trim().toUpperCase().split('.')[0] ?? ''
  if (!new RegExp(String.raw`^${prefix}-[A-Z0-9]+-\d{6}-\d{4,}$`).test(nomor)) return []
  const { list } = (await late?.()) ?? brief
  if (!list) return []
  try {
    const { data } = await call(list, { query: { q: nomor } }, { signal })
    return data
      .filter((row) => row.nomor === nomor)
      .map((row) => ({
        ...{ key: nomor, title: nomor, text: row.tgl_system, icon: 'document' },
        path: `${path}?nota=${encodeURIComponent(nomor)}`,
      }))
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return []
    throw error
  }
}

/** What the header searches: what modules find, and documents with a list on a screen. */
export const sourcesOf = ({
  house,
  search,
}: Pick<WebHouse, 'house' | 'search'>): SearchSource[] => [
  ...search,
  ...house.documents.flatMap((document) => {
    const { late, list, prefix, title } = document
    const screen = lookedUpAt(document)
    if (!list || !screen) return []
    const sought = { list, prefix, path: screen.path, ...(late ? { late } : {}) }
    return [{ title, find: (...asked) => findDocument(sought, ...asked) } satisfies SearchSource]
  }),
]
