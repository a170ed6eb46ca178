import { Button } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { Field } from '#kernel/field'
import { Icon } from '../icons.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { LineReading } from './LineReading.tsx'
import { startingValues, type Form, type Values } from './use-form.tsx'

const isLines = (value: unknown): value is readonly Values[] => Array.isArray(value)

/** One line of a list as a form of its own. */
function lineForm(form: Form, name: string, at: number, lines: readonly Values[]): Form {
  const path = (inner: string): string => `${name}.${at}.${inner}`
  const change: Form['change'] = (inner, next) =>
    form.change(name, (now) =>
      isLines(now) && at < now.length
        ? now.with(at, { ...now[at], [inner]: next(now[at]?.[inner]) })
        : now,
    )
  return {
    ...form,
    fields: form.fields[name]?.fields ?? {},
    values: lines[at] ?? {},
    errorOf: (inner) => form.errorsUnder(path(inner))[path(inner)],
    errorsUnder: (inner) => form.errorsUnder(path(inner)),
    noteOf: () => undefined,
    idOf: (inner) => form.idOf(path(inner)),
    hold: (inner, text) => form.hold(path(inner), text),
    set: (inner, value) => change(inner, () => value),
    change,
  }
}

/** A line of a document that is there already says its own place. */
const lineNumber = (line: Values | undefined, at: number): number =>
  typeof line?.['baris'] === 'number' ? line['baris'] : at + 1

interface Props {
  readonly form: Form
  readonly name: string
  readonly field: Field
  /** Draws the fields of a line; `focus`: the line is new. */
  readonly renderLine: (line: Form, focus: boolean) => ReactNode
}

/**
 * The lines of a list in a form: each has its fields; more are added, and taken away, unless they
 * are given.
 */
export function Lines({ field, form, name, renderLine }: Props) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const { fields = {}, given = false, label, max = Infinity, min = 0, reads } = field
  const value = form.values[name]
  const lines = isLines(value) ? value : []
  const baru = (count: number) =>
    Array.from({ length: count }, () => startingValues(fields, tgl_system))
  const add = (): void => form.set(name, [...lines, ...baru(1)])
  // What the form began with leaves the focus where it is; a line that is added takes it.
  const [first] = useState(() => Math.max(lines.length, min))
  const begin = useEffectEvent(() => {
    if (lines.length < min && !given) form.set(name, [...lines, ...baru(min - lines.length)])
  })
  useEffect(() => begin(), [])
  const own = form.errorOf(name)
  return (
    <section className="form-field wide form-lines" aria-label={t(label)}>
      {lines.map((_, at) => (
        // A line has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} id={form.idOf(`${name}.${at}`)}>
          <legend>
            {t(label)} {lineNumber(lines[at], at)}
            {lines.length > min && !given ? (
              <Button
                type="text"
                size="small"
                icon={<Icon name="delete" />}
                aria-label={t('Hapus')}
                onClick={() => form.set(name, lines.toSpliced(at, 1))}
              />
            ) : null}
          </legend>
          {renderLine(lineForm(form, name, at, lines), at >= first)}
          {reads === undefined ? null : (
            <LineReading path={reads} fields={fields} line={lines[at] ?? {}} />
          )}
        </fieldset>
      ))}
      {own === undefined ? null : (
        <span className="form-error" role="alert">
          {own}
        </span>
      )}
      <KeyButton
        keyName="F3"
        label="Tambah Baris"
        run={add}
        shown={lines.length < max && !given}
        icon={<Icon name="plus" />}
      />
    </section>
  )
}
