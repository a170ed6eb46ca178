import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { formatRupiah } from '#kernel/figures'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import {
  bayarCara,
  bayarPoin,
  caraDari,
  type Bayar,
  type Cara,
  type PoinBayar,
} from './bayar.rules.ts'
import { caraDariTombol, PilihCaraBayar, useQris } from './CaraBayar.tsx'
import { LabelledInput } from '#web/fields/LabelledInput'
import type { Arah } from './pembayaran.rules.ts'
import { pembayaran, type CaraBayar } from './pembayaran.ts'
import { PilihRekening } from './PilihRekening.tsx'
import { refBayar } from './ref-bayar.ts'
import { UangTunai } from './UangTunai.tsx'

interface Props {
  readonly id: string
  readonly entry: Bayar
  /** Ways that it may not change to. */
  readonly closed: readonly CaraBayar[]
  /** Where the shop pays, nothing is received and nothing charged. */
  readonly arah: Arah
  /** What this payment may take: the bill without the others. */
  readonly due: number
  /** Sentences at its fields. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: Bayar) => void
  readonly onRemove: () => void
  readonly onDone: () => void
  /** Chooses a deposit to pay with; without it one that was entered stays as it is. */
  readonly titipan: PilihTitipan | undefined
  /** Enters a coupon to pay with; without it one that was entered stays as it is. */
  readonly kupon: PilihTitipan | undefined
  /** The customer's points, where they may pay. */
  readonly poin: PoinBayar | undefined
}

/** How a screen lets a deposit be found, or a coupon: by number, QR or customer. */
export type PilihTitipan = (props: {
  readonly id: string
  readonly value: string | null
  readonly invalid: boolean
  readonly onChange: (chosen: Titipan) => void
}) => ReactNode

/** A deposit or coupon that may pay, and what it has left for that. */
export interface Titipan {
  readonly nomor: string
  readonly tersedia: number
}

interface SimpananProps extends Props {
  readonly kata: string
  readonly pilih: PilihTitipan | undefined
}

/** A deposit or a coupon: which one, and how much of it. */
function DariSimpanan({ due, entry, errors, id, kata, onChange, pilih }: SimpananProps) {
  const t = useWords()
  return (
    <>
      <div className="form-field">
        <label htmlFor={id}>{t(kata)}</label>
        {pilih === undefined ? (
          <input id={id} readOnly value={refBayar(entry) ?? ''} />
        ) : (
          pilih({
            id,
            value: entry.no_ref,
            invalid: errors['no_ref'] !== undefined,
            onChange: ({ nomor, tersedia }) =>
              onChange({ ...entry, no_ref: nomor, jumlah: null, diterima: tersedia }),
          })
        )}
        {errors['no_ref'] === undefined ? null : (
          <span className="form-error" role="alert">
            {errors['no_ref']}
          </span>
        )}
      </div>
      <LabelledInput
        field={pembayaran.jumlah}
        value={entry.jumlah ?? Math.min(due, entry.diterima ?? 0)}
        error={errors['jumlah']}
        onChange={(value) =>
          pilih && onChange({ ...entry, jumlah: typeof value === 'number' ? value : null })
        }
      />
    </>
  )
}

/** Points: how many rupiah of the bill, and what there are. */
function DariPoin({ entry, errors, id, onChange, poin }: Props) {
  const t = useWords()
  const salah = errors['jumlah'] ?? errors['no_ref']
  return (
    <>
      <LabelledInput
        field={pembayaran.jumlah}
        id={id}
        value={entry.jumlah}
        error={salah}
        onChange={(value) =>
          poin && onChange({ ...entry, jumlah: typeof value === 'number' ? value : null })
        }
      />
      {poin === undefined ? null : (
        <span className="meta">
          {t('{{pakai}} dari {{poin}} point, paling banyak Rp {{paling}}', {
            pakai: formatRupiah(Math.floor((entry.jumlah ?? 0) / poin.nilai_rp)),
            poin: formatRupiah(poin.poin),
            paling: formatRupiah(poin.paling),
          })}
        </span>
      )}
    </>
  )
}

interface IsiProps extends Props {
  readonly qris: readonly string[]
}
const noRefQris = { ...pembayaran.no_ref, required: true } as const

/**
 * The fields of a payment without cash: the account it arrives at, the amount, the fee, the
 * reference.
 */
function NonTunai({ arah, entry, errors, id, onChange, qris }: IsiProps) {
  const t = useWords()
  const cara = caraDari(entry, qris)
  // Where there is one account of QRIS, nobody is asked for it.
  const pasti = cara === 'QRIS' && qris.length === 1
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  return (
    <>
      {pasti ? null : (
        <div className="form-field">
          <label htmlFor={id}>{t('No Rekening')}</label>
          <PilihRekening
            id={id}
            qris={cara === 'QRIS'}
            value={entry.no_rekening}
            invalid={errors['no_rekening'] !== undefined}
            onChange={(no_rekening) => onChange({ ...entry, no_rekening })}
          />
          {errors['no_rekening'] === undefined ? null : (
            <span className="form-error" role="alert">
              {errors['no_rekening']}
            </span>
          )}
        </div>
      )}
      <div className="bayar-dua">
        <LabelledInput
          field={pembayaran.jumlah}
          value={entry.jumlah}
          error={errors['jumlah']}
          onChange={(value) => onChange({ ...entry, jumlah: number(value) })}
        />
        {arah === 'KELUAR' || cara === 'QRIS' ? null : (
          <LabelledInput
            field={pembayaran.fee}
            value={entry.fee}
            error={errors['fee']}
            onChange={(value) => onChange({ ...entry, fee: number(value) })}
          />
        )}
      </div>
      <LabelledInput
        field={cara === 'QRIS' ? noRefQris : pembayaran.no_ref}
        {...(pasti ? { id } : {})}
        value={entry.no_ref}
        error={errors['no_ref']}
        onChange={(value) =>
          onChange({ ...entry, no_ref: typeof value === 'string' ? value : null })
        }
      />
    </>
  )
}

/** Cash out of the drawer: exactly the open amount. Enter ends the payment. */
function TunaiKeluar({ due, id, onDone }: Pick<Props, 'due' | 'id' | 'onDone'>) {
  const t = useWords()
  return (
    <Button id={id} block className="tunai-keluar" onClick={onDone}>
      <span>{t('Dari laci')}</span> <b>{formatRupiah(due)}</b>
    </Button>
  )
}

function Isi(props: IsiProps) {
  const { arah, due, entry, errors, id, onChange, onDone } = props
  if (entry.jenis === 'TITIPAN')
    return <DariSimpanan {...props} kata="No Titipan" pilih={props.titipan} />
  if (entry.jenis === 'KUPON')
    return <DariSimpanan {...props} kata="No Kupon" pilih={props.kupon} />
  if (entry.jenis === 'POIN') return <DariPoin {...props} />
  if (entry.jenis !== 'CASH') return <NonTunai {...props} />
  if (arah === 'KELUAR') return <TunaiKeluar id={id} due={due} onDone={onDone} />
  return (
    <UangTunai
      id={id}
      entry={entry}
      due={due}
      error={errors['diterima'] ?? errors['jumlah']}
      onChange={onChange}
      onDone={onDone}
    />
  )
}

/** A letter is a command where no words are typed: in a figure, on a button, on the way itself. */
const isWords = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement && target.type === 'text' && target.inputMode === '') ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.role === 'combobox')

/** One payment of a bill while it is entered. */
export function BarisBayar(props: Props) {
  const { closed, due, entry, id, onChange, onRemove } = props
  const t = useWords()
  const qris = useQris()
  const ganti = (cara: Cara): void => {
    if (cara === 'POIN' && props.poin) onChange(bayarPoin(entry.no, due, props.poin))
    else onChange(bayarCara(entry.no, cara, due, qris))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || isWords(event.target)) return
    const way = caraDariTombol(event.key.toUpperCase(), closed, qris)
    if (way === undefined) return
    event.preventDefault()
    if (way === caraDari(entry, qris)) return
    // The focus moves at once, because the next keys belong into the first field.
    flushSync(() => ganti(way))
    document.getElementById(id)?.focus()
  }
  return (
    <div className="bayar" role="group" aria-label={t('Pembayaran')} onKeyDown={onKeyDown}>
      <div className="bayar-cara">
        <PilihCaraBayar value={caraDari(entry, qris)} {...{ closed, qris }} onChange={ganti} />
        <Button
          type="text"
          aria-label={t('Hapus Pembayaran')}
          icon={<Icon name="close" />}
          onClick={onRemove}
        />
      </div>
      {props.errors['jenis'] === undefined ? null : (
        <span className="form-error" role="alert">
          {props.errors['jenis']}
        </span>
      )}
      <Isi {...props} qris={qris} />
    </div>
  )
}
