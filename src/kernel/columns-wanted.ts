/** A column as somebody wants it. */
export interface ColumnWanted {
  readonly name: string
  readonly shown: boolean
  /** In px; undefined: as wide as its cells want it. */
  readonly width: number | undefined
}

/** Reads columns as they are kept: 'tgl,berat:160,-baki' (a width behind ':', '-' is hidden). */
export const columnsWanted = (kept: string): readonly ColumnWanted[] =>
  kept
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = '', width] = one.replace(/^-/, '').split(':')
      return {
        name,
        shown: !one.startsWith('-'),
        width: /^\d{2,3}$/.test(width ?? '') ? Number(width) : undefined,
      }
    })

/** Writes columns as `columnsWanted` reads them. */
export const columnsKept = (wanted: readonly ColumnWanted[]): string =>
  wanted
    .map(({ name, shown, width }) => `${shown ? '' : '-'}${name}${width ? `:${width}` : ''}`)
    .join(',')
