import type { Fields } from '#kernel/field'
import { isAsked } from '../form/asked.tsx'
import type { Values } from '../form/use-form.tsx'

/** PS-GS1-261124-0001: what papers bear; a barcode or a customer's code is no such number. */
const numbered = /^[A-Z]{2}-[A-Z0-9]+-\d{6}-\d{4}$/i

/**
 * The field that a scan is for, wherever the focus is: a document's number where one is asked for,
 * anything else where a code is.
 */
export function scanTarget(fields: Fields, values: Values, text: string): string | undefined {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const typed = field.kind === 'code' || name === 'kode'
    return typed && field.hidden !== true && isAsked(field, values) ? [name] : []
  })
  const isNumber = numbered.test(text)
  return asked.find((name) => name.startsWith('no_') === isNumber) ?? asked[0]
}
