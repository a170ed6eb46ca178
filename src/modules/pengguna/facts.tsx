import { isLanguage, type Language } from '#kernel/language'
import type { House } from '#kernel/module'
import { readSettings } from '#kernel/setting'
import { call } from '#web/call'
import { appearance, choose, type Mode } from '#web/look/appearance'
import type { Facts } from '#web/session'
import { chooseLanguage, spokenLanguage, watchLanguage } from '#web/words'
import { sesiKini, tampilanSaya } from './sesi.calls.ts'
import { sesiSampai } from './umur.tsx'

const modeOf = { TERANG: 'light', GELAP: 'dark', SISTEM: 'system' } as const
const temaOf = { light: 'TERANG', dark: 'GELAP', system: 'SISTEM' } as const

/** Who is signed in, the shop's settings, and the user's look and language. */
export interface Loaded {
  readonly facts: Facts
  readonly language: Language
  readonly mode: Mode
}

const ask = () => call(sesiKini, {})

/** The server was asked who is signed in. */
export type SesiDitanya = ReturnType<typeof ask>

export async function loadFacts(house: House, asked: SesiDitanya = ask()): Promise<Loaded> {
  const { data } = await asked
  const { settings, sisa, toko, user, versi } = data
  if (sisa !== null) sesiSampai.set(Date.now() + sisa * 1_000)
  const { bahasa, tema } = user
  return {
    facts: {
      user,
      toko: { ...toko, alamat_toko: toko.alamat_toko ?? '' },
      settings: readSettings(house.settings, settings),
      versi,
      polos: data.polos,
    },
    language: isLanguage(bahasa) ? bahasa : 'id',
    mode: modeOf[tema],
  }
}

/**
 * Language and look are remembered per person (LOOK 1): a fresh log-in takes them over, unless the
 * person has just chosen a language on the log-in page.
 */
export async function takeLook({ language, mode }: Loaded): Promise<void> {
  choose({ mode })
  if (spokenLanguage() === 'id' && language !== 'id') await chooseLanguage(language)
}

/** Tells the server when the user chooses another language or look; a lost call does no harm. */
export function rememberLook(): () => void {
  const send = (): void => {
    const body = { bahasa: spokenLanguage(), tema: temaOf[appearance.get().mode] }
    call(tampilanSaya, { body }).catch(() => undefined)
  }
  const stops = [appearance.watch(send), watchLanguage(send)]
  return () => stops.forEach((stop) => stop())
}
