import { textAt, useChoices } from '../master/rows.tsx'
import { Choices } from './Choices.tsx'
import { textOf, type InputProps } from './input.tsx'

/** A row of another master, found by its code or its name. */
export function RefInput(props: InputProps) {
  const { field, siblings } = props
  const by = field.ref?.by
  const sibling = by === undefined ? undefined : textOf(siblings[by])
  const { loading, master, rows } = useChoices(field.ref?.master ?? '', by, sibling)
  const options = (rows ?? []).map((row) => {
    const [code, name] = [textAt(row, master.key), textAt(row, master.shown)]
    return { value: code, label: name === '' || name === code ? code : `${code} - ${name}` }
  })
  return <Choices input={props} options={options} loading={loading} disabled={sibling === ''} />
}
