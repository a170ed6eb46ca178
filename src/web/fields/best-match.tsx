interface Labelled {
  readonly label: string
}

/** Where the typed words are: 0 at the beginning, 1 at a word, 2 somewhere, -1 nowhere. */
function placeOf({ label }: Labelled, typed: string): number {
  const [text, words] = [label.toUpperCase(), typed.trim().toUpperCase()]
  if (text.startsWith(words)) return 0
  if (!text.includes(words)) return -1
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words)) ? 1 : 2
}

/**
 * Which of two matching choices comes first: one that begins with the typed text, then one with a
 * word that does. Enter takes the first: 'R' is RD - Round, not AS - Asscher.
 */
export const nearer = (one: Labelled, other: Labelled, typed: string): number =>
  placeOf(one, typed) - placeOf(other, typed)

/** The choice that Enter would take. */
export const nearest = <O extends Labelled>(options: readonly O[], typed: string): O | undefined =>
  options
    .filter((one) => placeOf(one, typed) >= 0)
    .toSorted((one, other) => nearer(one, other, typed))[0]
