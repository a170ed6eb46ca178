import { createStore } from '../store.tsx'
import { keep, kept } from '../storage.tsx'

/** Light or dark: the system decides until a person chooses; this machine remembers the choice. */
export type Mode = 'system' | 'light' | 'dark'
/** The height of rows and controls. Touch screens get larger ones by themselves. */
export type Density = 'system' | 'compact' | 'comfortable' | 'touch'

export interface Appearance {
  readonly mode: Mode
  readonly density: Density
}

export const modes: Readonly<Record<Mode, string>> = {
  system: 'Ikut Sistem',
  light: 'Terang',
  dark: 'Gelap',
}

export const densities: Readonly<Record<Density, string>> = {
  system: 'Otomatis',
  compact: 'Rapat',
  comfortable: 'Longgar',
  touch: 'Layar Sentuh',
}

const isMode = (text: string | undefined): text is Mode => Object.hasOwn(modes, text ?? '')
const isDensity = (text: string | undefined): text is Density =>
  Object.hasOwn(densities, text ?? '')

function remembered(): Appearance {
  const [mode, density] = (kept('tampilan') ?? '').split(' ')
  return {
    mode: isMode(mode) ? mode : 'system',
    density: isDensity(density) ? density : 'system',
  }
}

export const appearance = createStore<Appearance>(remembered())

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const isTouch = matchMedia('(pointer: coarse)')

/** The look in force now, after asking the system. */
export interface InForce {
  readonly dark: boolean
  readonly density: Exclude<Density, 'system'>
}

const resolve = ({ mode, density }: Appearance): InForce => ({
  dark: mode === 'system' ? prefersDark.matches : mode === 'dark',
  density: density === 'system' ? (isTouch.matches ? 'touch' : 'compact') : density,
})

export const inForce = createStore<InForce>(resolve(appearance.get()))

function apply(): void {
  const next = resolve(appearance.get())
  document.documentElement.dataset['theme'] = next.dark ? 'dark' : 'light'
  document.documentElement.dataset['density'] = next.density
  const { dark, density } = inForce.get()
  if (dark !== next.dark || density !== next.density) inForce.set(next)
}

export function choose(change: Partial<Appearance>): void {
  const next = { ...appearance.get(), ...change }
  keep('tampilan', `${next.mode} ${next.density}`)
  appearance.set(next)
  apply()
}

/** Called once, before anything is drawn. */
export function startAppearance(): void {
  apply()
  prefersDark.addEventListener('change', apply)
  isTouch.addEventListener('change', apply)
}
