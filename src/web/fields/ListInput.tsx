import { Input, Select } from 'antd'
import { useState } from 'react'
import { soleOf, type Field } from '#kernel/field'
import { isActive, textAt, useChoices } from '../master/rows.tsx'
import { useWords } from '../words.tsx'
import { ariaOf, textOf, type InputProps } from './input.tsx'
import { PicturesInput } from './PicturesInput.tsx'
import { optionOf } from './RefInput.tsx'

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What was typed between commas. */
const parted = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Words in one line, between commas. */
function WordsInput(props: InputProps) {
  const words = textsOf(props.value)
  const [typed, setTyped] = useState(words.join(', '))
  const same = parted(typed).join() === words.join()
  return (
    <Input
      {...ariaOf(props)}
      id={props.id}
      autoComplete="off"
      readOnly={props.readOnly}
      status={props.invalid ? 'error' : ''}
      value={same ? typed : words.join(', ')}
      onChange={(event) => {
        setTyped(event.target.value)
        props.onChange(parted(event.target.value))
      }}
    />
  )
}

interface Several {
  readonly input: InputProps
  readonly master: string
  readonly chosen: readonly string[]
  readonly choose: (codes: string[]) => void
}

/** Several rows of another master. */
function SeveralInput({ choose, chosen, input, master: name }: Several) {
  const t = useWords()
  const { all = [], loading, master } = useChoices(name)
  // Closed after each choice: Tab over an open list would take the choice back.
  const [open, setOpen] = useState(false)
  const options = all
    .filter((row) => isActive(row) || chosen.includes(textAt(row, master.key)))
    .map(optionOf(master, t))
  return (
    <Select
      {...ariaOf(input)}
      id={input.id}
      className="ref-input"
      mode="multiple"
      open={open}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
      value={[...chosen]}
      onChange={(codes: string[]) => choose(codes)}
      options={options}
      loading={loading}
      disabled={input.readOnly}
      showSearch={{ optionFilterProp: 'label' }}
      status={input.invalid ? 'error' : ''}
      placeholder={t('Pilih')}
      notFoundContent={t('Tidak Ada Data')}
    />
  )
}

/** A list of bare values, or of lines that are one choice each. */
export function ListInput(props: InputProps) {
  const { field, onChange, value } = props
  const [name = '', inner] = soleOf(field) ?? []
  if (inner?.ref)
    return (
      <SeveralInput
        input={props}
        master={inner.ref.master}
        chosen={
          name === ''
            ? textsOf(value)
            : (Array.isArray(value) ? value : []).map((row) => textOf(Object(row)[name]))
        }
        choose={(codes) => onChange(name === '' ? codes : codes.map((code) => ({ [name]: code })))}
      />
    )
  if (inner?.kind === 'image')
    return <PicturesInput {...props} field={withLabel(inner, field)} value={textsOf(value)} />
  return <WordsInput {...props} />
}

const withLabel = (inner: Field, { label }: Field): Field => ({ ...inner, label })
