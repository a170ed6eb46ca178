import type { ReactNode } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import type { Answer } from '../request.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormFields } from './FormFields.tsx'
import { useForm, type Values } from './use-form.tsx'
import { useSend, type Sending } from './use-send.tsx'

interface Props<F extends Fields> extends Omit<Sending, 'form' | 'onDone'> {
  readonly title: string
  readonly width?: number
  readonly saveLabel?: string
  readonly fields: F
  readonly initial?: Values
  readonly onSend: (values: RowOf<F>) => Promise<Answer<unknown>>
  readonly onClose: () => void
  /** A remark below the fields about their values. */
  readonly renderBelow?: (values: Values) => ReactNode
}

/** A form in a dialog that is sent and closes. */
export function SendDialog<F extends Fields>(props: Props<F>) {
  const { fields, initial, onClose, onSend, renderBelow, saveLabel, title, width, ...sending } =
    props
  const form = useForm(fields, initial)
  const { busy, send } = useSend({ ...sending, form, onDone: onClose })
  const save = (): void => {
    const values = form.submit()
    if (values !== undefined) send(() => onSend(values))
  }
  return (
    <FormDialog
      title={title}
      width={width ?? 960}
      busy={busy}
      changed={form.changed}
      {...(saveLabel === undefined ? {} : { saveLabel })}
      onSave={save}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
      {renderBelow?.(form.values)}
    </FormDialog>
  )
}
