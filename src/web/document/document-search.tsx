import type { Document, DocumentList } from '#kernel/document'
import type { House } from '#kernel/module'
import { show } from '#kernel/kinds'
import { call } from '../call.tsx'
import type { SearchSource } from '../module.tsx'
import { CallError } from '../request.tsx'

/** Where the document of this number opens: its list reads it from the address. */
const addressOf = (path: string, nomor: string): string =>
  `${path}?nota=${encodeURIComponent(nomor)}`

function sourceOf(
  { prefix, title }: Pick<Document, 'prefix' | 'title'>,
  list: DocumentList,
  path: string,
): SearchSource {
  /** A whole number: HT-GS1-261121-0001 (DOMAIN 4). */
  const isNomor = new RegExp(String.raw`^${prefix}-[A-Z0-9]+-\d{6}-\d{4,}$`)
  return {
    title,
    find: async (typed, signal) => {
      const nomor = typed.trim().toUpperCase().split('.')[0] ?? ''
      if (!isNomor.test(nomor)) return []
      try {
        const { data } = await call(list, { query: { q: nomor } }, { signal })
        return data
          .filter((row) => row.nomor === nomor)
          .map((row) => ({
            key: nomor,
            title: nomor,
            text: show(
              row.tgl_system,
              { kind: 'tanggal', label: '', required: true },
              'layar',
              String,
            ),
            icon: 'document',
            path: addressOf(path, nomor),
          }))
      } catch (error) {
        if (error instanceof CallError && error.status === 403) return []
        throw error
      }
    },
  }
}

/** Documents that have a list of their own on a screen are found by their number. */
export const documentSearch = ({ documents }: House): SearchSource[] =>
  documents.flatMap(({ list, listScreen, ...document }) =>
    list && listScreen ? [sourceOf(document, list, listScreen.path)] : [],
  )
