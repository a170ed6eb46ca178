/** A line of a note, of the price group at which it is sold; mg and whole rupiah. */
interface BarisGroup<G extends string | null> {
  readonly kode_group: G
  readonly qty: number | null
  readonly berat: number | null
  readonly harga_total: number | null
}

/** SPEC 7, dataJualGrouped: lines by their price group, in the order of first appearance. */
export function menurutGroup<G extends string | null, B extends BarisGroup<G>>(
  all: readonly (B & BarisGroup<G>)[],
) {
  return [...new Set(all.map(({ kode_group }) => kode_group))].map((kode_group: G) => {
    const detail = all.filter((line) => line.kode_group === kode_group)
    const sum = (of: (line: B) => number | null): number =>
      detail.reduce((total, line) => total + (of(line) ?? 0), 0)
    return {
      kode_group,
      qty: sum(({ qty }) => qty),
      berat: sum(({ berat }) => berat),
      harga_total: sum(({ harga_total }) => harga_total),
      detail,
    }
  })
}
