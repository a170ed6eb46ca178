import type { Periode } from '#kernel/periode'
import { KeepAs } from '../report/KeepAs.tsx'
import type { Keeping } from '../report/use-views.tsx'
import type { Offered } from './chosen.tsx'
import { ColumnsDialog } from './ColumnsDialog.tsx'

export interface OwnProps {
  /** The screen of the list; undefined: it is no screen, and nothing of it is kept. */
  readonly path: string | undefined
  readonly kept: Keeping
  /** The columns as everybody has them, where not all are shown. */
  readonly usual?: string
  readonly offered: readonly Offered[]
  /** How the list is asked now. */
  readonly saring: object
  readonly periode?: Periode | undefined
}

interface Props extends OwnProps {
  readonly over: 'columns' | 'keep' | undefined
  readonly onClose: () => void
}

/** My columns of a list, or how it is asked now under a name. */
export function OwnDialog(props: Props) {
  const { kept, offered, onClose, over, path = '', periode = null, saring, usual = null } = props
  const { kolom, setKolom, view } = kept
  if (over === 'columns')
    return <ColumnsDialog {...{ offered, onClose }} kolom={kolom ?? usual} onSave={setKolom} />
  const isi = { saring, periode, banding: null, sisi: false, toko: null, kolom }
  return <KeepAs {...{ path, isi, view, onClose }} />
}
