import type { Fields } from '#kernel/field'
import { isNomor } from '#kernel/nomor'
import { isAsked } from '../form/asked.tsx'
import type { Form, Values } from '../form/use-form.tsx'

/**
 * The field that a scan is for, wherever the focus is: a document's number where one is asked for,
 * anything else where a code is.
 */
export function scanTarget(fields: Fields, values: Values, text: string): string | undefined {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const typed = field.kind === 'code' || name === 'kode'
    const shown = field.hidden !== true && field.onRefusal !== true
    return typed && shown && isAsked(field, values) ? [name] : []
  })
  const isNumber = isNomor(text)
  return asked.find((name) => name.startsWith('no_') === isNumber) ?? asked[0]
}

/** Where a scan goes in the lines of a list: to which line, and what is asked for next. */
interface ScannedLine {
  readonly name: string
  readonly lines: readonly Values[]
  readonly at: number
  readonly next: string | undefined
}

const isLines = (value: unknown): value is readonly Values[] => Array.isArray(value)

/**
 * The line that a scan belongs to: the one that has this code already, the one where somebody
 * types, the first that has none, or a new one. What has a code keeps it.
 * @param typing in which line the focus is
 */
export function scanLine(
  fields: Fields,
  values: Values,
  text: string,
  typing: (name: string) => number = () => -1,
): ScannedLine | undefined {
  for (const [name, { fields: line = {}, kind, max = Infinity, part }] of Object.entries(fields)) {
    const names = Object.keys(line)
    const key = names.find((one) => line[one]?.kind === 'code' || line[one]?.pick !== undefined)
    const given = names.find((one) => one.startsWith('kode_') && line[one]?.given)
    const code = key ?? given
    if (kind !== 'list' || part !== undefined || code === undefined) continue
    const value = values[name]
    const lines = isLines(value) ? value : []
    const next = names.slice(names.indexOf(code) + 1).find((one) => line[one]?.given !== true)
    const there = lines.findIndex((one) => one[code] === text)
    if (there >= 0) return { name, lines, at: there, next }
    if (key === undefined) continue
    const isEmpty = (one: Values | undefined): boolean =>
      one !== undefined && (one[code] ?? '') === ''
    const empty = isEmpty(lines[typing(name)]) ? typing(name) : lines.findIndex(isEmpty)
    const at = empty >= 0 ? empty : lines.length
    if (at < max)
      return { name, lines: lines.toSpliced(at, 1, { ...lines[at], [code]: text }), at, next }
  }
  return undefined
}

/** It asks for pieces or bags, which are scanned. */
export const takesScans = (fields: Fields): boolean =>
  'kode_barcode' in fields || scanLine(fields, {}, '') !== undefined

/** Puts a scan where it belongs in a form. @returns false where nothing asks for one */
export function scanInto(form: Form, scanned: string): boolean {
  const text = scanned.trim().toUpperCase()
  const inside = document.activeElement?.closest('fieldset')?.id ?? ''
  const typing = (name: string): number => {
    const begins = form.idOf(`${name}.`)
    return inside.startsWith(begins) ? Number(inside.slice(begins.length)) : -1
  }
  const line = scanLine(form.fields, form.values, text, typing)
  if (line !== undefined) {
    const { at, lines, name, next } = line
    form.set(name, lines)
    if (next !== undefined)
      setTimeout(() => document.getElementById(form.idOf(`${name}.${at}.${next}`))?.focus())
    return true
  }
  const name = scanTarget(form.fields, form.values, scanned.trim())
  if (name !== undefined) form.set(name, scanned.trim())
  return name !== undefined
}
