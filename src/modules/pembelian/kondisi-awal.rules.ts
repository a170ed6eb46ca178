interface Dipilih {
  readonly jenis_kondisi?: unknown
  readonly cara_potongan?: unknown
}

/**
 * The condition that a piece has until somebody looks: a good one that leaves the rates to the
 * note, else the first good one. The counter begins with it, and the members' app values by it.
 * @param rows those that may be chosen, as their list has them
 */
export function kondisiAwal<R extends Dipilih>(rows: readonly R[]): R | undefined {
  const baik = rows.filter(({ jenis_kondisi }) => jenis_kondisi === 'BAIK')
  const calon = baik.length > 0 ? baik : rows
  return calon.find(({ cara_potongan }) => cara_potongan === 'NOTA') ?? calon[0]
}
