import type { Field, Fields } from '#kernel/field'

/** Of a form, as they are typed. */
type Values = Readonly<Record<string, unknown>>

/** Whether what stands beside it makes the question one. */
export function isAsked({ beside }: Field, values: Values): boolean {
  if (beside === undefined) return true
  const [name, ...wanted] = beside
  const value = values[name]
  return wanted.some((one) =>
    one === '<0' ? Number(value) < 0 : one === '>0' ? Number(value) > 0 : one === value,
  )
}

/** What a form does not ask is missed by nobody: whoever is sent it says so, if he needs it. */
export const requiredNow = <F extends Fields>(fields: F, values: Values): F => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.required !== false && !isAsked(field, values))
      .map(([name, field]) => [name, { ...field, required: false }]),
  ),
})
