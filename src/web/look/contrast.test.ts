import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const block = (selector: string): Record<string, string> => {
  const [, text = ''] = css.split(`${selector} {`)
  const [inside = ''] = text.split('}')
  return Object.fromEntries(
    [...inside.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )
}

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const light = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
const contrast = (one = '#000000', other = '#000000'): number => {
  const [dark, bright] = [light(one), light(other)].toSorted((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const grounds = ['paper', 'sheet', 'raised', 'sunken', 'gold-soft']

describe.each([
  ['light', block(':root')],
  ['dark', block(":root[data-theme='dark']")],
])('the %s colours', (_, colours) => {
  it.each(grounds)('are readable on %s', (ground) => {
    for (const text of ['ink', 'ink-2', 'ink-3', 'wait', 'info'])
      expect(contrast(colours[text], colours[ground]), text).toBeGreaterThan(4.5)
  })

  // LOOK 1: money and weight stand on the sheet, in ink, coming in or going out.
  it.each(['paper', 'sheet', 'raised', 'sunken'])(
    'show money and weight clearly on %s',
    (ground) => {
      for (const text of ['ink', 'good', 'bad'])
        expect(contrast(colours[text], colours[ground]), text).toBeGreaterThan(7)
    },
  )

  it.each(['good', 'bad', 'wait', 'info'])('show a badge of %s on its own ground', (name) => {
    expect(contrast(colours[name], colours[`${name}-soft`])).toBeGreaterThan(4.5)
  })

  it('show the focus ring, the outline of an input and the words on gold', () => {
    for (const ground of ['paper', 'sheet', 'raised'])
      for (const mark of ['gold', 'line-strong'])
        expect(contrast(colours[mark], colours[ground]), `${mark} on ${ground}`).toBeGreaterThan(3)
    expect(contrast(colours['gold-ink'], colours['gold-fill'])).toBeGreaterThan(7)
  })
})
