import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntent, type CallOptions } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import type { Form } from '#web/form/use-form'
import { CallError, type Answer } from '#web/request'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import { useOtorisasi } from '../../pengguna/use-otorisasi.tsx'

interface Kirim {
  readonly sibuk: boolean
  /** Sends once; asks an approver where one is needed. */
  readonly kirim: (attempt: (options: CallOptions) => Promise<Answer<{ nomor: string }>>) => void
  /** Stands somewhere in the dialog. */
  readonly dialog: ReactNode
}

/** Saves a cash document: the key of the intent stays over every try, refusals stand at fields. */
export function useKirim(form: Pick<Form, 'refuse'>, onTersimpan: () => void): Kirim {
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
      success(t('{{nomor}} Tersimpan', { nomor: done.data.nomor }))
      await queries.invalidateQueries({ queryKey: ['kas'] })
      onTersimpan()
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
