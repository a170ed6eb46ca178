import type { Rule } from './tree.ts'

/** The keys that stand in the text of a useKeys, in whatever form. */
const bound = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\buseKeys\(([^]*?)\n? *\]/g)].flatMap(([, keys = '']) =>
      [...keys.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key),
    ),
  )

/** The keys that stand on buttons. */
const drawn = (text: string): string[] =>
  [...text.matchAll(/<Button\b(?:(?!<\/Button>)[^])*?<Key>([^<{]+)<\/Key>/g)].map(
    ([, key = '']) => key,
  )

/** A key and its button are said once (KeyButton): apart they come to differ. */
export const keysOnce: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) => {
      const keys = bound(text)
      return drawn(text)
        .filter((key) => key !== 'Esc' && keys.has(key)) // a dialog closes by it without its button
        .map((key) => `${path} says ${key} in useKeys and on a Button: make it one KeyButton.`)
    })
