import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react'
import { isDateActive } from '#kernel/date-active'
import type { Field } from '#kernel/field'
import { FieldInput, hasInput } from '../fields/FieldInput.tsx'
import { isTold } from '../fields/input.tsx'
import { isRead } from '../focus.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { isOnIn, useShell } from '../session.tsx'
import { useWords } from '../words.tsx'
import { isAsked } from './asked.tsx'
import { Lines } from './Lines.tsx'
import { inputsIn, nextInput } from './next-input.tsx'
import type { Form } from './use-form.tsx'
import './form.css'

/** Kinds that need the whole width. */
const wide = new Set(['paragraph', 'image', 'list'])

/**
 * The number of a document is longer than half of a narrow column, and so are ten millions, and a
 * code with its name.
 */
const longest = 40
/** A sentence, or the code of a paper with its number. */
const sentence = 80
const widthOf = (field: Field): string => {
  const { kind, max = 0 } = field
  if (isTold(field)) return 'form-field told'
  return wide.has(kind)
    ? 'form-field wide'
    : kind === 'text' && max >= sentence
      ? 'form-field long sentence'
      : kind === 'rupiah' || kind === 'ref' || (kind === 'code' && max >= longest)
        ? 'form-field long'
        : 'form-field'
}

interface Props {
  readonly form: Form
  /** Which fields, in which order; by default all that can be typed. */
  readonly names?: readonly string[]
  readonly readOnly?: readonly string[]
  /** Draws the fields in one line that wraps. */
  readonly inline?: boolean
  /** The fields filter a list: they stand in one line, and no choice means ALL. */
  readonly filter?: boolean
  /** The first field has the focus when the form opens. */
  readonly autoFocus?: boolean
}

/**
 * Enter moves on to the next field; an open list takes its own Enter, as does a search that waits
 * for its answer (data-own-enter); text areas keep theirs.
 */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.dataset['ownEnter'] !== undefined) return
  if (target.getAttribute('aria-expanded') === 'true') return
  const next = nextInput(target, event.currentTarget)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** A list that no module asks for is entered line by line. */
const hasLines = (field: Field): boolean =>
  field.kind === 'list' &&
  field.fields !== undefined &&
  field.part === undefined &&
  !hasInput(field)

/** Lines that a form begins with are drawn a moment later. */
const isEmptyAtFirst = (field: Field, value: unknown): boolean =>
  hasLines(field) && !field.given && (field.min ?? 0) > 0 && !(Array.isArray(value) && value.length)

/** What a module asks a field with: a search over it, or whatever no input can. */
function Part({ form, name, part }: { form: Form; name: string; part: string }) {
  const found = useShell().parts.get(part)
  if (found === undefined) throw new Error(`no module brings the part ${part} of ${name}`)
  return (
    <div className="form-field wide">
      <LazyPart part={found} given={{ form, name }} />
    </div>
  )
}

/** Whether what is asked on a refusal alone was missed, or told since. */
const isMissed = ({ errorOf, fields, values }: Form): boolean =>
  Object.entries(fields).some(
    ([name, { onRefusal }]) =>
      onRefusal === true && (errorOf(name) !== undefined || (values[name] ?? null) !== null),
  )

/**
 * SPEC 4, 'Date active': who may not choose the date of a document sees the shop's, and need not
 * know that it may be left empty.
 */
function useActiveDate(): (field: Field) => { readonly tgl_system: string } | undefined {
  const shell = useShell()
  return ({ dated }) =>
    dated === true &&
    isDateActive(shell.user.level, {
      owner: isOnIn(shell, 'EDIT_TANGGAL_OWNER_MODULE'),
      spv: isOnIn(shell, 'EDIT_TANGGAL_SPV_MODULE'),
    })
      ? shell.toko
      : undefined
}

const drawLine = (line: Form, focus: boolean) => <FormFields form={line} autoFocus={focus} />

/** The fields of a form: label above, input, and below it the sentence or the hint. */
export function FormFields(props: Props) {
  const { autoFocus, filter = false, form, names, readOnly = [] } = props
  const inline = props.inline === true || filter
  const t = useWords()
  const activeDate = useActiveDate()
  const box = useRef<HTMLDivElement>(null)
  const missed = isMissed(form)
  const shown = (names ?? Object.keys(form.fields)).flatMap((name) => {
    const field = form.fields[name]
    return field !== undefined &&
      field.hidden !== true &&
      (missed || field.onRefusal !== true) &&
      isAsked(field, form.values) &&
      (hasInput(field) || field.part || hasLines(field))
      ? [{ name, field }]
      : []
  })
  const [head] = shown
  const waits = head !== undefined && isEmptyAtFirst(head.field, form.values[head.name])
  useEffect(() => {
    if (!autoFocus || waits || !box.current) return
    inputsIn(box.current)
      .find((one) => !isRead(one))
      ?.focus()
  }, [autoFocus, waits])
  useEffect(() => {
    if (form.attempt === 0) return
    const refused = '[aria-invalid="true"], .image-input.invalid .image-buttons button'
    box.current?.querySelector<HTMLElement>(refused)?.focus()
  }, [form.attempt])
  return (
    <div
      ref={box}
      className={inline ? 'form-fields inline' : 'form-fields'}
      onKeyDownCapture={moveOn}
    >
      {shown.map(({ field, name }) => {
        const id = form.idOf(name)
        const error = form.errorOf(name)
        const active = activeDate(field)
        const hint = field.hint && !active ? t(field.hint) : undefined
        const below = error ?? form.noteOf(name) ?? hint
        if (hasLines(field))
          return <Lines key={name} {...{ field, form, name }} renderLine={drawLine} />
        const above = field.part ? <Part form={form} name={name} part={field.part} /> : null
        if (!hasInput(field)) return <Fragment key={name}>{above}</Fragment>
        return (
          <Fragment key={name}>
            {above}
            <div className={widthOf(field)}>
              <label htmlFor={id}>
                {t(field.label)}
                {field.required === false || field.given || inline ? null : (
                  <span aria-hidden> *</span>
                )}
              </label>
              <FieldInput
                id={id}
                field={field}
                value={active?.tgl_system ?? form.values[name]}
                onChange={(value) => form.set(name, value)}
                invalid={error !== undefined}
                describedBy={below === undefined ? undefined : `${id}-below`}
                readOnly={field.given === true || active !== undefined || readOnly.includes(name)}
                filter={filter}
                siblings={form.values}
              />
              {below === undefined ? null : (
                <span
                  id={`${id}-below`}
                  className={error === undefined ? 'form-hint' : 'form-error'}
                  {...(error === undefined ? {} : { role: 'alert' })}
                >
                  {below}
                </span>
              )}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}
