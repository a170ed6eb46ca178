import { Button } from 'antd'
import { Icon } from '#web/icons'
import { useWords } from '#web/words'
import { bayarBaru, type Bayar } from './bayar.rules.ts'
import { PilihCaraBayar } from './CaraBayar.tsx'
import { Isian } from './Isian.tsx'
import { pembayaran, type CaraBayar } from './pembayaran.ts'
import { PilihRekening } from './PilihRekening.tsx'
import { UangTunai } from './UangTunai.tsx'

interface Props {
  readonly id: string
  readonly entry: Bayar
  readonly taken: readonly CaraBayar[]
  /** What this payment may take: the bill without the others. */
  readonly due: number
  /** Sentences at its fields. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (entry: Bayar) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

/** Without cash: the account it arrives at, the amount, the fee on top, the reference. */
function NonTunai({
  entry,
  errors,
  id,
  onChange,
}: Omit<Props, 'taken' | 'due' | 'onRemove' | 'onDone'>) {
  const t = useWords()
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  return (
    <>
      <div className="form-field">
        <label htmlFor={id}>{t('No Rekening')}</label>
        <PilihRekening
          id={id}
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
      <div className="bayar-dua">
        <Isian
          field={pembayaran.jumlah}
          value={entry.jumlah}
          error={errors['jumlah']}
          onChange={(value) => onChange({ ...entry, jumlah: number(value) })}
        />
        <Isian
          field={pembayaran.fee}
          value={entry.fee}
          error={errors['fee']}
          onChange={(value) => onChange({ ...entry, fee: number(value) })}
        />
      </div>
      <Isian
        field={pembayaran.no_ref}
        value={entry.no_ref}
        error={errors['no_ref']}
        onChange={(value) =>
          onChange({ ...entry, no_ref: typeof value === 'string' ? value : null })
        }
      />
    </>
  )
}

/** One payment of a bill while it is entered. */
export function BarisBayar(props: Props) {
  const { due, entry, errors, id, onChange, onDone, onRemove, taken } = props
  const t = useWords()
  return (
    <div className="bayar" role="group" aria-label={t('Pembayaran')}>
      <div className="bayar-cara">
        <PilihCaraBayar
          value={entry.jenis}
          taken={taken}
          onChange={(jenis) => onChange(bayarBaru(entry.no, jenis, due))}
        />
        <Button
          type="text"
          aria-label={t('Hapus Pembayaran')}
          icon={<Icon name="close" />}
          onClick={onRemove}
        />
      </div>
      {entry.jenis === 'CASH' ? (
        <UangTunai
          id={id}
          entry={entry}
          due={due}
          error={errors['diterima'] ?? errors['jumlah']}
          onChange={onChange}
          onDone={onDone}
        />
      ) : (
        <NonTunai id={id} entry={entry} errors={errors} onChange={onChange} />
      )}
    </div>
  )
}
