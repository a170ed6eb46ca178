import { KeyButton } from '../KeyButton.tsx'

interface Props {
  /** undefined: this person may not read the journal. */
  readonly tinjau: (() => void) | undefined
  readonly sibuk: boolean
}

/** Alt+J shows what would be posted, and saves nothing (docs/adr/0299). */
export function PreviewButton({ sibuk, tinjau }: Props) {
  return tinjau === undefined ? null : (
    <KeyButton keyName="Alt+J" label="Lihat Jurnal" run={tinjau} disabled={sibuk} type="text" />
  )
}
