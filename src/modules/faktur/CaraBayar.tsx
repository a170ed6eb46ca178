import { useId } from 'react'
import { useWords } from '#web/words'
import { caraBayar, type CaraBayar } from './pembayaran.ts'

const ways = Object.keys(caraBayar).filter((way): way is CaraBayar => way in caraBayar)

interface Props {
  readonly value: CaraBayar
  /** Ways that are not open: cash is another payment's already, the shop pays by no card. */
  readonly closed: readonly CaraBayar[]
  readonly onChange: (way: CaraBayar) => void
}

/** The way of payment, one tap or one arrow key away. */
export function PilihCaraBayar({ closed, onChange, value }: Props) {
  const t = useWords()
  const name = useId()
  return (
    <fieldset className="cara-bayar">
      <legend className="only-heard">{t('Cara Bayar')}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name={name}
            checked={way === value}
            disabled={closed.includes(way)}
            onChange={() => onChange(way)}
          />
          <span>{t(caraBayar[way])}</span>
        </label>
      ))}
    </fieldset>
  )
}
