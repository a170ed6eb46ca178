import { useEffect, useState } from 'react'
import { useWords } from '#web/words'

interface Props {
  /** Seconds that were left when it was asked, and when that was. */
  readonly sisa: number
  readonly sejak: number
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** How long a question still waits, counted down by this machine from the server's own figure. */
export function SisaWaktu({ sejak, sisa }: Props) {
  const t = useWords()
  const [now, setNow] = useState(sejak)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, sisa - Math.trunc(Math.max(0, now - sejak) / 1000))
  return (
    <span role="timer" className="otorisasi-sisa">
      <span className="only-heard">{t('Sisa Waktu')}</span> {two(Math.trunc(left / 60))}:
      {two(left % 60)}
    </span>
  )
}
