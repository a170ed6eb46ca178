/** The address of a screen with filters in it; what is empty is left out. */
export function addressWith(path: string, said: readonly (readonly [string, unknown])[]): string {
  const words = said.flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') ||
    typeof value === 'number' ||
    typeof value === 'boolean'
      ? [[name, String(value)]]
      : [],
  )
  return `${path}?${new URLSearchParams(words).toString()}`
}
