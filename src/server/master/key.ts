import type { Master } from '#kernel/master'
import { check } from '#kernel/schema'
import { notFound } from './refusals.ts'

/** The key of a path as the column has it (upper case where it is a code). */
export function checkKey(master: Master, params: Readonly<Record<string, string>>): string {
  const field = master.fields[master.key]
  const [given] = Object.values(params)
  if (!field) throw new Error(`master ${master.name}: its key ${master.key} is no field`)
  const result = check({ [master.key]: field }, { [master.key]: given })
  if (!('value' in result)) throw notFound()
  return String(result.value[master.key])
}
