import { mulDiv, mulDivTo, type Rounding } from '#kernel/rounding'

/** What the price of a piece is made of. Weight in mg, money in whole rupiah. */
export interface BarangBerharga {
  readonly berat: number
  readonly harga_atribut: number
  readonly harga_tetap: number | null // diamonds and the like: no price per gram
}

/** How a price is rounded: the parameter `pembulatan` (SPEC 5). */
export interface CaraBulat {
  readonly pembulatan: number
  readonly arah: Rounding
}

/**
 * The selling price of a piece, without labour: berat x harga per gram + harga_atribut, rounded
 * once, or its fixed price (DOMAIN 6). null: its group has no price, it cannot be sold. In SQL it
 * is harga_jual_barang.
 * @param hargaGram rupiah per gram of the piece's group; 0 is no price
 */
export const hargaJualBarang = (
  { berat, harga_atribut, harga_tetap }: BarangBerharga,
  hargaGram: number,
  { pembulatan, arah }: CaraBulat,
): number | null =>
  harga_tetap ??
  (hargaGram === 0
    ? null
    : mulDivTo([berat, hargaGram, 1000], harga_atribut, { step: pembulatan, rounding: arah }))

/**
 * What a piece has cost: the higher of harga_pokok and its fine gold (DOMAIN 5). In SQL it is
 * modal_barang.
 * @param hargaMurni rupiah per gram of fine gold; 0 where the shop does not go by it
 */
export const modalBarang = (
  { harga_pokok, murni }: { readonly harga_pokok: number; readonly murni: number },
  hargaMurni: number,
): number => Math.max(harga_pokok, mulDiv(murni, hargaMurni, 1000))
