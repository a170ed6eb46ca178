import type { i18n } from 'i18next'
import {
  createWords,
  isLanguage,
  languageTag,
  spoken,
  type Catalogue,
  type Language,
  type Translate,
} from '#kernel/language'
import type { Params } from '#kernel/refusal'
import { keep, kept } from './storage.tsx'
import { createStore } from './store.tsx'

/** The source of a language's words; Indonesian is the source text and needs none. */
export type Catalogues = Readonly<
  Record<Exclude<Language, 'id'>, () => Promise<{ readonly phrases: Catalogue }>>
>

let words: i18n = createWords('id', {})
let catalogues: Catalogues | undefined

const translate = (text: string, params?: Params): string => spoken(words, text, params)

/** The chosen language and its words; a new object when one of them changes. */
interface Speech {
  readonly language: Language
  readonly t: Translate
}
const speech = createStore<Speech>({ language: 'id', t: translate })

async function load(language: Language): Promise<Catalogue | undefined> {
  if (language === 'id' || catalogues === undefined) return undefined
  return (await catalogues[language]()).phrases
}

/** Switches to a language once its words are loaded. */
export async function speak(language: Language): Promise<void> {
  const phrases = await load(language)
  words = createWords(language, phrases ? { [language]: phrases } : {})
  document.documentElement.lang = languageTag[language]
  speech.set({ language, t: (text, params) => translate(text, params) })
}

/** Sets the source of words and loads those of the current language. */
export async function speakFrom(from: Catalogues): Promise<void> {
  catalogues = from
  const remembered = kept('bahasa')
  await speak(isLanguage(remembered) ? remembered : 'id')
}

/** The choice of a person, remembered on this machine. */
export async function chooseLanguage(language: Language): Promise<void> {
  keep('bahasa', language)
  await speak(language)
}

/** Translates inside a component, which is drawn again when the language changes. */
export const useWords = (): Translate => speech.use().t
export const useLanguage = (): Language => speech.use().language

/** Translates outside of components. */
export const say: Translate = translate
export const spokenLanguage = (): Language => speech.get().language
export const watchLanguage = (changed: () => void): (() => void) => speech.watch(changed)
