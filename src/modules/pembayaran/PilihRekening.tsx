import { Select } from 'antd'
import { textAt, useChoices } from '#web/master/rows'
import { useWords } from '#web/words'

interface Props {
  readonly id: string
  /** Accounts of QRIS alone, or all others. */
  readonly qris: boolean
  readonly value: string | null
  readonly invalid: boolean
  readonly onChange: (noRekening: string | null) => void
}

/**
 * An account of the shop, under its bank: one choice instead of two, and typing the name of the
 * bank finds its accounts.
 */
export function PilihRekening({ id, invalid, onChange, qris, value }: Props) {
  const t = useWords()
  const banks = useChoices('bank')
  const { loading, rows } = useChoices('rekening')
  const groups = (banks.all ?? []).map((bank) => {
    const [kode, nama] = [textAt(bank, 'kode_bank'), textAt(bank, 'nama_bank')]
    const options = (rows ?? [])
      .filter((row) => row['kode_bank'] === kode && (row['qris'] === true) === qris)
      .map((row) => {
        const [no, pemilik] = [textAt(row, 'no_rekening'), textAt(row, 'nama_rekening')]
        return {
          value: no,
          label: `${kode} ${no}`,
          title: pemilik,
          cari: `${kode} ${nama} ${no} ${pemilik}`,
        }
      })
    return { label: nama, title: nama, options }
  })
  return (
    <Select
      id={id}
      className="ref-input"
      value={value}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      options={groups.filter(({ options }) => options.length > 0)}
      loading={loading}
      showSearch={{
        filterOption: (typed, option) =>
          option !== undefined &&
          'cari' in option &&
          String(option.cari).toLowerCase().includes(typed.toLowerCase()),
      }}
      status={invalid ? 'error' : ''}
      aria-required
      aria-invalid={invalid}
      placeholder={t('Pilih')}
      notFoundContent={t('Tidak Ada Data')}
    />
  )
}
