import type { Field } from '#kernel/field'

/** The props of every input, of any kind. */
export interface InputProps {
  readonly id: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly invalid: boolean
  /** The id of the sentence or the hint below. */
  readonly describedBy: string | undefined
  readonly readOnly: boolean
  /** The input filters a list: no choice means ALL (SPEC 2), and shows ALL. */
  readonly filter?: boolean
  /** The other values of the form: a dependent choice looks at its sibling. */
  readonly siblings: Readonly<Record<string, unknown>>
}

/** What a screen reader is told about an input. */
export const ariaOf = ({ describedBy, field, invalid }: InputProps) => ({
  'aria-invalid': invalid,
  'aria-required': field.required !== false,
  ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
})

/** A text of any length that the form knows already: the name of what it asks about. */
export const isTold = ({ given, kind, max }: Field): boolean =>
  given === true && kind === 'text' && max === undefined

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : null
