import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { Icon } from '../icons.tsx'
import { useWords } from '../words.tsx'
import { Choices } from './Choices.tsx'
import { ariaOf, isTold, textOf, type InputProps } from './input.tsx'

/** One line of text; keys are upper case, as they are kept. */
export function TextInput(props: InputProps) {
  const { field, id, onChange, readOnly, value } = props
  const isCode = field.kind === 'code'
  // What is told and not asked is never cut.
  if (readOnly && isTold(field))
    return (
      <output id={id} className="told-text">
        {textOf(value)}
      </output>
    )
  return (
    <Input
      {...ariaOf(props)}
      id={id}
      autoComplete="off"
      readOnly={readOnly}
      inputMode={field.kind === 'phone' ? 'tel' : 'text'}
      status={props.invalid ? 'error' : ''}
      value={textOf(value)}
      onChange={(event) => {
        const typed = event.target.value
        onChange(isCode ? typed.toUpperCase() : typed)
      }}
    />
  )
}

/** As many lines as were written, and one more: nobody scrolls in a window of three lines. */
const linesOf = (text: string): number => Math.min(14, Math.max(3, text.split('\n').length + 1))

export function ParagraphInput(props: InputProps) {
  const text = textOf(props.value)
  return (
    <Input.TextArea
      {...ariaOf(props)}
      id={props.id}
      rows={linesOf(text)}
      readOnly={props.readOnly}
      status={props.invalid ? 'error' : ''}
      value={text}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}

/** A password; visible only while the toggle is on. */
export function SecretInput(props: InputProps) {
  const t = useWords()
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...ariaOf(props)}
      id={props.id}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      readOnly={props.readOnly}
      status={props.invalid ? 'error' : ''}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
      suffix={
        <button
          type="button"
          className="input-toggle"
          aria-pressed={shown}
          aria-label={t('Tampilkan Password')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}

/** With more choices than this the user types to search. */
const atAGlance = 7

export function ChoiceInput(props: InputProps) {
  const t = useWords()
  const options = Object.entries(props.field.of ?? {}).map(([value, words]) => ({
    value,
    label: t(words),
  }))
  return <Choices input={props} options={options} search={options.length > atAGlance} />
}

export function YesInput(props: InputProps) {
  const t = useWords()
  const on = props.value === true
  return (
    <Checkbox
      id={props.id}
      checked={on}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.target.checked)}
    >
      {t(on ? 'Ya' : 'Tidak')}
    </Checkbox>
  )
}

export function ColorInput(props: InputProps) {
  const t = useWords()
  const value = textOf(props.value)
  return (
    <span className="color-input">
      <input
        {...ariaOf(props)}
        id={props.id}
        type="color"
        disabled={props.readOnly}
        value={value || '#ffffff'}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <span className="meta">{value || t('Belum dipilih')}</span>
    </span>
  )
}
