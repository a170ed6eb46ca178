import type { Field } from '#kernel/field'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useMemo, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly saveLabel: string
  readonly field: Field<string>
  readonly busy: boolean
  readonly children?: ReactNode
  readonly onSave: (alasan: string) => void
  readonly onClose: () => void
}

/** A step that wants to be explained: the reason stands with it for good. */
export function AlasanDialog({ busy, children, field, onClose, onSave, saveLabel, title }: Props) {
  const fields = useMemo(() => ({ alasan: field }), [field])
  const form = useForm(fields)
  return (
    <FormDialog
      title={title}
      width={520}
      busy={busy}
      changed={form.changed}
      saveLabel={saveLabel}
      onSave={() => {
        const entered = form.submit()
        if (entered) onSave(entered.alasan)
      }}
      onClose={onClose}
    >
      {children}
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
