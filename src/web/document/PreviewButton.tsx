import { KeyButton } from '../KeyButton.tsx'
import { keysNow, useLayer } from '../keys.tsx'
import { askFirst, usePosts } from './preview-mode.tsx'
import { useMayPreview } from './preview-right.tsx'

/**
 * Alt+J does what F9 does and shows the journal instead of saving (docs/adr/0299). It stands
 * wherever something posts, for whoever may read the journal.
 */
export function PreviewButton() {
  const layer = useLayer()
  const may = useMayPreview()
  const posts = usePosts()
  const look = (): void => {
    const save = keysNow().find(({ key, run }) => key === 'F9' && run !== undefined)
    if (save === undefined || save.off) return
    askFirst(layer)
    save.run?.()
  }
  return may && posts ? (
    <KeyButton keyName="Alt+J" label="Lihat Jurnal" run={look} type="text" />
  ) : null
}
