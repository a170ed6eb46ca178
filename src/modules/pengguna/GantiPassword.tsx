import type { KeyboardEvent, ReactNode } from 'react'
import { secret, type Fields } from '#kernel/field'
import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { Page } from '#web/page/Page'
import { renewing } from '#web/request'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { signOut } from './keluar.tsx'
import { gantiPassword } from './sesi.calls.ts'
import { SyaratSandi } from './SyaratSandi.tsx'
import { KeyButton } from '#web/KeyButton'

const fields: Fields = {
  ...gantiPassword.body,
  ulang: secret({ label: 'Ulangi Password', required: 'Harus Diisi' }),
}

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
    if (values['ulang'] !== values['new_password']) {
      form.refuseFields([{ field: 'ulang', text: 'Tidak Sama Dengan Password Baru' }])
      return
    }
    const body = {
      password: String(values['password']),
      new_password: String(values['new_password']),
    }
    send(() => renewing(call(gantiPassword, { body })))
  }
  return { form, busy, save }
}

interface IsiProps {
  readonly form: ReturnType<typeof usePasswordForm>['form']
  readonly save: () => void
}

/** The fields and what a password must be; Enter goes on, and saves at last. */
function Isi({ form, save }: IsiProps) {
  const { user } = useShell()
  const enter = (event: KeyboardEvent<HTMLElement>): void => {
    const last = event.target instanceof Element && event.target.id === form.idOf('ulang')
    if (event.key !== 'Enter' || event.repeat || !last) return
    event.preventDefault()
    save()
  }
  return (
    <div role="presentation" className="sandi-isi" onKeyDownCapture={enter}>
      <FormFields form={form} autoFocus />
      <SyaratSandi sandi={form.values['new_password']} userId={user.user_id} sendiri />
    </div>
  )
}

interface DialogProps {
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

function Dialog({ children, onClose, onDone }: DialogProps) {
  const t = useWords()
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
      <Isi form={form} save={save} />
    </FormDialog>
  )
}

export function GantiPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  return <Dialog onDone={onClose} onClose={onClose} />
}

/** The first log-in with a password that somebody else gave: leaving means signing out. */
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
  const { busy, form, save } = usePasswordForm(() => undefined)
  return (
    <Page>
      <div className="form-sheet" data-form>
        <Isi form={form} save={save} />
        <div className="dialog-buttons">
          <KeyButton keyName="F9" label="Simpan" run={save} type="primary" loading={busy} />
        </div>
      </div>
    </Page>
  )
}
