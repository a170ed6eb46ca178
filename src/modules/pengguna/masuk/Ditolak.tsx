import { useEffect, useState } from 'react'
import { languageTag, type Translate } from '#kernel/language'
import { CallError } from '#web/request'
import { useLanguage, useWords } from '#web/words'

/** Why somebody was not let in. */
export interface Tolakan {
  readonly kata: string
  /** Too many tries: seconds until the next one. */
  readonly tunggu?: number
  /** He is at work elsewhere. */
  readonly dipakai?: Dipakai
}

interface Dipakai {
  readonly alamat: string
  readonly sejak: string // an instant
  readonly bebas: number // seconds until it is free, where nobody is there any more
}

export function tolakanDari(t: Translate, error: unknown): Tolakan {
  if (!(error instanceof Error)) return { kata: String(error) }
  if (error.name === 'TidakJadi') return { kata: t('Passkey Tidak Jadi Dipakai, Silahkan Ulangi') }
  const kata = error.message
  if (!(error instanceof CallError)) return { kata }
  const { alamat, bebas, detik, sejak } = error.details
  if (error.status === 429 && typeof detik === 'number') return { kata, tunggu: detik }
  return typeof sejak === 'string' && typeof bebas === 'number'
    ? { kata, dipakai: { alamat: String(alamat), sejak, bebas } }
    : { kata }
}

/** Seconds that are left, counted down; it starts anew with every refusal. */
function useCountdown(seconds: number, of: Tolakan): number {
  const [passed, setPassed] = useState({ of, seconds: 0 })
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(
      () => setPassed({ of, seconds: Math.trunc((performance.now() - begun) / 1000) }),
      250,
    )
    return () => clearInterval(timer)
  }, [of])
  return Math.max(0, seconds - (passed.of === of ? passed.seconds : 0))
}

const two = (figure: number): string => String(figure).padStart(2, '0')

interface DipakaiProps {
  readonly dipakai: Dipakai
  readonly sisa: number
}

/** Where and since when, and how it becomes free. */
function DipakaiDiMana({ dipakai, sisa }: DipakaiProps) {
  const t = useWords()
  const tag = languageTag[useLanguage()]
  const jam = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <>
      <span>
        {t('Masuk sejak {{jam}} dari {{alamat}}.', {
          jam: jam.format(Date.parse(dipakai.sejak)),
          alamat: dipakai.alamat || '-',
        })}
      </span>
      <span>
        {sisa === 0
          ? t('Kalau di sana sudah tidak dipakai, sekarang bebas: coba masuk lagi.')
          : t('Keluar di sana, atau minta OWN mengeluarkannya. Kalau sudah mati, bebas sendiri:')}
        {sisa === 0 ? null : (
          <strong role="timer">
            {' '}
            {two(Math.trunc(sisa / 60))}:{two(sisa % 60)}
          </strong>
        )}
      </span>
    </>
  )
}

/** The sentence of a refusal, with what one may do about it. */
export function Ditolak({ tolakan }: { readonly tolakan: Tolakan }) {
  const t = useWords()
  const { dipakai, kata, tunggu } = tolakan
  const sisa = useCountdown(tunggu ?? dipakai?.bebas ?? 0, tolakan)
  const menunggu = (): string =>
    sisa === 0
      ? t('Silahkan coba lagi')
      : t('Terlalu Banyak Percobaan, Tunggu {{detik}} Detik', { detik: sisa })
  return (
    <div className="masuk-refusal">
      {/* Said once: a countdown that is read aloud each second drowns everything. */}
      <span role="alert">{tunggu === undefined ? kata : null}</span>
      {tunggu === undefined ? null : (
        <span role={sisa === 0 ? 'alert' : 'timer'}>{menunggu()}</span>
      )}
      {dipakai === undefined ? null : <DipakaiDiMana dipakai={dipakai} sisa={sisa} />}
    </div>
  )
}
