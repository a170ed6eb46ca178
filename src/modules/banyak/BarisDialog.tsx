import { Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '#web/form/FormDialog'
import { useWords } from '#web/words'
import { kolomBanyak, type NamaKolom } from './banyak.ts'
import type { BarisTeks } from './banyak.rules.ts'
import type { MasalahBaris } from './use-periksa.tsx'

interface Props {
  readonly nomor: number
  readonly teks: BarisTeks
  readonly masalah: MasalahBaris
  readonly onSave: (teks: BarisTeks) => void
  readonly onClose: () => void
}

const nama = Object.keys(kolomBanyak).filter((one): one is NamaKolom => one in kolomBanyak)

/** One row, cell by cell as it was pasted; what is wrong stands below its cell. */
export function BarisDialog({ masalah, nomor, onClose, onSave, teks }: Props) {
  const t = useWords()
  const [isi, setIsi] = useState(teks)
  const pertama = nama.find((one) => masalah[one] !== undefined) ?? 'nama_barang'
  return (
    <FormDialog
      title={t('Baris {{nomor}}', { nomor })}
      width={960}
      busy={false}
      changed={isi !== teks}
      saveLabel={t('Masukkan Ke Tabel')}
      onSave={() => onSave(isi)}
      onClose={onClose}
    >
      {masalah[''] === undefined ? null : <p className="form-error">{masalah['']}</p>}
      <div className="form-fields">
        {nama.map((one) => (
          <div key={one} className="form-field">
            <label htmlFor={`banyak-${one}`}>{t(kolomBanyak[one].label)}</label>
            <Input
              id={`banyak-${one}`}
              autoFocus={one === pertama}
              value={isi[one] ?? ''}
              status={masalah[one] === undefined ? '' : 'error'}
              aria-describedby={`banyak-${one}-below`}
              onChange={(event) => setIsi({ ...isi, [one]: event.target.value })}
            />
            <span id={`banyak-${one}-below`} className="form-error">
              {masalah[one] ?? ''}
            </span>
          </div>
        ))}
      </div>
    </FormDialog>
  )
}
