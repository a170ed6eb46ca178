/** The part of fontkit we use; it ships no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  /** Throws for anything that is no font; tables are parsed lazily and kept. */
  export function create(data: Uint8Array): Font
}
