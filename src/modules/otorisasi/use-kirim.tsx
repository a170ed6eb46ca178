import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntent, type CallOptions } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import type { Form } from '#web/form/use-form'
import { CallError, type Answer } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useOtorisasi } from './use-otorisasi.tsx'

interface Options {
  /** The form that the server's sentences belong to. */
  readonly form: Pick<Form, 'refuse'>
  /** What is asked anew afterwards: the first words of the query keys. */
  readonly segarkan: readonly string[]
  readonly onTersimpan: () => void
}

interface Kirim {
  readonly sibuk: boolean
  /** Sends once; asks an approver where one is needed. */
  readonly kirim: (attempt: (options: CallOptions) => Promise<Answer<object>>) => void
  /** Stands somewhere in the dialog. */
  readonly dialog: ReactNode
}

const nomorDari = (data: object): string => ('nomor' in data ? String(data.nomor) : '')

/** Saves a document: the key of the intent stays over every try, refusals stand at fields. */
export function useKirim({ form, onTersimpan, segarkan }: Options): Kirim {
  const t = useWords()
  const queries = useQueryClient()
  const intent = useIntent()
  const otorisasi = useOtorisasi()
  const [sibuk, setSibuk] = useState(false)
  const send: (...given: Parameters<Kirim['kirim']>) => Promise<void> = async (attempt) => {
    if (sibuk) return
    setSibuk(true)
    try {
      const key = intent.key()
      const done = await otorisasi.run((approvals) => attempt({ key, approvals }))
      if (done === undefined) return
      intent.settle()
      soundGood()
      success(done.message ?? t('{{nomor}} Tersimpan', { nomor: nomorDari(done.data) }))
      onTersimpan() // the dialog goes at once; lists come after
      await Promise.all(segarkan.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    } catch (error) {
      soundBad()
      if (!(error instanceof CallError && error.unknown)) intent.settle()
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat Mengirim Data'))
    } finally {
      setSibuk(false)
    }
  }
  return { sibuk, kirim: (attempt) => void send(attempt), dialog: otorisasi.dialog }
}
