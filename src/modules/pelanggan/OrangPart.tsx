import type { Fields } from '#kernel/field'
import { takesScans } from '#web/document/scan-target'
import type { FieldPartProps } from '#web/module'
import { CariOrang } from './CariOrang.tsx'
import { milikOrang, orangLain } from './orang-lain.ts'
import { penitip } from './pelanggan.ts'

/** What is of one person, as a form has it before anybody is asked. */
const belumDitanya = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(milikOrang).map(([name, none]) => [name, fields[name]?.initial ?? none]),
  )

/** Finds a customer who is known, over the fields of one. */
export function OrangPart({ form }: FieldPartProps) {
  const isi = (orang: object): void => {
    const known = { ...(orangLain(form.values, orang) ? belumDitanya(form.fields) : {}), ...orang }
    const named = Object.entries(known).filter(([name]) => form.fields[name])
    for (const [name, value] of named) form.set(name, value)
    const filled = new Set(named.flatMap(([name, value]) => (value ? [name] : [])))
    const names = Object.keys(form.fields)
    const next = names
      .slice(names.indexOf('nama_customer'))
      .find((name) => !filled.has(name) && !(name in optional))
    if (next !== undefined) setTimeout(() => document.getElementById(form.idOf(next))?.focus())
  }
  return <CariOrang onOrang={isi} onBaru={isi} tanpaPindai={takesScans(form.fields)} />
}

/** Fields of a customer that nobody waits for. */
const optional: object = Object.fromEntries(
  Object.entries(penitip).filter(([, { required }]) => required !== true),
)
