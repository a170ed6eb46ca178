import { Button } from 'antd'
import { useId, useState } from 'react'
import { ViewDialog } from '#web/dialogs/ViewDialog'
import { Icon } from '#web/icons'
import { Key, useKeys } from '#web/keys'
import { useWords } from '#web/words'
import {
  sisiNota,
  type PilihanCetak,
  type Platform,
  type Sisi,
  type TanyaCetak,
} from './cetak.rules.ts'
import { KeyButton } from '#web/KeyButton'
import './cetak.css'

interface Props {
  readonly tanya: TanyaCetak
  readonly mulai: PilihanCetak
  readonly onChosen: (chosen: PilihanCetak | undefined) => void
}

interface Jawaban<K> {
  readonly value: K
  readonly label: string
  readonly key: string
}

const platform: readonly Jawaban<Platform>[] = [
  { value: 'DESKTOP', label: 'Desktop', key: '1' },
  { value: 'MOBILE', label: 'Mobile', key: '2' },
]
const sisi: readonly Jawaban<Sisi>[] = [
  { value: 'FRONT', label: sisiNota.FRONT, key: '3' },
  { value: 'BACK', label: sisiNota.BACK, key: '4' },
]
const apa: Readonly<Record<Sisi, string>> = {
  FRONT: 'Muka: barang, harga dan pembayaran',
  BACK: 'Belakang: ketentuan toko, tidak dihitung sebagai cetakan',
}

interface PilihProps<K extends string> {
  readonly judul: string
  readonly dari: readonly Jawaban<K>[]
  readonly value: K
  readonly onChange: (value: K) => void
}

/** One question: a row of choices, one tap, one arrow key or one figure away. */
function Pilih<K extends string>({ dari, judul, onChange, value }: PilihProps<K>) {
  const t = useWords()
  const name = useId()
  useKeys(dari.map((one) => ({ key: one.key, label: one.label, run: () => onChange(one.value) })))
  return (
    <fieldset className="pilih-cetak">
      <legend>{t(judul)}</legend>
      {dari.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>
            {t(one.label)} <Key>{one.key}</Key>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Isi({ mulai, onChosen, tanya }: Props) {
  const t = useWords()
  const [pilihan, setPilihan] = useState(mulai)
  return (
    <div className="platform">
      {tanya.platform ? (
        <Pilih
          judul="Cetak Nota Lewat"
          dari={platform}
          value={pilihan.platform}
          onChange={(next) => setPilihan({ ...pilihan, platform: next })}
        />
      ) : null}
      {tanya.sisi ? (
        <>
          <Pilih
            judul="Sisi Nota"
            dari={sisi}
            value={pilihan.sisi}
            onChange={(next) => setPilihan({ ...pilihan, sisi: next })}
          />
          <p className="meta">{t(apa[pilihan.sisi])}</p>
        </>
      ) : null}
      <div className="dialog-buttons">
        <Button onClick={() => onChosen(undefined)}>
          {t('Batal')} <Key>Esc</Key>
        </Button>
        <KeyButton
          keyName="F9"
          label="Cetak"
          run={() => onChosen(pilihan)}
          type="primary"
          autoFocus
          icon={<Icon name="print" />}
        />
      </div>
    </div>
  )
}

/** SPEC 2: Desktop or Mobile, FRONT or BACK of the note. */
export function PlatformDialog(props: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Cetak Nota')}
      width={440}
      centered
      onClose={() => props.onChosen(undefined)}
    >
      <Isi {...props} />
    </ViewDialog>
  )
}
