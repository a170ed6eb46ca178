import type { ReactNode } from 'react'
import type { Fields, RowOf } from '#kernel/field'
import type { CallOptions } from '../call.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useForm, type Form, type Values } from '../form/use-form.tsx'
import type { Answer } from '../request.tsx'
import { usePost } from './use-post.tsx'

interface Props<F extends Fields> {
  readonly title: string
  readonly fields: F
  readonly awal?: Values // what the form starts with
  readonly width?: number
  readonly saveLabel?: string
  readonly danger?: boolean // it undoes something
  readonly bookless?: boolean // it changes no book
  /** What is loaded again afterwards: the first words of the query keys. */
  readonly segarkan: readonly string[]
  readonly send: (values: RowOf<F>, options: CallOptions) => Promise<Answer<object>>
  /** The content of the dialog; by default the fields. */
  readonly renderIsi?: (form: Form<F>) => ReactNode
  readonly onTersimpan?: () => void
  readonly failed?: string | undefined // said when the server gave no sentence; a phrase
  readonly onClose: () => void
}

/** A document that is entered in a dialog: F9 sends it, and an approver is asked if needed. */
export function PostDialog<F extends Fields>(props: Props<F>) {
  const {
    bookless = false,
    failed,
    fields,
    onClose,
    onTersimpan,
    renderIsi,
    saveLabel,
    segarkan,
    send,
  } = props
  const { title, width } = props
  const form = useForm(fields, props.awal)
  const selesai = (): void => {
    onTersimpan?.()
    onClose()
  }
  const { dialog, kirim, sibuk } = usePost({
    ...{ bookless, failed, form, segarkan },
    onTersimpan: selesai,
  })
  const save = (): void => {
    const values = form.submit()
    if (values !== undefined) kirim((options) => send(values, options))
  }
  return (
    <FormDialog
      title={title}
      width={width ?? 960}
      busy={sibuk}
      changed={form.changed}
      danger={props.danger === true}
      {...(saveLabel === undefined ? {} : { saveLabel })}
      onSave={save}
      onClose={onClose}
    >
      {renderIsi ? renderIsi(form) : <FormFields form={form} autoFocus />}
      {dialog}
    </FormDialog>
  )
}
