import { Select } from 'antd'
import { useEffect } from 'react'
import { textAt, useChoices } from '#web/master/rows'
import { useWords } from '#web/words'

export const idSales = 'konter-sales'

interface Props {
  readonly value: string | null
  readonly invalid: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onChange: (kodeSales: string | null) => void
  readonly onDone: () => void
}

/** Who sells. The only one of a small shop need not be chosen; one who has left is asked anew. */
export function PilihSales({ invalid, onChange, onDone, onOpen, open, value }: Props) {
  const t = useWords()
  const { loading, rows } = useChoices('sales')
  const only = rows?.length === 1 ? textAt(rows[0], 'kode_sales') : undefined
  useEffect(() => {
    if (only !== undefined && value === null) onChange(only)
  }, [only, value, onChange])
  const gone = value !== null && rows?.every((row) => textAt(row, 'kode_sales') !== value) === true
  useEffect(() => {
    if (gone) onChange(null)
  }, [gone, onChange])
  return (
    <Select
      id={idSales}
      className="konter-sales"
      {...(value === null ? { title: t('Pilih Sales') } : {})}
      open={open}
      onOpenChange={onOpen}
      value={value}
      loading={loading}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      options={(rows ?? []).map((row) => {
        const [kode, nama] = [textAt(row, 'kode_sales'), textAt(row, 'nama_sales')]
        return { value: kode, label: `${kode} ${nama}` }
      })}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={280}
      placeholder={t('Pilih atau pindai')}
      title={t('Pilih sales, atau pindai kodenya')}
      notFoundContent={t('Tidak Ada Data')}
      onChange={(chosen: string) => {
        onChange(chosen)
        onOpen(false)
        onDone()
      }}
    />
  )
}
