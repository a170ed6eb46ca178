import type { Saring } from '#modules/kasir/kasir'

interface Baris {
  readonly no_faktur_group: string
  readonly kode_sales: string | null
  readonly input_by: string | null
}

/**
 * The groups that match a filter. A visit is shown wholly or not at all: where one of its notes is
 * the seller's, the purchases and the notes of others in it are validated with it.
 */
export function groupDari(rows: readonly Baris[], { kode_sales, user_id }: Saring): Set<string> {
  const found = rows.filter(
    (row) =>
      (kode_sales === null || row.kode_sales === kode_sales) &&
      (user_id === null || row.input_by === user_id),
  )
  return new Set(found.map((row) => row.no_faktur_group))
}
