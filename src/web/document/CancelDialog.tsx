import { alasan, type Bernomor, type Cancelled, type Command } from '#kernel/document'
import { call } from '../call.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useWords } from '../words.tsx'
import { PostDialog } from './PostDialog.tsx'

const isian = { alasan }

interface Props {
  readonly command: Command<string, never, Cancelled, Bernomor>
  readonly nomor: string
  readonly akibat: string // what becomes of it, in words
  /** What is loaded again afterwards. */
  readonly segarkan: readonly string[]
  readonly onTersimpan?: () => void
  readonly onClose: () => void
}

/** Takes a document back: asks for the reason, and for an approval if the command needs one. */
export function CancelDialog({ akibat, command, nomor, onClose, onTersimpan, segarkan }: Props) {
  const t = useWords()
  return (
    <PostDialog
      title={`${t(command.label)} ${nomor}`}
      width={520}
      saveLabel={t(command.label)}
      danger
      fields={isian}
      segarkan={segarkan}
      send={({ alasan: mengapa }, options) =>
        call(command, { body: { nomor, alasan: mengapa } }, options)
      }
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
