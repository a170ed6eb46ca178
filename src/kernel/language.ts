import { createInstance, type i18n } from 'i18next'

import type { Params } from './refusal.ts'

/** The six languages of the SPEC; the source text is Indonesian, the fallback English. */
export const languages = {
  id: 'Bahasa Indonesia',
  en: 'English',
  it: 'Italiano',
  hk: '繁體中文',
  my: 'Bahasa Melayu',
  jp: '日本語',
} as const
export type Language = keyof typeof languages

/** BCP 47 tags for `<html lang>` and the browser's own formats. */
export const languageTag: Record<Language, string> = {
  id: 'id',
  en: 'en',
  it: 'it',
  hk: 'zh-HK',
  my: 'ms',
  jp: 'ja',
}

/**
 * The CSV that a spreadsheet of this language opens in columns: where a comma stands before the
 * decimals, semicolons stand between the cells.
 */
export const csvFor = (language: Language): 'csv' | 'csv_koma' =>
  language === 'id' || language === 'it' ? 'csv_koma' : 'csv'

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text)

/** Puts a phrase (its Indonesian source text) into the reader's language. */
export type Translate = (text: string, params?: Params) => string

/** No reader sees it; no phrase begins with it. */
const foreign = '\u2060'
/** Somebody else's word where a phrase is asked for: it is shown as it is, in every language. */
export const asItIs = (text: string): string => `${foreign}${text}`

/** What a text says by these words; nothing for an empty one, and another's own word as it is. */
export function spoken(words: i18n, text: string, params?: Params): string {
  if (text.startsWith(foreign)) return text.slice(foreign.length)
  return text === '' ? '' : words.t(text, { ...params })
}

/** The translations of one language: source text -> translation. */
export type Catalogue = Readonly<Record<string, string>>

/**
 * i18next over whole sentences as keys: Indonesian is the source, English the fallback (SPEC 1).
 * The catalogues of other languages may be added later with `addResourceBundle`.
 */
export function createWords(
  language: Language,
  catalogues: Partial<Record<Language, Catalogue>>,
): i18n {
  const words = createInstance()
  const resources = Object.entries(catalogues).map(([tag, phrases]) => [
    tag,
    { translation: phrases },
  ])
  void words.init({
    lng: language,
    fallbackLng: language === 'id' ? false : 'en',
    resources: Object.fromEntries(resources),
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return words
}

/** The columns of a phrases.tsv after the source text, in this order. */
export const translated = ['en', 'it', 'hk', 'my', 'jp'] as const

/** Reads a phrases.tsv: one catalogue for each translated language. */
export function readPhrases(
  tsv: string,
): Record<(typeof translated)[number], Record<string, string>> {
  const catalogues: Record<(typeof translated)[number], Record<string, string>> = {
    en: {},
    it: {},
    hk: {},
    my: {},
    jp: {},
  }
  for (const line of tsv.split('\n').slice(1)) {
    const [source, ...words] = line.split('\t')
    if (source)
      translated.forEach((language, index) => (catalogues[language][source] = words[index] ?? ''))
  }
  return catalogues
}
