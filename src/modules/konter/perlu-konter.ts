/** An approval that saving will ask for: its kind as a phrase, and what it is about. */
export interface Perlu {
  readonly kata: string
  readonly sesudah: unknown // figures by the name of a line, or of a sum
}

/** A line of the counter under the names that approvals give it. */
export interface BarisBernama {
  readonly kunci: string
  readonly nama: readonly string[]
}

/** Where each need is said: at the lines it names, or, where it names none, of the whole visit. */
export interface PerluTerbagi {
  readonly baris: ReadonlyMap<string, readonly string[]>
  readonly nota: readonly string[]
}

/** Says each need at its lines (LOOK 6). */
export function perluTerbagi(
  perlu: readonly Perlu[],
  lines: readonly BarisBernama[],
): PerluTerbagi {
  const concerns = ({ sesudah }: Perlu, { nama }: BarisBernama): boolean =>
    typeof sesudah === 'object' &&
    sesudah !== null &&
    nama.some((one) => Object.hasOwn(sesudah, one))
  const baris = lines.map(
    (line) =>
      [line.kunci, perlu.filter((need) => concerns(need, line)).map(({ kata }) => kata)] as const,
  )
  return {
    baris: new Map(baris.filter(([, kata]) => kata.length > 0)),
    nota: perlu
      .filter((need) => !lines.some((line) => concerns(need, line)))
      .map(({ kata }) => kata),
  }
}
