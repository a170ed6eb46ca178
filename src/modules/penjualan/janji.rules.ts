/** Hundredths of a percent; null: the shop's terms of the day on which the goods come back. */
export interface Janji {
  readonly potongan_tukar: number | null
  readonly potongan_jual: number | null
}

/** The same promise of several lines, by their place on the note: '1, 3'. */
export interface JanjiBaris extends Janji {
  readonly baris: string
}

/** What the lines of a note promise, each pair of rates once, with the lines that bear it. */
export function janjiDari(lines: readonly Janji[]): JanjiBaris[] {
  const pair = ({ potongan_jual, potongan_tukar }: Janji): string =>
    `${potongan_tukar} ${potongan_jual}`
  return lines
    .filter((line, at) => lines.findIndex((each) => pair(each) === pair(line)) === at)
    .map((line) => ({
      baris: lines.flatMap((each, at) => (pair(each) === pair(line) ? [at + 1] : [])).join(', '),
      potongan_tukar: line.potongan_tukar,
      potongan_jual: line.potongan_jual,
    }))
}
