import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failure, success } from '../dialogs/notices.tsx'
import type { Answer } from '../request.tsx'
import { useWords } from '../words.tsx'
import type { Form } from './use-form.tsx'

export interface Sending {
  /** The sentence of success, unless the server sends one; a phrase. */
  readonly done: string
  /** The sentence for a failure without a sentence of its own; a phrase. */
  readonly failed?: string
  /** The topics that are loaded again afterwards: what their queries' keys begin with. */
  readonly refresh?: readonly string[]
  /** The form that the server's sentences belong to. */
  readonly form?: Pick<Form, 'refuse'>
  readonly onDone?: () => void
}

/** Sends what a person decided, one call at a time, and shows how it went. */
export function useSend({ done, failed, form, onDone, refresh }: Sending) {
  const t = useWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const send = async (act: () => Promise<Answer<unknown>>): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { message } = await act()
      success(message ?? t(done))
      await Promise.all(
        (refresh ?? []).map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
      )
      onDone?.()
    } catch (error) {
      if (!form?.refuse(error)) failure(error, t(failed ?? 'Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, send: (act: () => Promise<Answer<unknown>>): void => void send(act) }
}
