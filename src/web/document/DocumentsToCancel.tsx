import { useState, type ReactNode } from 'react'
import {
  topicsOf,
  type Bernomor,
  type Cancelled,
  type Command,
  type Document,
  type DocumentList,
} from '#kernel/document'
import { usePaused } from '../late.tsx'
import { SearchBox } from '../page/SearchBox.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { PagedDocuments } from './PagedDocuments.tsx'

export interface CancelProps {
  readonly document: Pick<Document, 'books' | 'name'> & {
    readonly list: DocumentList
  }
  readonly title: string // a phrase
  readonly batal: Command<string, never, Cancelled, Bernomor>
  readonly akibat: string // what becomes of what is taken back; a phrase
  readonly onOpen?: (nomor: string) => void
  readonly empty?: ReactNode
}

/** Documents of one kind, newest first; one of today may be taken back. */
export function DocumentsToCancel(props: CancelProps) {
  const { akibat, batal, document, empty, onOpen, title } = props
  const t = useWords()
  const { tgl_system } = useShell().toko
  const [nomor, setNomor] = useState<string>()
  const [typed, setTyped] = useState('')
  const q = usePaused(typed.trim(), 300)
  return (
    <>
      <div className="document-search">
        <SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />
      </div>
      <PagedDocuments
        key={q}
        query={{ q: q === '' ? null : q }}
        title={title}
        list={document.list}
        queryKey={[document.name]}
        number="nomor"
        state="status"
        mayCancel={(row) => batal.from.includes(row.status) && row.tgl_system === tgl_system}
        onCancel={(row) => setNomor(row.nomor)}
        {...(onOpen ? { onOpen: (row: { nomor: string }) => onOpen(row.nomor) } : {})}
        {...(empty && q === '' ? { empty } : {})}
      />
      {nomor === undefined ? null : (
        <CancelDialog
          command={batal}
          nomor={nomor}
          akibat={t(akibat)}
          segarkan={topicsOf(document)}
          onClose={() => setNomor(undefined)}
        />
      )}
    </>
  )
}
