import type { Field } from './field.ts'
import { yes } from './field.ts'
import type { Level } from './right.ts'
import { decode, encode } from './wire.ts'

/**
 * Everything that a shop can switch or set. Each setting is declared once, in the module that reads
 * it (`settings`). A flag is a setting of kind `yes`; /settingsystem shows these.
 */
export interface Setting<V = unknown> {
  readonly key: string
  readonly field: Field
  readonly initial: V //                  the value of a shop that never touched it
  readonly area: string //                the heading it stands under; a phrase
  readonly switches: string //            what it changes, in one sentence; a phrase
  readonly levels?: readonly Level[] //   who may change it; default those of /settingsystem
  readonly asks?: string //               the question before it is changed; a phrase
}
export type Settings = Readonly<Record<string, Setting>>

/** The value of a setting, as the shop has it or as it is shipped. */
export type ReadSetting = <V>(setting: Setting<V>) => V

type Draft<V> = Omit<Setting<V>, 'key'>
type Facts = Omit<Setting, 'field' | 'initial' | 'key'>

/** The settings of a module, each under the key by which the shop's value is kept. */
export const settings = <const D extends Readonly<Record<string, Draft<unknown>>>>(
  drafts: D,
): { readonly [K in keyof D]: D[K] extends Draft<infer V> ? Setting<V> : never } =>
  Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => [key, { ...draft, key }]),
  ) as never

/** A module flag of SPEC 6. */
export const flag = (
  label: string,
  { initial = false, ...facts }: Facts & { readonly initial?: boolean },
): Draft<boolean> => ({ ...facts, initial, field: yes({ label }) })

/**
 * A parameter with a value of its own. One that begins with a value is never without: it cannot be
 * emptied.
 */
export const parameter = <T, I extends T | null>(
  field: Field<T>,
  initial: I,
  facts: Facts,
): Draft<I extends null ? T | null : NonNullable<T>> => ({
  ...facts,
  initial: initial as never,
  field: initial === null || field.required ? field : { ...field, required: true },
})

/** One setting as the calls carry it: its value in the JSON of its field. */
export interface SettingRow {
  readonly key: string
  readonly value: unknown
}

/** Every declared setting for the wire: the shop's own value, or the default. */
export const settingRows = (
  settings: Settings,
  own: Readonly<Record<string, unknown>>,
): SettingRow[] =>
  Object.entries(settings).map(([key, { field, initial }]) => ({
    key,
    value: encode(field, Object.hasOwn(own, key) ? own[key] : initial),
  }))

/** The other direction: values by key. Rows that no module declares are left out. */
export const readSettings = (
  settings: Settings,
  rows: readonly SettingRow[],
): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const setting = Object.hasOwn(settings, key) ? settings[key] : undefined
      return setting ? [[key, decode(setting.field, value)]] : []
    }),
  )

/** The labels of the settings that have changed, in the order of their declaration. */
export const changedSettings = (
  settings: Settings,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(settings)
    .filter(([key, { initial }]) => {
      const [old, fresh] = [before, now].map((values) => JSON.stringify(values[key] ?? initial))
      return old !== fresh
    })
    .map(([, { field }]) => field.label)
