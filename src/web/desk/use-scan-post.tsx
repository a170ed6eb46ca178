import { useState, type ReactNode } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import type { CallOptions } from '../call.tsx'
import { failure } from '../dialogs/notices.tsx'
import { usePost } from '../document/use-post.tsx'
import type { Form } from '../form/use-form.tsx'
import type { Answer } from '../request.tsx'
import { soundBad } from '../sound.tsx'
import { useWords } from '../words.tsx'
import type { Scannable, ScannedTable } from './use-scan-table.tsx'

interface Options<R extends Scannable, F extends Fields, A extends object> {
  readonly table: Pick<ScannedTable<R>, 'clear' | 'rows'>
  /** The head of the document. */
  readonly form: Form<F>
  /** What is loaded again afterwards: the first words of the query keys. */
  readonly segarkan: readonly string[]
  readonly send: (head: RowOf<F>, rows: readonly R[], options: CallOptions) => Promise<Answer<A>>
  /** How it went, for the line above the table. */
  readonly said?: (answer: A, head: RowOf<F>) => string
  /** What is done besides clearing the table; by default the head is emptied. */
  readonly onTersimpan?: () => void
}

/** What WorkDesk gets for F9, but for its words. */
export interface ScanPost {
  readonly run: () => void
  readonly sibuk: boolean
  readonly dialog: ReactNode
  readonly tersimpan: string | undefined
}

/** Posts what was scanned onto a table. It is cleared only when it is saved. */
export function useScanPost<R extends Scannable, F extends Fields, A extends object>({
  form,
  onTersimpan = () => form.reset(),
  said,
  segarkan,
  send,
  table,
}: Options<R, F, A>): ScanPost {
  const t = useWords()
  const [tersimpan, setTersimpan] = useState<string>()
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan,
    onTersimpan: () => {
      table.clear()
      onTersimpan()
    },
  })
  const run = (): void => {
    if (table.rows.length === 0) {
      soundBad()
      failure(t('Belum Ada Barang Di Tabel'))
      return
    }
    const head = form.submit()
    if (head === undefined) return
    kirim(async (options) => {
      const saved = await send(head, table.rows, options)
      if (said) setTersimpan(said(saved.data, head))
      return saved
    })
  }
  return { run, sibuk, dialog, tersimpan }
}
