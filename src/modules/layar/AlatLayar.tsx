import { useEffect, useState } from 'react'
import { isLanguage, languages } from '#kernel/language'
import { appearance, choose, inForce } from '#web/look/appearance'
import { speak, useLanguage, useWords } from '#web/words'
import './layar.css'

/** So long the tools stay after a hand moved. */
const tampakMs = 4_000

function useTampak(): boolean {
  const [tampak, setTampak] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    const seen = (): void => {
      window.clearTimeout(timer)
      setTampak(true)
      timer = window.setTimeout(() => setTampak(false), tampakMs)
    }
    addEventListener('pointermove', seen)
    addEventListener('keydown', seen)
    return () => {
      window.clearTimeout(timer)
      removeEventListener('pointermove', seen)
      removeEventListener('keydown', seen)
    }
  }, [])
  return tampak
}

/** The languages of a screen: chosen for it alone, not for the person who works beside it. */
export function PilihBahasa() {
  const spoken = useLanguage()
  const t = useWords()
  return (
    <select
      aria-label={t('Bahasa')}
      value={spoken}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void speak(target.value)
      }}
    >
      {Object.entries(languages).map(([language, name]) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** What whoever hangs the screen up needs: it shows while a hand moves, and never otherwise. */
export function AlatLayar({ bahasa }: { readonly bahasa: boolean }) {
  const t = useWords()
  const { dark } = inForce.use()
  const tampak = useTampak()
  return (
    <div className={tampak ? 'layar-alat' : 'layar-alat diam'}>
      {bahasa ? <PilihBahasa /> : null}
      <button
        type="button"
        onClick={() => choose({ ...appearance.get(), mode: dark ? 'light' : 'dark' })}
      >
        {t(dark ? 'Terang' : 'Gelap')}
      </button>
      <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
        {t('Layar Penuh')}
      </button>
    </div>
  )
}
