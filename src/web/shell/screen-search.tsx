import type { Screen } from '#kernel/screen'
import { recent, usageOf, type Use } from '../used.tsx'

/** A screen as the search sees it: its words in the reader's language and in Indonesian. */
export interface Sought {
  readonly screen: Screen
  readonly title: string
  readonly words: string // all of them, in small letters
}

export const wordsTyped = (typed: string): string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean)

/**
 * How well a title matches: from its beginning, at the beginning of words, anywhere, or not at all.
 */
function rankOf(title: string, words: readonly string[]): number {
  const lower = title.toLowerCase()
  if (lower.startsWith(words.join(' '))) return 0
  const parts = lower.split(/\s+/)
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1
  return words.every((word) => lower.includes(word)) ? 2 : 3
}

/** For a screen that the person uses, a match counts the same anywhere in the title. */
const used = ({ favorit, kali }: Use): number => (favorit ? 1_000_000 : 0) + kali

/**
 * Every typed word is somewhere in the screen's words. A match in the title comes before a match in
 * the purpose; among these, screens that the person uses come first, the most used one before the
 * others; then the better match.
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

/** What the box shows before anything is typed: the screens used last. */
export const usedLast = <S extends Sought>(
  all: readonly S[],
  uses: readonly Use[],
  most: number,
): S[] =>
  recent(uses)
    .flatMap(({ path }) => all.find(({ screen }) => screen.path === path) ?? [])
    .slice(0, most)
