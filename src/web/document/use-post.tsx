import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntent, type CallOptions } from '../call.tsx'
import { failure, success } from '../dialogs/notices.tsx'
import type { Form } from '../form/use-form.tsx'
import { CallError, type Answer } from '../request.tsx'
import { soundBad, soundGood } from '../sound.tsx'
import { useWords } from '../words.tsx'
import { useApproval } from './use-approval.tsx'

interface Options {
  /** The form that the server's sentences belong to. */
  readonly form: Pick<Form, 'refuse'>
  /** What is loaded again afterwards: the first words of the query keys. */
  readonly segarkan: readonly string[]
  readonly onTersimpan: () => void
  /** Said when the server gave no sentence; a phrase. */
  readonly failed?: string | undefined
  readonly bookless?: boolean // it changes no book
}

interface Posting {
  readonly sibuk: boolean
  /** Sends once; asks an approver if one is needed. */
  readonly kirim: (attempt: (options: CallOptions) => Promise<Answer<object>>) => void
  /** An element that the dialog must show somewhere. */
  readonly dialog: ReactNode
}

const nomorDari = (data: object): string => ('nomor' in data ? String(data.nomor) : '')

/** Saves a document. Every try has the same intent key; refusals are shown at their fields. */
export function usePost({
  bookless = false,
  failed,
  form,
  onTersimpan,
  segarkan,
}: Options): Posting {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const approval = useApproval({ bookless })
  const [sibuk, setSibuk] = useState(false)
  const send: (...given: Parameters<Posting['kirim']>) => Promise<void> = async (attempt) => {
    if (sibuk) return
    setSibuk(true)
    try {
      const key = intent.key()
      const done = await approval.run((given) => attempt({ key, ...given }))
      if (done === undefined) return
      intent.settle()
      soundGood()
      success(done.message ?? t('{{nomor}} Tersimpan', { nomor: nomorDari(done.data) }))
      onTersimpan() // the dialog goes at once; lists come after
      await Promise.all(segarkan.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    } catch (error) {
      soundBad()
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      if (!form.refuse(error)) failure(error, t(failed ?? 'Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setSibuk(false)
    }
  }
  return { sibuk, kirim: (attempt) => void send(attempt), dialog: approval.dialog }
}
