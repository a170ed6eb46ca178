import { call } from '#web/call'
import { FormDialog } from '#web/form/FormDialog'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useSend } from '#web/form/use-send'
import { useWords } from '#web/words'
import { cabutPasskey, daftarPasskey, sandiPasskey } from './passkey.calls.ts'

interface Props {
  readonly passkey: { readonly id: string; readonly nama: string }
  /** The user's last passkey: afterwards the password alone is enough, so it is asked for. */
  readonly terakhir: boolean
  readonly onClose: () => void
}

/** Revokes one of my passkeys. */
export function CabutDialog({ onClose, passkey: { id, nama }, terakhir }: Props) {
  const t = useWords()
  const form = useForm(terakhir ? { password: sandiPasskey } : {})
  const { busy, send } = useSend({
    done: 'Passkey Dicabut',
    refresh: [daftarPasskey.path],
    form,
    onDone: onClose,
  })
  const revoke = (): void => {
    const entered = form.submit()
    if (entered === undefined) return
    const { password = null } = entered
    send(() => call(cabutPasskey, { params: { kredensial: id }, body: { password } }))
  }
  return (
    <FormDialog
      title={t('Cabut passkey {{nama}} ?', { nama })}
      width={440}
      busy={busy}
      changed={false}
      saveLabel={t('Cabut')}
      onSave={revoke}
      onClose={onClose}
    >
      {terakhir ? (
        <p className="passkey-kata">
          {t('Ini passkey terakhir Anda: sesudahnya password saja cukup untuk masuk.')}
        </p>
      ) : null}
      <FormFields form={form} autoFocus />
    </FormDialog>
  )
}
