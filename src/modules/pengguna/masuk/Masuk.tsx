import { useEffect, useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { kept, takeNote } from '#web/storage'
import { clientVersion } from '#web/version'
import { useWords } from '#web/words'
import type { LoginInfo } from './info-login.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { Ditolak, tolakanDari, type Tolakan } from './Ditolak.tsx'
import { SampleUsers } from './SampleUsers.tsx'
import { SandiPolos } from './SandiPolos.tsx'
import { signIn, type Typed } from './sign-in.tsx'
import './masuk.css'

const empty = 'Harus Diisi' // SPEC 5

interface FieldProps {
  readonly label: string
  readonly name: 'username' | 'current-password'
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A text of the log-in with its sentence below; the password has its toggle. */
function Field({ error, label, name, onChange, value }: FieldProps) {
  const t = useWords()
  const id = useId()
  const rest = {
    id,
    value,
    autoComplete: name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  }
  return (
    <div className="plain-field">
      <label htmlFor={id}>{t(label)}</label>
      {name === 'current-password' ? (
        <SandiPolos {...rest} />
      ) : (
        <input
          {...rest}
          className="plain-input"
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
      {error === undefined ? null : (
        <span id={`${id}-error`} className="plain-error">
          {error}
        </span>
      )}
    </div>
  )
}

interface BranchProps {
  readonly info: LoginInfo | undefined
  readonly value: string
  readonly onChange: (kodeToko: string) => void
}

/** The branches of the chain (SPEC 2); none chosen: the user's own. */
function Branch({ info, onChange, value }: BranchProps) {
  const t = useWords()
  const id = useId()
  const known = info?.toko.some((shop) => shop.kode_toko === value) ? value : ''
  return (
    <div className="plain-field">
      <label htmlFor={id}>{t('Cabang')}</label>
      <select
        id={id}
        className="plain-input"
        value={known}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('Cabang saya')}</option>
        {(info?.toko ?? []).map((shop) => (
          <option key={shop.kode_toko} value={shop.kode_toko}>
            {shop.kode_toko} - {shop.nama_toko}
          </option>
        ))}
      </select>
    </div>
  )
}

interface Props {
  readonly info: LoginInfo | undefined
  readonly onSignedIn: () => Promise<void>
}

/** Everything that the log-in knows while somebody types. */
function useSignIn({ info, onSignedIn }: Props) {
  const t = useWords()
  const [typed, setTyped] = useState<Typed>({
    user_id: '',
    password: '',
    kode_toko: kept('toko') ?? '',
  })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [note] = useState(takeNote)
  const [refusal, setRefusal] = useState<Tolakan>()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (typed.user_id.trim() === '' || typed.password === '') return
    setBusy(true)
    try {
      const known = info === undefined || info.toko.some((one) => one.kode_toko === typed.kode_toko)
      await signIn({ ...typed, kode_toko: known ? typed.kode_toko : '' })
      await onSignedIn()
    } catch (error) {
      setRefusal(tolakanDari(t, error))
      setBusy(false)
    }
  }
  return {
    typed,
    setTyped,
    tried,
    busy,
    refusal: refusal ?? (note ? { kata: t(note) } : undefined),
    submit,
  }
}

/** The log-in page (SPEC 2): React and plain controls only, so that it stands at once. */
export function Masuk(props: Props) {
  const { info } = props
  const t = useWords()
  const { busy, refusal, setTyped, submit, tried, typed } = useSignIn(props)
  const button = useRef<HTMLButtonElement>(null)
  const change = (name: keyof Typed) => (value: string) =>
    setTyped((now) => ({ ...now, [name]: value }))
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? t(empty) : undefined
  useEffect(() => {
    document.title = `${t('Masuk')} - Kencana`
  }, [t])
  return (
    <main className="masuk">
      <section className="masuk-brand">
        <img src="/icon.svg" alt="" width="56" height="56" />
        <h1>Kencana</h1>
        <p>{t('Buku toko emas: satu nota, satu timbangan, satu kas.')}</p>
      </section>
      <form className="masuk-form" noValidate onSubmit={(event) => void submit(event)}>
        <LanguagePicker />
        <h2>{t('Masuk')}</h2>
        <Branch info={info} value={typed.kode_toko} onChange={change('kode_toko')} />
        <Field
          label="User ID"
          name="username"
          value={typed.user_id}
          error={missing(typed.user_id)}
          onChange={change('user_id')}
        />
        <Field
          label="Password"
          name="current-password"
          value={typed.password}
          error={missing(typed.password)}
          onChange={change('password')}
        />
        {isSecureContext ? null : (
          <p className="masuk-polos">
            {t('Sambungan ini tidak aman: sandi Anda dapat dibaca orang lain di jaringan ini.')}{' '}
            <a href="/pasang-sertifikat">{t('Cara mengamankannya')}</a>
          </p>
        )}
        {refusal ? <Ditolak tolakan={refusal} /> : null}
        <button ref={button} type="submit" className="plain-button primary" disabled={busy}>
          {t(busy ? 'Memeriksa ...' : 'Masuk')}
        </button>
        {info?.contoh === undefined ? null : (
          <SampleUsers
            contoh={info.contoh}
            onChoose={(user_id, password) => {
              setTyped((now) => ({ ...now, user_id, password, kode_toko: '' }))
              button.current?.focus()
            }}
          />
        )}
        <p className="meta">
          {t('Versi aplikasi {{klien}}, versi server {{server}}', {
            klien: clientVersion,
            server: info?.versi ?? '...',
          })}
        </p>
        <p className="meta masuk-links">
          <a href="/terms-and-conditions">{t('Syarat dan Ketentuan')}</a>
          <a href="/privacy-policy">{t('Kebijakan Privasi')}</a>
        </p>
      </form>
    </main>
  )
}
