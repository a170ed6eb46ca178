import { useEffect, useId, useState, type SubmitEvent } from 'react'
import { addressOf, type Endpoint } from '#kernel/endpoint'
import type { Field, Fields } from '#kernel/field'
import { zones } from '#kernel/tanggal'
import { syaratSandi } from '#kernel/sandi'
import { check } from '#kernel/schema'
import {
  periksaSetup,
  sandiPertama,
  setup,
  setupContoh,
  statusSetup,
} from '#modules/toko/toko.calls'
import { call } from '#web/call'
import { CallError, request } from '#web/request'
import { useWords } from '#web/words'
import { LanguagePicker } from './LanguagePicker.tsx'
import { SandiPolos } from './SandiPolos.tsx'
import { signIn } from './sign-in.tsx'
import './masuk.css'

type Texts = Readonly<Record<string, string>>
const fields: Fields = setup.body ?? {}
const { kode, ...shopFields } = fields
const initial: Texts = { zona: Object.keys(zones)[0] ?? '' }

/** How often the page asks how far the sample chain is. */
const askEvery = 1000

interface PlainProps {
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly autoFocus: boolean
  readonly onChange: (value: string) => void
}

/** A field in plain controls: the page stands before there is a shop, and without antd. */
function PlainField({ autoFocus, error, field, onChange, value }: PlainProps) {
  const t = useWords()
  const id = useId()
  const Masukan = field.kind === 'secret' ? SandiPolos : 'input'
  const below = error ?? (field.hint === undefined ? undefined : t(field.hint))
  const rest = {
    id,
    value,
    className: 'plain-input',
    'aria-invalid': error !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}-below`,
  }
  return (
    <div className="plain-field">
      <label htmlFor={id}>{t(field.label)}</label>
      {field.of ? (
        <select {...rest} onChange={(event) => onChange(event.target.value)}>
          {Object.entries(field.of).map(([key, words]) => (
            <option key={key} value={key}>
              {key} ({t(words)})
            </option>
          ))}
        </select>
      ) : (
        <Masukan
          {...rest}
          autoFocus={autoFocus}
          autoComplete={field.kind === 'secret' ? 'new-password' : 'off'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {below === undefined ? null : (
        <span id={`${id}-below`} className={error === undefined ? 'meta' : 'plain-error'}>
          {below}
        </span>
      )}
    </div>
  )
}

/** What the founder's password must be, told while it is typed. */
function Syarat({ texts }: { readonly texts: Texts }) {
  const t = useWords()
  const sandi = texts['password'] ?? ''
  const { bukanUmum, bukanUser, panjang } = syaratSandi(sandi, texts['user_id'] ?? '', sandiPertama)
  const rows = [
    [t('Paling sedikit {{min}} huruf', { min: sandiPertama }), panjang],
    [t('Tidak memuat User ID'), bukanUser],
    [t('Bukan password yang umum'), bukanUmum],
  ] as const
  return (
    <ul className="setup-syarat" aria-live="polite">
      {rows.map(([kata, benar]) => (
        <li key={kata} className={sandi !== '' && benar ? 'benar' : ''}>
          {sandi !== '' && benar ? '✓' : '·'} {kata}
        </li>
      ))}
    </ul>
  )
}

interface Sample {
  readonly sedang: string | null
  readonly persen: number | null
}

/** Watches the sample chain being made; reloads when it is there. */
function useSample(started: boolean, onProblem: (text: string) => void): Sample | undefined {
  const [sample, setSample] = useState<Sample>()
  useEffect(() => {
    if (!started) return undefined
    const timer = setInterval(() => {
      call(statusSetup, {}).then(
        ({ data }) => {
          if (data.gagal) onProblem(data.gagal)
          else if (!data.perlu_setup && !data.sedang) location.assign('/')
          else setSample(data)
        },
        () => undefined, // the next tick asks again
      )
    }, askEvery)
    return () => clearInterval(timer)
  }, [started, onProblem])
  return sample
}

/** Everything that the set-up knows while somebody fills it in. */
function useSetup() {
  const t = useWords()
  const [texts, setTexts] = useState<Texts>(initial)
  const [errors, setErrors] = useState<Texts>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [making, setMaking] = useState(false)
  const run = async (
    sent: () => Promise<boolean>,
    done: () => Promise<void> | void,
  ): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (await sent()) await done()
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields)
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const ask = (endpoint: Endpoint, body: Texts): Promise<unknown> =>
    request({ method: endpoint.method, address: addressOf(endpoint), body })
  /** Sentences at fields: the faults found in this browser, and first whether the code is right. */
  const wrong = async (wanted: Fields): Promise<Texts> => {
    const result = check(wanted, texts)
    const local = 'refused' in result ? result.refused : []
    const said = local.map(({ field, params, text }) => {
      const label = wanted[field]?.label ?? field
      return [field, t(text, { ...params, field: t(label) })] as const
    })
    if (!said.some(([field]) => field === 'kode'))
      try {
        await ask(periksaSetup, { kode: texts['kode'] ?? '' })
      } catch (error) {
        if (!(error instanceof CallError) || error.unknown) throw error
        said.unshift(['kode', error.message])
      }
    return Object.fromEntries(said)
  }
  /** Every text of the form is its own JSON: it is checked here and sent as it is. */
  const send = (endpoint: Endpoint, done: () => Promise<void> | void): void =>
    void run(async () => {
      const found = await wrong(endpoint.body ?? {})
      setErrors(found)
      if (Object.keys(found).length > 0) return false
      await ask(endpoint, texts)
      return true
    }, done)
  /** The founder is signed in and sees the first steps. */
  const masukToko = async (): Promise<void> => {
    const { kode_toko = '', password = '', user_id = '' } = texts
    await signIn({ user_id, password, kode_toko: kode_toko.toUpperCase() })
      .then(() => location.assign('/home'))
      .catch(() => location.assign('/'))
  }
  const create = (event: SubmitEvent): void => {
    event.preventDefault()
    send(setup, masukToko)
  }
  const sample = (): void => send(setupContoh, () => setMaking(true))
  return { texts, setTexts, errors, problem, setProblem, busy, making, setMaking, create, sample }
}

/** First visit on an empty database: the first shop and its owner, or the sample chain. */
export function Setup() {
  const t = useWords()
  const desk = useSetup()
  const { busy, create, errors, making, problem, sample, setMaking, setProblem, setTexts, texts } =
    desk
  const [onProblem] = useState(() => (text: string) => {
    setMaking(false)
    setProblem(text)
  })
  useEffect(() => {
    // The page was opened again while the sample chain is being made.
    call(statusSetup, {}).then(
      ({ data }) => setMaking(Boolean(data.sedang)),
      () => undefined,
    )
  }, [setMaking])
  const progress = useSample(making, onProblem)
  const line = (name: string, field: Field) => (
    <PlainField
      key={name}
      field={field}
      value={texts[name] ?? ''}
      error={errors[name]}
      autoFocus={name === 'kode'}
      onChange={(value) => setTexts((now) => ({ ...now, [name]: value }))}
    />
  )
  return (
    <main className="masuk">
      <section className="masuk-brand">
        <img src="/icon.svg" alt="" width="56" height="56" />
        <h1>Kencana</h1>
        <p>{t('Server ini masih kosong. Buat toko pertama, atau isi dengan data contoh.')}</p>
      </section>
      <form className="masuk-form setup-form" noValidate onSubmit={create}>
        <LanguagePicker />
        <h2>{t('Pemasangan Pertama')}</h2>
        {making ? (
          <div role="status" className="setup-progress">
            <p>{progress?.sedang ?? t('Sedang Mengirim Data')}</p>
            <progress max={100} value={progress?.persen ?? 0} aria-label={t('Data contoh')} />
          </div>
        ) : (
          <>
            {kode ? line('kode', { ...kode, label: 'Kode Setup' }) : null}
            <p className="meta">{t('Kode tertulis pada layar konsol server.')}</p>
            <button type="button" className="plain-button" disabled={busy} onClick={sample}>
              {t('Isi dengan data contoh')}
            </button>
            <h2>{t('atau buat toko pertama')}</h2>
            <div className="setup-fields">
              {Object.entries(shopFields).map(([name, field]) => line(name, field))}
              <Syarat texts={texts} />
            </div>
            {problem === undefined ? null : (
              <p role="alert" className="masuk-refusal">
                {problem}
              </p>
            )}
            <button type="submit" className="plain-button primary" disabled={busy}>
              {t('Buat Toko')}
            </button>
          </>
        )}
      </form>
    </main>
  )
}
