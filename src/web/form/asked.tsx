import type { Field } from '#kernel/field'
import type { Values } from './use-form.tsx'

/** Whether what stands beside it makes the question one. */
export function isAsked({ beside }: Field, values: Values): boolean {
  if (beside === undefined) return true
  const [name, ...wanted] = beside
  const value = values[name]
  return wanted.some((one) =>
    one === '<0' ? Number(value) < 0 : one === '>0' ? Number(value) > 0 : one === value,
  )
}
