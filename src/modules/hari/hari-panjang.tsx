import { languageTag, type Language } from '#kernel/language'
import type { Tanggal } from '#kernel/tanggal'

/** A business date with its weekday, in the reader's language; nothing for no date. */
export const hariPanjang = (tanggal: Tanggal, language: Language): string =>
  tanggal === ''
    ? ''
    : new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
        Date.parse(tanggal),
      )
