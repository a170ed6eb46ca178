import { whoSees } from '#kernel/right'
import type { Screen } from '#kernel/screen'

/** The flag of instalment sales. */
export const when = 'CICILAN_MODULE'

/** What a screen of instalment sales has in common. */
export const layarCicilan = (
  place: number,
  more: Pick<Screen, 'icon' | 'path' | 'purpose' | 'title'> & Partial<Pick<Screen, 'initially'>>,
): Screen => ({
  menu: 'penjualan',
  heading: 'Cicilan',
  place,
  initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  when,
  ...more,
})

/** Who looks at instalment sales. */
export const lihat = whoSees(
  '/lihat-cicilan',
  '/transaksi-cicilan',
  '/lelang-cicilan',
  '/batal-cicilan',
)
