import { Select } from 'antd'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useWords } from '../words.tsx'
import { nearer, nearest } from './best-match.tsx'
import { ariaOf, textOf, type InputProps } from './input.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

/** What a choice says: its code, and its name where it is another word. */
export const labelOf = (code: string, name: string): string =>
  name === '' || name === code ? code : `${code} - ${name}`

interface Props {
  readonly input: InputProps
  readonly options: readonly Option[]
  readonly loading?: boolean
  readonly disabled?: boolean
  /** The user may type to search; the value must not change while the choices arrive. */
  readonly search?: boolean
  /**
   * What the list says when there is nothing to choose, with the next step; by default 'Tidak Ada
   * Data'.
   */
  readonly empty?: string
}

/** Del clears the choice; the cross does the same for the mouse and is no stop of the Tab key. */
const emptied = (event: KeyboardEvent<HTMLElement>): boolean =>
  event.key === 'Delete' && event.target instanceof HTMLInputElement && event.target.value === ''

/** An Enter before the choices have arrived counts when they arrive. */
function useEarlyEnter(
  options: readonly Option[],
  loading: boolean,
  choose: (value: string) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef('')
  useEffect(() => {
    if (loading || typed.current === '') return
    const found = nearest(options, typed.current)
    typed.current = ''
    if (found !== undefined) choose(found.value)
  })
  return ({ key, target }) => {
    if (key === 'Tab' || !(target instanceof HTMLInputElement)) return
    const early = key === 'Enter' && loading && nearest(options, target.value) === undefined
    typed.current = early ? target.value.trim() : ''
  }
}

/** One of several; in a filter the first is ALL, which is shown when nothing is chosen. */
export function Choices(props: Props) {
  const { disabled = false, empty, input, loading = false, options, search = true } = props
  const t = useWords()
  const { field, onChange } = input
  const all = input.filter === true && field.required === false
  const offered = all ? [{ value: '', label: t('ALL') }, ...options] : [...options]
  const early = useEarlyEnter(offered, loading, (chosen) => onChange(chosen || null))
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
        early(event)
      }}
      showSearch={
        search
          ? {
              optionFilterProp: 'label',
              filterSort: (one, other, { searchValue }) => nearer(one, other, searchValue),
            }
          : false
      }
      status={input.invalid ? 'error' : ''}
      placeholder={t('Pilih')}
      notFoundContent={empty ?? t('Tidak Ada Data')}
    />
  )
}
