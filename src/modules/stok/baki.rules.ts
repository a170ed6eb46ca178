import { refusedField } from '#kernel/refusal'

/** The trays of a shop: where each stands and whether it takes pieces. */
export type FaktaBaki = ReadonlyMap<
  string,
  { readonly kode_gudang: string; readonly status_baki: string }
>

/**
 * The tray stands in the gudang that was named, and is open.
 * @param at where kode_baki stands in the body: '' or 'baris.0.'
 * @throws Refusal at kode_baki
 */
export function periksaBaki(
  { kode_baki, kode_gudang }: { readonly kode_baki: string; readonly kode_gudang: string },
  trays: FaktaBaki,
  at = '',
): void {
  const baki = trays.get(kode_baki)
  const field = `${at}kode_baki`
  if (baki?.kode_gudang !== kode_gudang)
    throw refusedField(field, 'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}', {
      kode_baki,
      kode_gudang,
    })
  if (baki.status_baki !== 'READY')
    throw refusedField(field, 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung', { kode_baki })
}

/**
 * A tray that would hold more than it is made for: said, never refused, for the eye decides.
 * @param masuk pieces that come in
 * @returns how many it would hold; nothing while they fit, or where it has no limit
 */
export const lebihBaki = (
  { kapasitas, pcs }: { readonly kapasitas: number | null; readonly pcs: number },
  masuk: number,
): number | undefined =>
  kapasitas !== null && kapasitas > 0 && pcs + masuk > kapasitas ? pcs + masuk : undefined
