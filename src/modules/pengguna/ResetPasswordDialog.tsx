import { call } from '#web/call'
import { SendDialog } from '#web/form/SendDialog'
import { useWords } from '#web/words'
import { passwordBaru, resetPassword } from './data-users.calls.ts'
import { SyaratSandi } from './SyaratSandi.tsx'
import type { UserRow } from './users.tsx'

const fields = { password: passwordBaru }

interface Props {
  readonly row: UserRow
  readonly onClose: () => void
}

/** Gives a user a new password, which ends his session. */
export function ResetPasswordDialog({ onClose, row: { user_id } }: Props) {
  const t = useWords()
  return (
    <SendDialog
      title={`${t('Reset Password')} ${user_id}`}
      width={480}
      fields={fields}
      done="Update password berhasil"
      failed="Terjadi Kesalahan Saat update password"
      onSend={(body) => call(resetPassword, { params: { user_id }, body })}
      renderBelow={({ password }) => <SyaratSandi sandi={password} userId={user_id} />}
      onClose={onClose}
    />
  )
}
