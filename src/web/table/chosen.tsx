/** A column that may be chosen: its name, and its title in the reader's words. */
export interface Offered {
  readonly name: string
  readonly title: string
}

/** All columns in the order in which somebody wants them, and whether he sees them. */
export function orderOf(offered: readonly Offered[], kolom: string | null) {
  const names = (kolom ?? '').split(',').filter(Boolean)
  const known = names.flatMap((one) => {
    const found = offered.find(({ name }) => name === one.replace(/^-/, ''))
    return found ? [{ ...found, shown: !one.startsWith('-') }] : []
  })
  const rest = offered.filter(({ name }) => !known.some((one) => one.name === name))
  return [...known, ...rest.map((one) => ({ ...one, shown: true }))]
}

/** The columns of a list as somebody wants them; all where none would be left. */
export function chosenOf<C extends Offered>(
  columns: readonly C[],
  kolom: string | null,
): readonly C[] {
  if (kolom === null) return columns
  const shown = orderOf(columns, kolom).filter((one) => one.shown)
  const found = shown.flatMap(({ name }) => columns.find((one) => one.name === name) ?? [])
  return found.length === 0 ? columns : found
}
