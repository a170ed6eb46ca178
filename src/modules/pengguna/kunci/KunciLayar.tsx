import { useEffect, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { call } from '#web/call'
import { giveBack } from '#web/focus'
import { Icon } from '#web/icons'
import { Key, useKeys } from '#web/keys'
import { lock, lockAfter, locked, unlock } from '#web/lock'
import { CallError } from '#web/request'
import { endSession, useSetting, useShell } from '#web/session'
import { useWords } from '#web/words'
import { SandiPolos } from '../masuk/SandiPolos.tsx'
import { daftarPasskey } from '../passkey/passkey.calls.ts'
import { adaPasskey, pakaiPasskey, TidakJadi } from '../passkey/webauthn.tsx'
import { bukaKunci, keluar, tantangKunci } from '../sesi.calls.ts'
import { settingPengguna } from '../setting.ts'
import './kunci.css'

/** Does the user have a passkey that could open the lock here? Asked when the lock closes. */
function usePasskeys(): boolean {
  const [some, setSome] = useState(false)
  useEffect(() => {
    if (!adaPasskey()) return
    call(daftarPasskey, {}).then(
      ({ data }) => setSome(data.length > 0),
      () => undefined, // the password opens it all the same
    )
  }, [])
  return some
}

async function withPasskey(): Promise<void> {
  const { data } = await call(tantangKunci, {})
  await call(bukaKunci, { body: { password: null, passkey: await pakaiPasskey(data) } })
}

const withPassword = (password: string): Promise<unknown> =>
  call(bukaKunci, { body: { password, passkey: null } })

function useUnlock() {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const run = async (ask: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await ask()
      unlock()
    } catch (error) {
      if (error instanceof TidakJadi) setRefusal(t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi'))
      else if (error instanceof CallError) setRefusal(error.fields['password'] ?? error.message)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, setRefusal, run }
}

/** Somebody else wants to work here: unsaved work is lost, so the user is told first. */
function Pergi() {
  const t = useWords()
  const [sure, setSure] = useState(false)
  const leave = (): void => {
    void call(keluar, { body: { user_id: null } })
      .catch(() => undefined) // this browser forgets all the same
      .finally(endSession)
  }
  if (!sure)
    return (
      <button type="button" className="plain-button" onClick={() => setSure(true)}>
        {t('Keluar')}
      </button>
    )
  return (
    <div className="kunci-pergi" role="alert">
      <p>{t('Isian yang belum disimpan akan hilang, draf nota tetap ada.')}</p>
      <button type="button" className="plain-button" onClick={leave}>
        {t('Ya, Keluar')}
      </button>
    </div>
  )
}

function Form() {
  const t = useWords()
  const { toko, user } = useShell()
  const id = useId()
  const passkeys = usePasskeys()
  const [password, setPassword] = useState('')
  const { busy, refusal, run, setRefusal } = useUnlock()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (password === '') setRefusal(t('Harus Diisi'))
    else void run(() => withPassword(password)).finally(() => setPassword(''))
  }
  return (
    <form className="kunci-form" noValidate onSubmit={submit}>
      <Icon name="lock" />
      <h1 id={`${id}-judul`}>{t('Layar Terkunci')}</h1>
      <p>
        <strong>{user.usere_name}</strong> ({user.level}), {toko.nama_toko}
      </p>
      <div className="plain-field">
        <label htmlFor={id}>{t('Password')}</label>
        <SandiPolos
          id={id}
          value={password}
          autoFocus
          autoComplete="off"
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <span id={`${id}-error`} className="plain-error" role="alert">
          {refusal}
        </span>
      </div>
      <button type="submit" className="plain-button primary" disabled={busy}>
        {t('Buka Kunci')} <Key>Enter</Key>
      </button>
      {passkeys ? (
        <button
          type="button"
          className="plain-button"
          disabled={busy}
          onClick={() => void run(withPasskey)}
        >
          {t('Buka Dengan Passkey')}
        </button>
      ) : null}
      <Pergi />
    </form>
  )
}

/** In the browser's own top layer: nothing of the page below can be seen, touched or reached. */
function Terkunci() {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    const again = (): void => {
      if (locked.get() && dialog?.isConnected) dialog.showModal()
    }
    dialog?.showModal()
    dialog?.addEventListener('close', again)
    return () => {
      dialog?.removeEventListener('close', again)
      dialog?.close() // which gives the keyboard back to whoever had it
      setTimeout(giveBack)
    }
  }, [])
  return (
    <dialog ref={box} className="kunci" aria-label="Kencana">
      <Form />
    </dialog>
  )
}

/** The lock of the screen: after a time that the shop chooses, or by hand. */
export function KunciLayar() {
  const minutes = useSetting(settingPengguna.KUNCI_LAYAR)
  useEffect(() => lockAfter.set(minutes * 60_000), [minutes])
  useKeys([{ key: 'Alt+L', label: 'Kunci Layar', run: lock }], true)
  return locked.use() ? <Terkunci /> : null
}
