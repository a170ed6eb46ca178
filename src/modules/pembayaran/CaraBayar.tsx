import { useCallback, useId, useMemo } from 'react'
import { Key } from '#web/keys'
import { textAt, useChoices } from '#web/master/rows'
import { useWords } from '#web/words'
import { caraDari, type Bayar, type Cara } from './bayar.rules.ts'
import { caraBayar, caraBayarSingkat, type CaraBayar } from './pembayaran.ts'

const ways = Object.keys(caraBayar).filter((way): way is CaraBayar => way in caraBayar)
const singkat = { ...caraBayarSingkat, QRIS: { kata: 'QRIS', tombol: 'Q' } } as const
export const namaCara = (way: Cara): string => (way === 'QRIS' ? way : caraBayar[way])

/** The shop's accounts of QRIS, the first of them first; none where the shop takes no QRIS. */
export function useQris(): readonly string[] {
  const { rows } = useChoices('rekening')
  return useMemo(
    () =>
      (rows ?? []).filter((row) => row['qris'] === true).map((row) => textAt(row, 'no_rekening')),
    [rows],
  )
}

/** The name of the way of a payment, as whoever reads it calls it. */
export function useNamaBayar(): (
  payment: Pick<Bayar, 'jenis'> & { readonly no_rekening?: string | null },
) => string {
  const t = useWords()
  const qris = useQris()
  return useCallback(
    ({ jenis, no_rekening = null }) => t(namaCara(caraDari({ jenis, no_rekening }, qris))),
    [t, qris],
  )
}

interface Props {
  readonly value: Cara
  /** Ways that are not open: cash is another payment's already, the shop pays by no card. */
  readonly closed: readonly CaraBayar[]
  readonly qris: readonly string[]
  readonly onChange: (way: Cara) => void
}

/** The ways there are, with those that are closed here. */
function terbuka(closed: readonly CaraBayar[], qris: readonly string[]) {
  const all: readonly Cara[] =
    qris.length === 0 ? ways : ways.flatMap((way) => (way === 'DEBET' ? ['QRIS', way] : [way]))
  // Only a customer who has points reads of them, and only a shop with coupons of those.
  const ada = all.filter((way) => (way !== 'POIN' && way !== 'KUPON') || !closed.includes(way))
  return ada.map((way) => ({ way, tutup: closed.includes(way === 'QRIS' ? 'DEBET' : way) }))
}

/** Finds the open way of payment that a letter stands for. */
export const caraDariTombol = (
  letter: string,
  closed: readonly CaraBayar[],
  qris: readonly string[],
): Cara | undefined =>
  terbuka(closed, qris).find(({ tutup, way }) => singkat[way].tombol === letter && !tutup)?.way

/** The way of payment, one tap, one letter or one arrow key away. */
export function PilihCaraBayar({ closed, onChange, qris, value }: Props) {
  const t = useWords()
  const name = useId()
  return (
    <fieldset className="cara-bayar">
      <legend className="only-heard">{t('Cara Bayar')}</legend>
      {terbuka(closed, qris).map(({ tutup, way }) => (
        <label key={way} title={t(namaCara(way))}>
          <input
            type="radio"
            name={name}
            aria-label={t(namaCara(way))}
            aria-keyshortcuts={singkat[way].tombol}
            checked={way === value}
            disabled={tutup}
            onChange={() => onChange(way)}
          />
          <span>
            <Key>{singkat[way].tombol}</Key>
            <span>{t(singkat[way].kata)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
