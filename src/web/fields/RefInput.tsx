import { show } from '#kernel/kinds'
import type { Translate } from '#kernel/language'
import type { Master } from '#kernel/master'
import { isActive, textAt, useChoices, type Row } from '../master/rows.tsx'
import { useWords } from '../words.tsx'
import { Choices, labelOf, type Option } from './Choices.tsx'
import { textOf, type InputProps } from './input.tsx'

/** What stands behind a row's name, as its field is shown. */
function toldBy({ fields, tells }: Master, row: Row, t: Translate): string {
  const field = tells === undefined ? undefined : fields[tells]
  const told = field && tells ? show(row[tells], field, 'layar', t) : ''
  return told === '' ? '' : ` (${told})`
}

/** A row as it is offered; one that was switched off says so. */
export const optionOf =
  (master: Master, t: Translate) =>
  (row: Row): Option => {
    const code = textAt(row, master.key)
    const label = labelOf(code, textAt(row, master.shown)) + toldBy(master, row, t)
    return { value: code, label: isActive(row) ? label : `${label} (${t('Tidak Aktif')})` }
  }

/**
 * A row of another master, found by its code or its name. A row that was switched off is offered
 * where it is chosen already, and in filters of past data.
 */
export function RefInput(props: InputProps) {
  const { field, filter, siblings, value } = props
  const t = useWords()
  const { also = {}, by, sibling: beside = by, unless = '' } = field.ref ?? { master: '' }
  const sibling = beside === undefined ? undefined : textOf(siblings[beside])
  const { all, loading, master } = useChoices(field.ref?.master ?? '', by, sibling)
  const offered = (all ?? []).filter(
    (row) => filter === true || isActive(row) || textAt(row, master.key) === value,
  )
  const besides = Object.entries(also)
    .filter(([code]) => textOf(siblings[unless]) !== code)
    .map(([code, words]) => ({ value: code, label: t(words) }))
  const rows = offered.map(optionOf(master, t))
  const kosong = all !== undefined && all.length === 0 && by === undefined
  return (
    <Choices
      input={props}
      options={[...besides, ...rows]}
      loading={loading}
      disabled={sibling === '' || (by !== undefined && all?.length === 0)}
      {...(kosong
        ? { empty: t('{{master}} masih kosong: isi dulu di sana', { master: t(master.title) }) }
        : {})}
    />
  )
}
