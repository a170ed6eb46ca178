import type { Master } from '#kernel/master'

type Wire = Readonly<Record<string, unknown>>

/** One field of an example with another value; none where it is all references. */
export function otherwise(master: Master, wire: Wire): Wire | undefined {
  if (wire['aktif'] === true) return { aktif: false }
  const names = Object.keys(master.fields).filter((name) => name !== master.key)
  const text = names.find(
    (name) => master.fields[name]?.kind === 'text' && typeof wire[name] === 'string',
  )
  if (text) return { [text]: `${String(wire[text])} X` }
  for (const name of names.toReversed()) {
    const value = wire[name]
    if (typeof value === 'number' && value > 0) return { [name]: value - 1 }
    if (typeof value === 'boolean') return { [name]: !value }
    if (master.fields[name]?.kind === 'tanggal') return { [name]: '2026-02-28' }
  }
  return undefined
}
