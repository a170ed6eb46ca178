import { Button } from 'antd'
import type { ReactNode } from 'react'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { renewing } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { signOut } from './keluar.tsx'
import { gantiPassword } from './sesi.calls.ts'
import { SyaratSandi } from './SyaratSandi.tsx'

const fields = gantiPassword.body ?? {}

/** The old and the new password, and saving them (SPEC 2, 8). */
function usePasswordForm(onDone: () => void) {
  const form = useForm(fields)
  const { busy, send } = useSend({
    done: 'Update password berhasil',
    failed: 'Terjadi Kesalahan Saat update password',
    form,
    onDone: () => {
      form.reset()
      onDone()
    },
  })
  const save = (): void => {
    const values = form.submit()
    if (values === undefined) return
    const body = {
      password: String(values['password']),
      new_password: String(values['new_password']),
    }
    send(() => renewing(call(gantiPassword, { body })))
  }
  return { form, busy, save }
}

interface DialogProps {
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

function Dialog({ children, onClose, onDone }: DialogProps) {
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
      onClose={onClose}
    >
      {children}
      <FormFields form={form} autoFocus />
      <SyaratSandi sandi={form.values['new_password']} userId={user.user_id} sendiri />
    </FormDialog>
  )
}

export function GantiPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  return <Dialog onDone={onClose} onClose={onClose} />
}

/** The first log-in with a password that somebody else gave: leaving is signing out. */
export function GantiPertama({ onDone }: { readonly onDone: () => void }) {
  const t = useWords()
  const { user } = useShell()
  const pemberi =
    'Password {{user}} diberikan orang lain. Buat password Anda sendiri untuk mulai bekerja.'
  return (
    <Dialog onDone={onDone} onClose={() => void signOut()}>
      <p className="form-preface">{t(pemberi, { user: user.user_id })}</p>
    </Dialog>
  )
}

export function GantiPasswordScreen() {
  const t = useWords()
  const { user } = useShell()
  const { busy, form, save } = usePasswordForm(() => undefined)
  useKeys([{ key: 'F9', label: 'Simpan', run: save, off: busy }])
  return (
    <Page>
      <div className="form-sheet" data-form>
        <FormFields form={form} autoFocus />
        <SyaratSandi sandi={form.values['new_password']} userId={user.user_id} sendiri />
        <div className="dialog-buttons">
          <Button type="primary" loading={busy} onClick={save}>
            {t('Simpan')} <Key>F9</Key>
          </Button>
        </div>
      </div>
    </Page>
  )
}
