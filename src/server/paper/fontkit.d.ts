/** The part of fontkit we use; it ships no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    /** Every code point the font has a glyph for. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): unknown
  }
  /** Throws for anything that is no font; tables are parsed lazily and kept. */
  export function create(data: Uint8Array): Font
}
