/** The part of fontkit we use; it ships no types of its own. */
declare module 'fontkit' {
  export interface Path {
    /** By a matrix, as a PDF writes it. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path
    toSVG(): string
  }
  export interface Font {
    readonly postscriptName: string
    /** Every code point the font has a glyph for. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): unknown
    /** A line of text: its glyphs and, in units of the font, where each stands after the other. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: Path }[]
      readonly positions: readonly {
        readonly xAdvance: number
        readonly xOffset: number
        readonly yOffset: number
      }[]
    }
    readonly unitsPerEm: number
  }
  /** Throws for anything that is no font; tables are parsed lazily and kept. */
  export function create(data: Uint8Array): Font
}
