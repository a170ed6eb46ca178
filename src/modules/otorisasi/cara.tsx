import type { ReactNode } from 'react'

/** One way of getting an approval, as the dialog shows it. */
export interface Cara {
  readonly isi: ReactNode
  /** The words of the primary button, and what it does. */
  readonly label: string
  readonly kirim: () => void
  readonly sibuk: boolean
  /** What the server, or the reader, said no with. */
  readonly gagal: string | undefined
}
