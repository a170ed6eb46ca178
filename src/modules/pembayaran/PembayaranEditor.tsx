import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { Key } from '#web/keys'
import { useWords } from '#web/words'
import { BarisBayar, type PilihTitipan } from './BarisBayar.tsx'
import {
  bagian,
  caraTertutup,
  hitungBayar,
  tambahBayar,
  ubahBayar,
  type Bayar,
  type PoinBayar,
} from './bayar.rules.ts'
import { arahUang } from './pembayaran.rules.ts'
import './bayar.css'

interface Props {
  readonly entries: readonly Bayar[]
  /** What is due, whole rupiah; below zero the shop pays. */
  readonly total: number
  /** Sentences of a refusal, by their path: 'pembayaran.0.no_rekening'. */
  readonly errors: Readonly<Record<string, string>>
  /** The ids of the inputs begin with it, so that a screen can send the focus there. */
  readonly id: string
  readonly onChange: (entries: readonly Bayar[]) => void
  /** Enter in the money received. */
  readonly onDone: () => void
  /** The key of the screen that adds a payment, where it has one. */
  readonly tombol?: string
  /** How a deposit is chosen, where a bill may be paid by one. */
  readonly titipan?: PilihTitipan | undefined
  /** How a coupon is entered, where one may pay. */
  readonly kupon?: PilihTitipan | undefined
  /** The customer's points, where they may pay. */
  readonly poin?: PoinBayar | undefined
}

/** The id of the first input of a payment. */
export const idBayar = (id: string, no: number): string => `${id}-${no}`

const errorsAt = (errors: Props['errors'], at: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const found = new RegExp(`^pembayaran\\.${at}\\.(\\w+)$`).exec(path)
      return found?.[1] === undefined ? [] : [[found[1], text]]
    }),
  )

/** A refusal goes to its field: the first one of the payment that it is about. */
function useTujuan({ entries, errors, id }: Pick<Props, 'entries' | 'errors' | 'id'>) {
  const box = useRef<HTMLDivElement>(null)
  const keBidang = useEffectEvent(() => {
    const path = Object.keys(errors).find((each) => each.startsWith('pembayaran.'))
    const at = Number(path?.split('.')[1] ?? Number.NaN)
    const refused = box.current?.querySelectorAll('.bayar')[at]
    const field =
      refused?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      document.getElementById(idBayar(id, entries[at]?.no ?? -1))
    field?.focus()
  })
  useEffect(() => keBidang(), [errors])
  return box
}

/** The amounts below: what is still to pay, the change, the fees. */
function Sisa({ entries, total }: Pick<Props, 'entries' | 'total'>) {
  const t = useWords()
  const { fee, kembali, sisa } = hitungBayar(entries, total)
  // A bill of zero is not called paid: the money of a deposit was not typed yet.
  const lunas = sisa === 0 && total !== 0
  return (
    <dl className="bayar-sisa" aria-live="polite">
      <div className={lunas ? 'in' : 'out'}>
        <dt>{t(sisa < 0 ? 'Kelebihan' : 'Sisa')}</dt>
        <dd>{lunas ? t('Lunas') : formatRupiah(Math.abs(sisa))}</dd>
      </div>
      {fee > 0 ? (
        <div>
          <dt>{t('Fee')}</dt>
          <dd>{formatRupiah(fee)}</dd>
        </div>
      ) : null}
      {kembali > 0 ? (
        <div className="bayar-kembali">
          <dt>{t('Uang Kembali')}</dt>
          <dd>{formatRupiah(kembali)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** The payments of a bill, in any mix: at the counter and at the cashier's (DOMAIN 5). */
export function PembayaranEditor(props: Props) {
  const { entries, errors, id, onChange, onDone, total } = props
  const t = useWords()
  const { sisa } = hitungBayar(entries, total)
  const box = useTujuan(props)
  return (
    <div ref={box} className="bayar-daftar">
      {entries.map((entry, at) => (
        <BarisBayar
          key={entry.no}
          id={idBayar(id, entry.no)}
          entry={entry}
          closed={caraTertutup(
            entries.filter(({ no }) => no !== entry.no),
            total,
            {
              titipan: props.titipan !== undefined,
              kupon: props.kupon !== undefined,
              poin: props.poin !== undefined && props.poin.paling > 0,
            },
          )}
          titipan={props.titipan}
          kupon={props.kupon}
          poin={props.poin}
          arah={arahUang(total)}
          due={bagian(entries, entry.no, total)}
          errors={errorsAt(errors, at)}
          onChange={(next) => onChange(ubahBayar(entries, next, total))}
          onRemove={() => onChange(entries.filter(({ no }) => no !== entry.no))}
          onDone={onDone}
        />
      ))}
      {sisa > 0 ? (
        <Button
          block
          icon={<Icon name="plus" />}
          onClick={() => onChange(tambahBayar(entries, total))}
        >
          {t(entries.length === 0 ? 'Tambah Pembayaran' : 'Sisanya Cara Lain')}{' '}
          {props.tombol === undefined ? null : <Key>{props.tombol}</Key>}
        </Button>
      ) : null}
      <Sisa entries={entries} total={total} />
      {errors['pembayaran'] === undefined ? null : (
        <p className="form-error" role="alert">
          {errors['pembayaran']}
        </p>
      )}
    </div>
  )
}
