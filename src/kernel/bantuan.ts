import { translated, type Language } from './language.ts'

/** What a screen is for, in each language; its title and purpose say the rest. */
export type Bantuan = Readonly<Record<Language, string>>

/** Reads a bantuan.tsv: address of the screen, then the sentences, first in Indonesian. */
export function readBantuan(tsv: string): (readonly [path: string, said: Bantuan])[] {
  return tsv
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', id = '', ...others] = line.split('\t')
      const said: Record<Language, string> = { id, en: '', it: '', hk: '', my: '', jp: '' }
      translated.forEach((language, at) => (said[language] = others[at] ?? ''))
      return [path, said] as const
    })
}
