import { useCallback, useId, useMemo, useState } from 'react'
import type { Field, Fields, RowOf } from '#kernel/field'
import type { FieldRefusal, Params } from '#kernel/refusal'
import { show } from '#kernel/kinds'
import { check } from '#kernel/schema'
import type { Tanggal } from '#kernel/tanggal'
import { toWire } from '../call.tsx'
import { CallError } from '../request.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { requiredNow } from './asked.tsx'
import { rebase } from './rebase.tsx'

export type Values = Readonly<Record<string, unknown>>

/** A refused field: its sentence as a phrase (ours) or already translated (the server's). */
type Problem = { readonly text: string; readonly params: Params } | { readonly said: string }

export interface Form<F extends Fields = Fields> {
  readonly fields: F
  /** The values of the inputs; null for an empty one. */
  readonly values: Values
  readonly changed: boolean
  /** The sentence at a field, in the reader's language. */
  readonly errorOf: (name: string) => string | undefined
  /** The sentences below a field of several parts, by their whole path. */
  readonly errorsUnder: (name: string) => Readonly<Record<string, string>>
  readonly set: (name: string, value: unknown) => void
  /** Sets it by what stands there then: several changes of one list come at once. */
  readonly change: (name: string, next: (now: unknown) => unknown) => void
  /**
   * Checks all fields. Answers the checked values, or undefined with a sentence at each refused
   * field.
   */
  readonly submit: () => RowOf<F> | undefined
  /** Puts the server's sentences at their fields. @returns false when none belongs to this form. */
  readonly refuse: (error: unknown) => boolean
  /** Puts sentences of our own rules at their fields. */
  readonly refuseFields: (refused: readonly FieldRefusal[]) => void
  /**
   * Something is half entered at a field: until it is completed or cleared, `submit` shows this
   * there.
   */
  readonly hold: (name: string, text: string | undefined) => void
  readonly reset: (values?: Values) => void
  /** Goes on from the row as it is stored now; what was typed stays. */
  readonly rebase: (row: Values) => void
  /** The stored value of a field that another user changed too, in the reader's language. */
  readonly noteOf: (name: string) => string | undefined
  /** The id of a field's input. */
  readonly idOf: (name: string) => string
  /** Changes when focus should go to the first refused field. */
  readonly attempt: number
}

/** What a new form starts with; 'today' is the business date. */
function initialOf(field: Field, today: Tanggal): unknown {
  if (field.initial === 'today') return today
  return field.initial ?? (field.kind === 'yes' ? false : null)
}

export const startingValues = (fields: Fields, today: Tanggal): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field, today)]))

/** A choice that depends on this one is cleared when this one changes. */
const dependentsOf = (fields: Fields, changed: string): string[] =>
  Object.entries(fields).flatMap(([name, { ref }]) =>
    ref?.by !== undefined && (ref.sibling ?? ref.by) === changed ? [name] : [],
  )

const without = <V,>(record: Readonly<Record<string, V>>, name: string): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

/** Without this field, and whatever is below it. */
const withoutAll = <V,>(record: Readonly<Record<string, V>>, name: string): Record<string, V> =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => key !== name && !key.startsWith(`${name}.`)),
  )

const problemsOf = (refused: readonly FieldRefusal[]): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    refused.map(({ field, params, text }) => [field, { text, params: params ?? {} }]),
  )

/** What a field is called; of a line's field `list.0.field` its own word. */
function labelAt(fields: Fields, path: string): string {
  const [name = '', , ...rest] = path.split('.')
  const field = fields[name]
  return rest.length > 0 && field?.fields
    ? labelAt(field.fields, rest.join('.'))
    : (field?.label ?? path)
}

export function useForm<F extends Fields>(declared: F, given?: Values): Form<F> {
  const fields = useFieldsOn(declared)
  const t = useWords()
  const { toko } = useShell()
  const start = useMemo(
    () => ({ ...startingValues(fields, toko.tgl_system), ...given }),
    [fields, given, toko.tgl_system],
  )
  const [entered, setValues] = useState<Values>(start)
  const [began, setOrigin] = useState<Values>(start)
  // A field that appears in an open form starts with the value of a new form.
  const values = useMemo(() => ({ ...start, ...entered }), [start, entered])
  const origin = { ...start, ...began }
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({})
  const [held, setHeld] = useState<Readonly<Record<string, string>>>({})
  const hold = useCallback((name: string, text: string | undefined): void => {
    setHeld((now) => (text === undefined ? without(now, name) : { ...now, [name]: text }))
  }, [])
  const [attempt, setAttempt] = useState(0)
  const [stored, setStored] = useState<Values>({})
  const prefix = useId()
  const refuseWith = (found: Readonly<Record<string, Problem>>): void => {
    setProblems(found)
    setAttempt((now) => now + 1)
  }
  const errorOf = (name: string): string | undefined => {
    const problem = problems[name]
    if (problem === undefined) return undefined
    if ('said' in problem) return problem.said
    const label = labelAt(fields, name)
    return t(problem.text, { ...problem.params, field: t(label) })
  }
  return {
    fields,
    values,
    attempt,
    changed: Object.keys(fields).some(
      (name) => values[name] !== origin[name] || held[name] !== undefined,
    ),
    hold,
    errorOf,
    errorsUnder: (name) =>
      Object.fromEntries(
        Object.keys(problems)
          .filter((path) => path === name || path.startsWith(`${name}.`))
          .map((path) => [path, errorOf(path) ?? '']),
      ),
    change: (name, next) => {
      setValues((now) => ({ ...now, [name]: next(now[name]) }))
      setProblems((now) => withoutAll(now, name))
    },
    set: (name, value) => {
      setValues((now) => {
        const next: Record<string, unknown> = { ...now, [name]: value }
        if (now[name] !== value) for (const other of dependentsOf(fields, name)) next[other] = null
        return next
      })
      setProblems((now) => withoutAll(now, name))
    },
    submit: () => {
      const result = check(requiredNow(fields, values), toWire(fields, values))
      const half = Object.entries(held).map(([field, text]) => ({ field, text }))
      if ('value' in result && half.length === 0) {
        setProblems({})
        return result.value
      }
      refuseWith(problemsOf([...('refused' in result ? result.refused : []), ...half]))
      return undefined
    },
    refuse: (error) => {
      if (!(error instanceof CallError)) return false
      const mine = Object.entries(error.fields).filter(([name]) =>
        Object.hasOwn(fields, name.split('.')[0] ?? ''),
      )
      if (mine.length === 0) return false
      refuseWith(Object.fromEntries(mine.map(([name, said]) => [name, { said }])))
      return true
    },
    refuseFields: (refused) => refuseWith(problemsOf(refused)),
    reset: (next) => {
      const fresh = { ...startingValues(fields, toko.tgl_system), ...next }
      setValues(fresh)
      setOrigin(fresh)
      setProblems({})
      setStored({})
    },
    rebase: (row) => {
      const next = rebase(origin, values, row)
      setValues(next.values)
      setOrigin({ ...origin, ...row })
      setStored(next.stored)
    },
    noteOf: (name) => {
      const field = fields[name]
      if (field === undefined || !Object.hasOwn(stored, name)) return undefined
      return t('Tersimpan sekarang: {{isi}}', { isi: show(stored[name], field, 'layar', t) || '-' })
    },
    idOf: (name) => `${prefix}-${name}`,
  }
}
