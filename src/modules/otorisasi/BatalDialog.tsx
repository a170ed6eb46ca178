import { alasan } from '#kernel/document'
import type { CallOptions } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { KirimDialog } from './KirimDialog.tsx'

const isian = { alasan }

interface Isi {
  readonly nomor: string
  readonly alasan: string
}

interface Props {
  readonly nomor: string
  readonly label: string // what it is called; a phrase
  readonly akibat: string // what becomes of it, in words
  readonly kirim: (body: Isi, options: CallOptions) => Promise<Answer<object>>
  readonly onTersimpan?: () => void
  readonly onClose: () => void
}

/** Undoes a document of goods: why, and somebody else's approval. */
export function BatalDialog({ akibat, kirim, label, nomor, onClose, onTersimpan }: Props) {
  const t = useWords()
  return (
    <KirimDialog
      title={`${t(label)} ${nomor}`}
      width={520}
      saveLabel={t(label)}
      danger
      fields={isian}
      segarkan={['barang']}
      send={({ alasan: mengapa }, options) => kirim({ nomor, alasan: mengapa }, options)}
      renderIsi={(form) => (
        <>
          <p className="meta">{akibat}</p>
          <FormFields form={form} autoFocus />
        </>
      )}
      {...(onTersimpan ? { onTersimpan } : {})}
      onClose={onClose}
    />
  )
}
