import type { SourceFile } from './tree.ts'

/** An account that a new shop gets: its number and its name. */
const account =
  /\((?:v_toko, )?'([1-9]\d{3})', '([A-Z][^']+)', '(?:HARTA|HUTANG|MODAL|PENDAPATAN|BIAYA)'/g

/** Two modules that give one number two names book two things into one account. */
export function accountsNamedTwice(files: readonly SourceFile[]): string[] {
  const names = new Map<string, Set<string>>()
  for (const { path, text } of files)
    if (path.startsWith('src/') && path.endsWith('.sql'))
      for (const [, nomor = '', nama = ''] of text.matchAll(account))
        names.set(nomor, (names.get(nomor) ?? new Set()).add(nama))
  return [...names]
    .filter(([, known]) => known.size > 1)
    .map(([nomor, known]) => `Account ${nomor} has the names ${[...known].join(' and ')}.`)
}
