import { Select, type RefSelectProps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { textAt, useChoices } from '#web/master/rows'
import { useWords } from '#web/words'

interface Props {
  readonly value: string | null
  readonly invalid: boolean
  /** Grows by one each time the key F3 asks for it. */
  readonly asked: number
  readonly onChange: (kodeSales: string | null) => void
  readonly onDone: () => void
}

/** Who sells. The only one of a small shop need not be chosen. */
export function PilihSales({ asked, invalid, onChange, onDone, value }: Props) {
  const t = useWords()
  const { loading, rows } = useChoices('sales')
  const [open, setOpen] = useState(false)
  const select = useRef<RefSelectProps>(null)
  useEffect(() => {
    if (asked === 0) return
    select.current?.focus()
    setOpen(true)
  }, [asked])
  const only = rows?.length === 1 ? textAt(rows[0], 'kode_sales') : undefined
  useEffect(() => {
    if (only !== undefined && value === null) onChange(only)
  }, [only, value, onChange])
  return (
    <Select
      ref={select}
      id="konter-sales"
      className="konter-sales"
      open={open}
      onOpenChange={setOpen}
      value={value}
      loading={loading}
      status={invalid ? 'error' : ''}
      aria-invalid={invalid}
      options={(rows ?? []).map((row) => {
        const [kode, nama] = [textAt(row, 'kode_sales'), textAt(row, 'nama_sales')]
        return { value: kode, label: `${kode} ${nama}` }
      })}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('Pilih Sales')}
      notFoundContent={t('Tidak Ada Data')}
      onChange={(chosen: string) => {
        onChange(chosen)
        setOpen(false)
        onDone()
      }}
    />
  )
}
