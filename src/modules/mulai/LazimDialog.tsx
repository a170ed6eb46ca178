import { call } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { useWords } from '#web/words'
import { isianLazim, isiLazim } from './langkah-awal.calls.ts'

/** Two figures, and a new shop has its masters. */
export function LazimDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  return (
    <PostDialog
      bookless
      title={t('Isi Yang Lazim')}
      fields={isianLazim}
      width={560}
      segarkan={['langkah-awal']}
      send={(body, options) => call(isiLazim, { body }, options)}
      onClose={onClose}
    />
  )
}
