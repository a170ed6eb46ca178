import { useId } from 'react'
import type { Field } from '#kernel/field'
import { FieldInput } from '#web/fields/FieldInput'
import { useWords } from '#web/words'

interface Props {
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  /** The sentence of a refusal. */
  readonly error?: string | undefined
  readonly id?: string
  readonly readOnly?: boolean
  /** It narrows a list: no choice means ALL (SPEC 2). */
  readonly filter?: boolean
}

/** One labelled input outside of a form: what stands in it belongs to the screen. */
export function LabelledInput(props: Props) {
  const { error, field, filter = false, id, onChange, readOnly = false, value } = props
  const t = useWords()
  const own = useId()
  const name = id ?? own
  return (
    <div className="form-field">
      <label htmlFor={name}>{t(field.label)}</label>
      <FieldInput
        id={name}
        field={field}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${name}-below`}
        readOnly={readOnly}
        filter={filter}
        siblings={{}}
      />
      {error === undefined ? null : (
        <span id={`${name}-below`} className="form-error" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
