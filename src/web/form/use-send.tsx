import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failure, success } from '../dialogs/notices.tsx'
import type { Answer } from '../request.tsx'
import { useWords } from '../words.tsx'
import type { Form } from './use-form.tsx'

export interface Sending {
  /** The sentence of success, unless the server says its own; a phrase. */
  readonly done: string
  /** What is said when nothing better is known; a phrase. */
  readonly failed?: string
  /** What is asked anew afterwards. */
  readonly refresh?: readonly string[]
  /** The form that the server's sentences belong to. */
  readonly form?: Pick<Form, 'refuse'>
  readonly onDone?: () => void
}

/** Sends what a person decided, one at a time, and says how it went. */
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
      if (refresh) await queries.invalidateQueries({ queryKey: refresh })
      onDone?.()
    } catch (error) {
      if (!form?.refuse(error)) failure(error, t(failed ?? 'Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, send: (act: () => Promise<Answer<unknown>>): void => void send(act) }
}
