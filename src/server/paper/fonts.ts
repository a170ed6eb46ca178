import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** A font ready to be drawn with: `key` names it inside a document. */
export interface PaperFont {
  readonly key: string
  readonly font: Font
}

export interface FontRun {
  readonly text: string
  readonly font: PaperFont
}

const require = createRequire(import.meta.url)

const NOTO = '@expo-google-fonts/noto-sans'
const NOTO_HK = '@expo-google-fonts/noto-sans-hk'
const NOTO_JP = '@expo-google-fonts/noto-sans-jp'
const FILES = {
  'noto/biasa': `${NOTO}/400Regular/NotoSans_400Regular.ttf`,
  'noto/tebal': `${NOTO}/700Bold/NotoSans_700Bold.ttf`,
  'noto-hk/biasa': `${NOTO_HK}/400Regular/NotoSansHK_400Regular.ttf`,
  'noto-hk/tebal': `${NOTO_HK}/700Bold/NotoSansHK_700Bold.ttf`,
  'noto-jp/biasa': `${NOTO_JP}/400Regular/NotoSansJP_400Regular.ttf`,
  'noto-jp/tebal': `${NOTO_JP}/700Bold/NotoSansJP_700Bold.ttf`,
} as const

type ShippedKey = keyof typeof FILES
const weight = (tebal: boolean) => (tebal ? 'tebal' : 'biasa')

/** The file of the font that papers are written in, for a screen that shows them. */
export const paperFontFile = (tebal: boolean): Promise<Buffer> =>
  readFile(require.resolve(FILES[`noto/${weight(tebal)}`]))

/** Parsing costs more than drawing a nota does, so every font is read and parsed once. */
const shipped = new Map<ShippedKey, PaperFont>()
const uploaded = new Map<string, PaperFont>()

function shippedFont(key: ShippedKey): PaperFont {
  const known = shipped.get(key)
  if (known) return known
  const loaded = { key, font: parse(readFileSync(require.resolve(FILES[key]))) }
  shipped.set(key, loaded)
  return loaded
}

/**
 * A parsed font remembers each glyph as it first met it. A glyph met first as a part of another
 * (the stop in an ellipsis) would lack its character, and later documents could not be searched or
 * copied from: so every character is met once, here. If several characters share a glyph (a Han
 * character and the radical of its shape), the plain one comes first and names it.
 */
function parse(data: Uint8Array): Font {
  const font = create(data)
  const plain = font.characterSet.filter(isPlain)
  for (const codePoint of [...plain, ...font.characterSet]) font.glyphForCodePoint(codePoint)
  return font
}

function isPlain(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint)
  return character.normalize('NFKC') === character
}

/**
 * Makes an uploaded TrueType or OpenType font available under a name for `font_family`.
 * Throws when the bytes are no font. A family without its own bold is drawn in its one weight.
 */
export function registerPaperFont(family: string, tebal: boolean, data: Uint8Array): void {
  const key = uploadedKey(family, tebal)
  uploaded.set(key, { key, font: parse(data) })
}

/** Whether this very weight of a family was uploaded. */
export const hasPaperFont = (family: string, tebal: boolean): boolean =>
  uploaded.has(uploadedKey(family, tebal))

/** @throws Error when the bytes are no font that papers can be written in */
export function checkPaperFont(data: Uint8Array): void {
  const font = create(data)
  if (!font.hasGlyphForCodePoint(0x41)) throw new Error('a font without an A')
}

const uploadedKey = (family: string, tebal: boolean) =>
  `unggah/${family.toLowerCase()}/${weight(tebal)}`

/**
 * The font of a family; "tahoma bold" is the bold of "tahoma". The families of SPEC 9 (tahoma,
 * candara, tabacglamg3, times) may not be shipped: Noto Sans stands in for them, and for any
 * unknown name, until a shop uploads its own.
 */
function paperFont(family: string, tebal: boolean): PaperFont {
  const [, name = '', style = ''] = /^(.*?)(?:\s+(bold|regular))?$/i.exec(family.trim()) ?? []
  const bold = tebal || style.toLowerCase() === 'bold'
  return (
    uploaded.get(uploadedKey(name, bold)) ??
    uploaded.get(uploadedKey(name, !bold)) ??
    shippedFont(`noto/${weight(bold)}`)
  )
}

const KANA = /[\u3040-\u30ff\u31f0-\u31ff]/
const BEYOND_LATIN = /[^\u0020-\u024f\u2010-\u2026]/

/**
 * Splits a text into runs that one font can draw; characters that no font has stay with the first
 * font.
 */
export function fontRuns(text: string, family: string, tebal: boolean): FontRun[] {
  const first = paperFont(family, tebal)
  if (first.key.startsWith('noto/') && !BEYOND_LATIN.test(text)) return [{ text, font: first }]
  const chain = fallbackChain(first, text, tebal)
  const runs: { text: string; font: PaperFont }[] = []
  for (const character of text) {
    const font = fontKnowing(character, chain) ?? first
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

/** Han characters look different in Japan: a text with kana is Japanese, any other is not. */
function fallbackChain(first: PaperFont, text: string, tebal: boolean): (() => PaperFont)[] {
  const hk = () => shippedFont(`noto-hk/${weight(tebal)}`)
  const jp = () => shippedFont(`noto-jp/${weight(tebal)}`)
  const noto = () => shippedFont(`noto/${weight(tebal)}`)
  return [() => first, noto, ...(KANA.test(text) ? [jp, hk] : [hk, jp])]
}

function fontKnowing(character: string, chain: (() => PaperFont)[]): PaperFont | undefined {
  const codePoint = character.codePointAt(0) ?? 0
  for (const load of chain) {
    const font = load()
    if (font.font.hasGlyphForCodePoint(codePoint)) return font
  }
  return undefined
}
