type Values = Readonly<Record<string, unknown>>

/** A form over a row that somebody else has saved meanwhile. */
export interface Rebased {
  readonly values: Values
  /** The fields that both have changed: the typed value stays, and this is the stored one. */
  readonly stored: Values
}

/** Keeps what the user typed; all other fields take the values that are stored now. */
export function rebase(origin: Values, values: Values, row: Values): Rebased {
  const touched = Object.keys(values).filter((name) => values[name] !== origin[name])
  const typed = Object.fromEntries(touched.map((name) => [name, values[name]]))
  const both = touched.filter((name) => row[name] !== origin[name] && row[name] !== values[name])
  return {
    values: { ...values, ...row, ...typed },
    stored: Object.fromEntries(both.map((name) => [name, row[name] ?? null])),
  }
}
