import { mulDiv } from '#kernel/rounding'

/** Whole rupiah. */
interface Harga {
  readonly harga_jual: number
  readonly ongkos: number
}

/**
 * What was agreed at the marketplace, as a promise to its buyer: above the shop's own price it is
 * labour, below it a discount.
 */
export function janjiMarketplace({ harga_jual, ongkos }: Harga, harga: number) {
  const lebih = harga - harga_jual - ongkos
  return {
    ongkos: ongkos + Math.max(0, lebih),
    diskon: Math.max(0, 0 - lebih),
    harga_total: harga,
  }
}

/** What is left of a price when the marketplace has kept its fee, in hundredths of a percent. */
export const bersihMarketplace = (harga: number, biaya_persen: number): number =>
  harga - mulDiv(harga, biaya_persen, 100_00, 'up')
