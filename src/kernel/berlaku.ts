import type { Tanggal } from './tanggal.ts'

/** A row of a parameter that applies from a business date on. */
export interface Berlaku {
  readonly berlaku_mulai: Tanggal
}

/**
 * The row that applies on this business date: of the rows for one case, the latest that has begun.
 */
export const yangBerlaku = <R extends Berlaku>(rows: readonly R[], tgl: Tanggal): R | undefined =>
  rows
    .filter(({ berlaku_mulai }) => berlaku_mulai <= tgl)
    .reduce<R | undefined>(
      (last, row) => (last && last.berlaku_mulai >= row.berlaku_mulai ? last : row),
      undefined,
    )
