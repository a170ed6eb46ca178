import type { Fields } from './field.ts'
import type { House } from './module.ts'
import type { Screen } from './screen.ts'
import { flagsOf } from './when.ts'

/** What exists only while a flag is on, or what the flag takes away from others. */
export interface Switched {
  readonly screens: readonly Screen[]
  /** Fields of masters and reports, by the screen that they stand on and their label. */
  readonly fields: readonly { readonly title: string; readonly label: string }[]
}

const onScreen = (title: string, fields: Fields, key: string): Switched['fields'] =>
  Object.values(fields)
    .filter((field) => field.when === key || (field.fields && flagsOf(field.fields).includes(key)))
    .map(({ label }) => ({ title, label }))

/**
 * The definitions that depend on a flag. The server tells which calls do (GET para-system); further
 * effects of a flag are in the code that reads it.
 */
export function switchedBy(house: House, key: string): Switched {
  return {
    screens: house.screens.filter(({ reserved, when }) => when === key || reserved?.flag === key),
    fields: [
      ...house.masters.flatMap(({ fields, title }) => onScreen(title, fields, key)),
      ...house.reports.flatMap(({ columns, filters, title }) =>
        onScreen(title, { ...filters, ...columns }, key),
      ),
    ],
  }
}
