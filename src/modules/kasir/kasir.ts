import { integer, list, text, type RowOf } from '#kernel/field'

// What every list at the cash desk takes: a filter, and what the cashier had before his eyes.

/** Only the notes of one seller, or of one user (SPEC 6, 7); null: all notes. */
export interface Saring {
  readonly kode_sales: string | null
  readonly user_id: string | null
}
export const saring = {
  kode_sales: text({ label: 'Sales', max: 20 }),
  user_id: text({ label: 'User', max: 40 }),
}

const barisDilihat = {
  no_faktur_group: text({ label: 'No Faktur Group', required: true }),
  versi: integer({ label: 'Versi', required: true }),
}
export type Dilihat = RowOf<typeof barisDilihat>
export const terimaUang = {
  /** The cashier that finance chose to take the money (flag). */
  user_id: text({ label: 'Kasir', max: 40 }),
  /** What the cashier had before his eyes; what moved since is not validated. */
  dilihat: list(barisDilihat, { label: 'Dilihat', required: false }),
}

/** Kinds of approval at the cash desk. */
export const otorisasiKasir = { VALIDASI_BELI_SENDIRI: 'Validasi Pembelian Sendiri' } as const
