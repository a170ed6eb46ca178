import type { Fields, RowOf } from '#kernel/field'
import type { CallOptions } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import type { Form } from '#web/form/use-form'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { useTanggalDokumen } from '../../hari/use-tanggal-dokumen.tsx'
import { PostDialog } from '#web/document/PostDialog'

function Isi<F extends Fields>({ form }: { readonly form: Form<F> }) {
  return <FormFields {...useTanggalDokumen(form)} autoFocus />
}

interface Props<F extends Fields> {
  readonly title: string // a phrase
  readonly fields: F
  readonly send: (values: RowOf<F>, options: CallOptions) => Promise<Answer<object>>
  readonly onClose: () => void
}

/** One cash document in a dialog. */
export function KasDialog<F extends Fields>({ title, ...props }: Props<F>) {
  const t = useWords()
  return (
    <PostDialog
      {...props}
      title={t(title)}
      width={640}
      segarkan={['kas']}
      renderIsi={(form) => <Isi form={form} />}
    />
  )
}
