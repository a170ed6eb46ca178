import { Button } from 'antd'
import { useState } from 'react'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { signOut } from './keluar.tsx'
import { gantiPassword } from './sesi.calls.ts'

const fields = gantiPassword.body ?? {}

/** The old and the new password, and saving them (SPEC 2, 8). */
function usePasswordForm(onDone: () => void) {
  const t = useWords()
  const form = useForm(fields)
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    const values = form.submit()
    if (values === undefined || busy) return
    setBusy(true)
    try {
      const body = {
        password: String(values['password']),
        new_password: String(values['new_password']),
      }
      const { message } = await call(gantiPassword, { body })
      success(message ?? t('Update password berhasil'))
      form.reset()
      onDone()
    } catch (error) {
      if (!form.refuse(error)) failure(error, t('Terjadi Kesalahan Saat update password'))
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, save: () => void save() }
}

export function GantiPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const { busy, form, save } = usePasswordForm(onClose)
  return (
    <FormDialog
      title={t('Ganti Password')}
      width={560}
      busy={busy}
      changed={false}
      onSave={save}
      onClose={onClose}
    >
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}

/** The first log-in with a password that somebody else gave: leaving is signing out. */
export function GantiPertama({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const { user } = useShell()
  const { busy, form, save } = usePasswordForm(onDone)
  return (
    <FormDialog
      title={t('Ganti Password')}
      width={560}
      busy={busy}
      changed={false}
      onSave={save}
      onClose={() => void signOut()}
    >
      <p className="form-preface">
        {t(
          'Password {{user}} diberikan orang lain. Buat password Anda sendiri untuk mulai bekerja.',
          {
            user: user.user_id,
          },
        )}
      </p>
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}

export function GantiPasswordScreen() {
  const t = useWords()
  const { busy, form, save } = usePasswordForm(() => undefined)
  useKeys([{ key: 'F9', label: 'Simpan', run: save, off: busy }])
  return (
    <Page>
      <div className="form-sheet" data-form>
        <FormFields form={form} autoFocus />
        <div className="dialog-buttons">
          <Button type="primary" loading={busy} onClick={save}>
            {t('Simpan')} <Key>F9</Key>
          </Button>
        </div>
      </div>
    </Page>
  )
}
