import { phrases } from 'virtual:phrases'
import {
  createWords,
  isLanguage,
  languageTag,
  languages,
  spoken,
  type Language,
  type Translate,
} from '#kernel/language'
import type { Params, Refusal, FieldRefusal } from '#kernel/refusal'

/**
 * Phrases that may name a figure in a row: no sentences, and no phrases with a place for a value.
 */
const longestName = 40
export const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(phrases.en ?? {})
    .filter((text) => text.length <= longestName && !text.includes('{{'))
    .map((text) => [text, text]),
)

const translators = new Map<Language, Translate>()

/** Puts phrases into a language; made once for each of the six. */
export function translator(language: Language): Translate {
  const known = translators.get(language)
  if (known) return known
  const words = createWords(language, phrases)
  const translate: Translate = (text, params) => spoken(words, text, params)
  translators.set(language, translate)
  return translate
}

const byTag = new Map<string, Language>(
  Object.keys(languages)
    .filter(isLanguage)
    .flatMap((language) => [
      [language, language],
      [languageTag[language].toLowerCase(), language],
      [languageTag[language].split('-')[0] ?? language, language],
    ]),
)

/** The language of a header x-bahasa (id, jp ...) or accept-language (its first tag, zh-HK ...). */
export function languageOf(header: string | undefined): Language | undefined {
  const first = header?.split(/[,;]/)[0]?.trim().toLowerCase() ?? ''
  return byTag.get(first) ?? byTag.get(first.split('-')[0] ?? '')
}

/** Values of a sentence that are words of ours: a label, a kind of document, its state, a place. */
const ownWords: readonly string[] = ['field', 'dokumen', 'status', 'tempat']

const valuesOf = (params: Params, t: Translate): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && ownWords.includes(name) ? t(value) : value,
    ]),
  )

export const sentenceOf = (
  refused: { readonly text: string; readonly params?: Params },
  t: Translate,
): string => t(refused.text, valuesOf(refused.params ?? {}, t))

/** The sentences of a refusal as they travel. */
export function saidOf(refusal: Refusal, t: Translate) {
  const said = (refused: FieldRefusal) => ({
    field: refused.field,
    message: sentenceOf(refused, t),
  })
  return {
    message: sentenceOf({ text: refusal.message, params: refusal.params }, t),
    ...(refusal.fields.length > 0 ? { fields: refusal.fields.map(said) } : {}),
    ...(refusal.problem === undefined ? {} : { masalah: refusal.problem }),
    ...(refusal.details ? { details: refusal.details } : {}),
  }
}
