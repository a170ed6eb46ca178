import { useId } from 'react'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import { caraBayar, caraBayarSingkat, type CaraBayar } from './pembayaran.ts'

const ways = Object.keys(caraBayar).filter((way): way is CaraBayar => way in caraBayar)

interface Props {
  readonly value: CaraBayar
  /** Ways that are not open: cash is another payment's already, the shop pays by no card. */
  readonly closed: readonly CaraBayar[]
  readonly onChange: (way: CaraBayar) => void
}

/** Finds the open way of payment that a letter stands for. */
export const caraDariTombol = (
  letter: string,
  closed: readonly CaraBayar[],
): CaraBayar | undefined =>
  ways.find((way) => caraBayarSingkat[way].tombol === letter && !closed.includes(way))

/** The way of payment, one tap, one letter or one arrow key away. */
export function PilihCaraBayar({ closed, onChange, value }: Props) {
  const t = useWords()
  const name = useId()
  return (
    <fieldset className="cara-bayar">
      <legend className="only-heard">{t('Cara Bayar')}</legend>
      {ways.map((way) => (
        <label key={way} title={t(caraBayar[way])}>
          <input
            type="radio"
            name={name}
            aria-label={t(caraBayar[way])}
            aria-keyshortcuts={caraBayarSingkat[way].tombol}
            checked={way === value}
            disabled={closed.includes(way)}
            onChange={() => onChange(way)}
          />
          <span>
            <Key>{caraBayarSingkat[way].tombol}</Key>
            <span>{t(caraBayarSingkat[way].kata)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
