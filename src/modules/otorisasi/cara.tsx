import { useState, type ReactNode } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import { useForm } from '#web/form/use-form'
import { CallError } from '#web/request'

/** One way of getting an approval, as the dialog shows it. */
export interface Cara {
  readonly isi: ReactNode
  /** The words of the primary button, and what it does. */
  readonly label: string
  readonly kirim: () => void
  readonly sibuk: boolean
  /** The refusal of the server or of the reader. */
  readonly gagal: string | undefined
}

/** The form of one way, sent once at a time; a refusal is shown at its field, or below. */
export function useIsian<F extends Fields>(fields: F) {
  const form = useForm(fields)
  const [sibuk, setSibuk] = useState(false)
  const [gagal, setGagal] = useState<string>()
  const kirim = async (work: (entered: RowOf<F>) => Promise<void>): Promise<void> => {
    const entered = form.submit()
    if (entered === undefined || sibuk) return
    setSibuk(true)
    setGagal(undefined)
    try {
      await work(entered)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!form.refuse(error)) setGagal(error.message)
    } finally {
      setSibuk(false)
    }
  }
  return { form, gagal, kirim, setGagal, sibuk }
}
