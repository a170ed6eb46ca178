import type { Field, Fields } from '#kernel/field'
import { isUuid, kinds } from '#kernel/kinds'
import { Refusal } from '#kernel/refusal'
import { check } from '#kernel/schema'
import { fieldsOn, withNothing, type IsOn } from '#kernel/when'

type Values = Readonly<Record<string, unknown>>

/** The texts of a query or a form as the JSON that their fields expect. */
function valueOf(text: unknown, field: Field): unknown {
  if (Array.isArray(text) && field.kind !== 'list') return valueOf(text[0], field)
  if (field.kind === 'list') return Array.isArray(text) || typeof text !== 'string' ? text : [text]
  if (typeof text !== 'string' || text === '') return text
  if (field.kind === 'yes') return text === 'true' || text === '1' || text === 'on'
  if (kinds[field.kind].sql !== 'bigint') return text
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}

/** A query string or the fields of a form: every value is a text. */
export const fromTexts = (fields: Fields, texts: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.hasOwn(texts, name) ? [[name, valueOf(texts[name], field)]] : [],
    ),
  )

/**
 * Checks the input; fields of a flag that is off are ignored.
 * @throws Refusal E-ISI with a sentence for each refused field.
 */
export function checked(fields: Fields | undefined, wire: unknown, isOn: IsOn): Values {
  if (!fields) return {}
  const there = fieldsOn(fields, isOn)
  const result = check(there, wire)
  if ('value' in result) return there === fields ? result.value : withNothing(fields, result.value)
  const [first] = result.refused
  throw new Refusal(first?.text ?? 'Data Tidak Valid', {
    code: 'E-ISI',
    params: first?.params ?? {},
    fields: result.refused,
  })
}

const longestKey = 200
const strange = /\p{Cc}|\p{Cs}/u
const namesId = /^id(_|$)/

/**
 * Keys of a path reach SQL unchanged: control characters, broken characters and long texts are
 * refused, and an id must be a uuid.
 */
export function checkedKeys(params: Values): Readonly<Record<string, string>> {
  const keys = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  for (const [field, value] of keys)
    if (
      value.length > longestKey ||
      value.length === 0 ||
      strange.test(value) ||
      (namesId.test(field) && !isUuid(value))
    )
      throw new Refusal('Data Tidak Valid', {
        code: 'E-ISI',
        fields: [{ field, text: 'Data Tidak Valid' }],
      })
  return Object.fromEntries(keys)
}
