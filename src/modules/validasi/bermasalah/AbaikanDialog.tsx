import { alasan } from '#kernel/document'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { abaikanMasalah, sinyalMasalah, type Masalah } from './bermasalah.calls.ts'

const isian = { alasan }

interface Props {
  readonly masalah: Masalah
  readonly onClose: () => void
}

/**
 * Closes a document that somebody has judged: it leaves the list, and the report keeps the reason.
 */
export function AbaikanDialog({ masalah, onClose }: Props) {
  const t = useWords()
  const { dokumen, fakta, pasangan, sinyal } = masalah
  const apa = [dokumen, sinyal === 'BELI_KEMBAR' ? pasangan : null].filter(Boolean).join(', ')
  return (
    <PostDialog
      bookless
      title={`${t('Abaikan')}: ${t(sinyalMasalah[sinyal])} ${apa}`}
      width={520}
      fields={isian}
      saveLabel={t('Abaikan')}
      segarkan={['bermasalah']}
      send={(values, options) =>
        call(
          abaikanMasalah,
          { body: { dokumen, sinyal, fakta: fakta ?? '', alasan: values.alasan } },
          options,
        )
      }
      onClose={onClose}
    />
  )
}
