import type { Screen } from '#kernel/screen'
import { recent, usageOf, type Use } from '../used.tsx'

/** A screen as it can be sought: its words in the reader's language and as it was named. */
export interface Sought {
  readonly screen: Screen
  readonly title: string
  readonly words: string // all of them, in small letters
}

export const wordsTyped = (typed: string): string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean)

/** How well a title answers: from its beginning, at its words' beginnings, anywhere, not itself. */
function rankOf(title: string, words: readonly string[]): number {
  const lower = title.toLowerCase()
  if (lower.startsWith(words.join(' '))) return 0
  const parts = lower.split(/\s+/)
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1
  return words.every((word) => lower.includes(word)) ? 2 : 3
}

/** A title that holds what was typed counts alike wherever it stands, once the person uses it. */
const used = ({ favorit, kali }: Use): number => (favorit ? 1_000_000 : 0) + kali

/**
 * Every word typed stands somewhere in the screen's words. What answers by its title comes before
 * what answers by its purpose; among these what this person uses, most first; then the better fit.
 */
export function screensLike<S extends Sought>(
  all: readonly S[],
  uses: readonly Use[],
  typed: string,
): S[] {
  const words = wordsTyped(typed)
  if (words.length === 0) return []
  const byTitle = (title: string): number => (rankOf(title, words) === 3 ? 1 : 0)
  const usedOf = ({ screen }: S): number => used(usageOf(uses, screen.path))
  return all
    .filter((one) => words.every((word) => one.words.includes(word)))
    .toSorted(
      (one, other) =>
        byTitle(one.title) - byTitle(other.title) ||
        usedOf(other) - usedOf(one) ||
        rankOf(one.title, words) - rankOf(other.title, words),
    )
}

/** What stands in the box before anything is typed: the screens used last. */
export const usedLast = <S extends Sought>(
  all: readonly S[],
  uses: readonly Use[],
  most: number,
): S[] =>
  recent(uses)
    .flatMap(({ path }) => all.find(({ screen }) => screen.path === path) ?? [])
    .slice(0, most)
