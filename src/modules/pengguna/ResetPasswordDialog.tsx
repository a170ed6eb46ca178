import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { passwordBaru, resetPassword } from './data-users.calls.ts'
import type { UserRow } from './users.tsx'

const fields = { password: passwordBaru }

interface Props {
  readonly row: UserRow
  readonly onClose: () => void
}

/** Gives a user a new password; the session he has ends. */
export function ResetPasswordDialog({ onClose, row }: Props) {
  const t = useWords()
  const form = useForm(fields)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    const body = form.submit()
    if (body === undefined || busy) return
    setBusy(true)
    try {
      await call(resetPassword, { params: { user_id: row.user_id }, body })
      success(t('Update password berhasil'))
      onClose()
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat update password'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={`${t('Reset Password')} ${row.user_id}`}
      width={480}
      busy={busy}
      changed={form.changed}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
