import { Select } from 'antd'
import { textAt, useChoices } from '../master/rows.tsx'
import { useWords } from '../words.tsx'
import { ariaOf, textOf, type InputProps } from './input.tsx'

/** A row of another master, found by its code or its name. */
export function RefInput(props: InputProps) {
  const { field, id, onChange, readOnly, siblings } = props
  const t = useWords()
  const by = field.ref?.by
  const sibling = by === undefined ? undefined : textOf(siblings[by])
  const { loading, master, rows } = useChoices(field.ref?.master ?? '', by, sibling)
  const options = (rows ?? []).map((row) => {
    const [code, name] = [textAt(row, master.key), textAt(row, master.shown)]
    return { value: code, label: name === '' || name === code ? code : `${code} - ${name}` }
  })
  return (
    <Select
      {...ariaOf(props)}
      id={id}
      className="ref-input"
      value={textOf(props.value) || null}
      onChange={(value: string | undefined) => onChange(value ?? null)}
      options={options}
      loading={loading}
      disabled={readOnly || sibling === ''}
      allowClear={field.required === false}
      showSearch={{ optionFilterProp: 'label' }}
      status={props.invalid ? 'error' : ''}
      placeholder={t('Pilih')}
      notFoundContent={t('Tidak Ada Data')}
    />
  )
}
