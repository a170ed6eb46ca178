import { useState, type InputHTMLAttributes } from 'react'
import { useWords } from '#web/words'

/** A password in plain controls. It is hidden until the user wants to see what he typed. */
export function SandiPolos(rest: InputHTMLAttributes<HTMLInputElement>) {
  const t = useWords()
  const [shown, setShown] = useState(false)
  return (
    <span className="masuk-input">
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        className="plain-input"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="button" className="masuk-toggle" onClick={() => setShown(!shown)}>
        {t(shown ? 'Sembunyikan' : 'Tampilkan')}
      </button>
    </span>
  )
}
