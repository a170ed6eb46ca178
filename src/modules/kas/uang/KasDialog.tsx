import type { Fields, RowOf } from '#kernel/field'
import type { CallOptions } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { useTanggalDokumen } from '../../hari/use-tanggal-dokumen.tsx'
import { useKirim } from '../../pengguna/use-kirim.tsx'

interface Props<F extends Fields> {
  readonly title: string // a phrase
  readonly fields: F
  readonly send: (values: RowOf<F>, options: CallOptions) => Promise<Answer<{ nomor: string }>>
  readonly onClose: () => void
}

/** One cash document in a dialog: its fields, F9 saves. */
export function KasDialog<F extends Fields>({ fields, onClose, send, title }: Props<F>) {
  const t = useWords()
  const form = useForm(fields)
  const tampil = useTanggalDokumen(form)
  const { dialog, kirim, sibuk } = useKirim({
    form,
    segarkan: 'kas',
    onTersimpan: onClose,
  })
  const save = (): void => {
    const values = form.submit()
    if (values !== undefined) kirim((options) => send(values, options))
  }
  return (
    <FormDialog
      title={t(title)}
      width={640}
      busy={sibuk}
      changed={form.changed}
      onSave={save}
      onClose={onClose}
    >
      <FormFields {...tampil} autoFocus />
      {dialog}
    </FormDialog>
  )
}
