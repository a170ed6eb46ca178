/** @jsxImportSource preact */
import { isLanguage, languageTag, type Language, type Translate } from '#kernel/language'
import { ingat, ingatan, simpanan } from './simpanan.tsx'

type Kamus = Readonly<Record<string, string>>

/** Only the phrases that the files beside this one name (tools/phrases.vite.ts). */
const kamus = {
  en: () => import('virtual:phrases/en/of:modules/anggota/app'),
  it: () => import('virtual:phrases/it/of:modules/anggota/app'),
  hk: () => import('virtual:phrases/hk/of:modules/anggota/app'),
  my: () => import('virtual:phrases/my/of:modules/anggota/app'),
  jp: () => import('virtual:phrases/jp/of:modules/anggota/app'),
}

interface Ucapan {
  readonly bahasa: Language
  readonly t: Translate
}

const dalam =
  (isi: Kamus): Translate =>
  (teks, params = {}) =>
    (isi[teks] ?? teks).replaceAll(/\{\{(\w+)\}\}/g, (_, nama: string) =>
      String(params[nama] ?? ''),
    )

const ucapan = simpanan<Ucapan>({ bahasa: 'id', t: dalam({}) })

/** The language that was chosen, else the telephone's own where it is one of ours. */
export function bahasaAwal(): Language {
  const dipilih = ingatan('bahasa')
  if (isLanguage(dipilih)) return dipilih
  return navigator.language.startsWith('id') ? 'id' : 'en'
}

export async function bicara(bahasa: Language): Promise<void> {
  const isi = bahasa === 'id' ? {} : (await kamus[bahasa]()).phrases
  document.documentElement.lang = languageTag[bahasa]
  ucapan.set({ bahasa, t: dalam(isi) })
}

export async function pilihBahasa(bahasa: Language): Promise<void> {
  ingat('bahasa', bahasa)
  await bicara(bahasa)
}

export const useKata = (): Translate => ucapan.use().t
export const useBahasa = (): Language => ucapan.use().bahasa
export const bahasaKini = (): Language => ucapan.get().bahasa
