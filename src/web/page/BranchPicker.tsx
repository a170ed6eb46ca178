import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useId } from 'react'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'

interface Props {
  /** null: the own shop. */
  readonly value: string | null
  readonly onChange: (kodeToko: string | null) => void
}

/** The choice of a branch: it shows for the head office only (SPEC 2, 6). */
export function BranchPicker({ onChange, value }: Props) {
  const t = useWords()
  const id = useId()
  const { branches, toko } = useShell()
  const found = useQuery({
    queryKey: ['toko', 'pilih'],
    enabled: toko.pusat,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => branches(signal),
  })
  if (!toko.pusat) return null
  return (
    <div className="form-field">
      <label htmlFor={id}>{t('Toko')}</label>
      <Select
        id={id}
        className="ref-input"
        value={value ?? toko.kode_toko}
        onChange={(chosen: string) => onChange(chosen === toko.kode_toko ? null : chosen)}
        loading={found.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        options={(found.data ?? []).map((one) => ({
          value: one.kode_toko,
          label: `${one.kode_toko} - ${one.nama_toko}`,
        }))}
      />
    </div>
  )
}
