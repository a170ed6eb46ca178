import { Select } from 'antd'
import type { KeyboardEvent } from 'react'
import { useWords } from '../words.tsx'
import { ariaOf, textOf, type InputProps } from './input.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly input: InputProps
  readonly options: readonly Option[]
  readonly loading?: boolean
  readonly disabled?: boolean
  /** One may type to find; it must not change while the choices arrive. */
  readonly search?: boolean
}

/** Del takes the choice away; the cross for it is for the mouse, and no stop of the Tab key. */
const emptied = (event: KeyboardEvent<HTMLElement>): boolean =>
  event.key === 'Delete' && event.target instanceof HTMLInputElement && event.target.value === ''

/** One of several; in a filter the first is ALL, and is what stands there when none is chosen. */
export function Choices(props: Props) {
  const { disabled = false, input, loading = false, options, search = true } = props
  const t = useWords()
  const { field, onChange } = input
  const all = input.filter === true && field.required === false
  const offered = all ? [{ value: '', label: t('ALL') }, ...options] : [...options]
  const clears = field.required === false && textOf(input.value) !== ''
  return (
    <Select
      {...ariaOf(input)}
      id={input.id}
      className="ref-input"
      value={textOf(input.value) || (all ? '' : null)}
      onChange={(chosen: string | undefined) => onChange(chosen || null)}
      options={offered}
      loading={loading}
      disabled={input.readOnly || disabled}
      allowClear={clears}
      onKeyDown={(event) => {
        if (clears && emptied(event)) onChange(null)
      }}
      showSearch={search ? { optionFilterProp: 'label' } : false}
      status={input.invalid ? 'error' : ''}
      placeholder={t('Pilih')}
      notFoundContent={t('Tidak Ada Data')}
    />
  )
}
