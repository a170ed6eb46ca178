import { Input, type InputRef } from 'antd'
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { useWords } from '../words.tsx'
import { ariaOf, numberOf, type InputProps } from './input.tsx'
import {
  caretAfter,
  decimalsOf,
  editText,
  groupedText,
  maskOf,
  restText,
  valueOf,
} from './mask.tsx'

/** The input shows the unit outside of what is typed (SPEC 5: prefix 'Rp. ', suffix ' ,-'). */
const units: Readonly<Record<string, { readonly prefix?: string; readonly suffix?: string }>> = {
  rupiah: { prefix: 'Rp.', suffix: ',-' },
  berat: { suffix: 'gr' },
  karat: { suffix: 'ct' },
  persen: { suffix: '%' },
}

/**
 * Whole rupiah, grams, percentages and counts: masked while typed, right-aligned, without arrow
 * buttons.
 */
export function NumberInput(props: InputProps) {
  const { field, id, onChange, readOnly } = props
  const t = useWords()
  const decimals = decimalsOf(field.kind)
  const value = numberOf(props.value)
  const [typed, setTyped] = useState<string>()
  const [caret, setCaret] = useState<number>()
  const ref = useRef<InputRef>(null)
  const shown = typed ?? (value === null ? '' : restText(value, decimals))
  useLayoutEffect(() => {
    if (caret !== undefined) ref.current?.setSelectionRange(caret, caret)
  }, [caret, shown])
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const masked = maskOf(event.target.value, decimals, (field.min ?? 0) < 0)
    const text = decimals === 0 ? groupedText(masked) : masked
    const before = event.target.value.slice(0, event.target.selectionStart ?? 0)
    const digits = maskOf(before, decimals, (field.min ?? 0) < 0).length
    setCaret(caretAfter(text, digits))
    setTyped(text)
    onChange(valueOf(text, decimals))
  }
  return (
    <Input
      {...ariaOf(props)}
      {...(props.filter && !field.required ? { placeholder: t('ALL') } : {})}
      {...units[field.kind]}
      ref={ref}
      id={id}
      className="number-input"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      readOnly={readOnly}
      status={props.invalid ? 'error' : ''}
      value={shown}
      onChange={change}
      onFocus={(event) => {
        if (readOnly) return
        setTyped(value === null ? '' : editText(value, decimals))
        const input = event.target
        requestAnimationFrame(() => input.select())
      }}
      onBlur={() => {
        setTyped(undefined)
        setCaret(undefined)
      }}
    />
  )
}
