/** Where a note of a visit stands (DOMAIN 5): at the counter, validated at the cashier, undone. */
export const statusNota = {
  OPEN: 'Menunggu Validasi',
  VALID: 'Valid',
  BATAL: 'Dibatalkan',
} as const

/** What every room knows of a visit: its sides are documents of their own, and go its ways. */
export const kunjunganDasar = {
  name: 'GROUP',
  title: 'Kunjungan',
  prefix: 'FG',
  states: statusNota,
} as const

/** Made at the counter: OPEN, or VALID at once where the shop validates nothing. */
export const langkahBaru = { to: 'OPEN', or: ['VALID'] } as const

/** What other documents do to a visit that is VALID. */
export const langkahKunjungan = {
  /** A note of it was cancelled; with the last one the visit is. */
  notaBatal: { from: ['VALID'], to: 'BATAL', or: ['VALID'] },
  dikoreksi: { from: ['VALID'], to: 'VALID' },
} as const
