import type { Context } from '#server/serve'
import { hargai } from '#modules/penjualan/hargai.server'
import type { muatPenjualan } from '#modules/penjualan/muat.server'
import { janjiMarketplace } from './harga.rules.ts'

const polos = { berat_kotor: null, ongkos: null, diskon: null, harga_setuju: null }

/**
 * A piece at this price of the marketplace, and what somebody has to agree to for it: what the
 * counter would ask for the same line. The limit of a note is asked for by the note.
 * @throws Refusal at kode_barcode
 */
export function dihargai(
  ctx: Context,
  termuat: Awaited<ReturnType<typeof muatPenjualan>>,
  { harga, kode_barcode }: { readonly harga: number; readonly kode_barcode: string },
) {
  const { barang, harga: biasa } = hargai(ctx, { ...polos, kode_barcode }, termuat, '')
  const janji = janjiMarketplace(biasa, harga)
  const { diskon, ongkos } = janji
  const { perlu } = hargai(ctx, { ...polos, kode_barcode, ongkos, diskon }, termuat, '')
  return {
    ...{ barang, biasa, janji },
    perlu: perlu.filter(({ kategori }) => kategori !== 'LIMIT_PENJUALAN'),
  }
}
