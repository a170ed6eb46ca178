import { refusedField } from '#kernel/refusal'

/** The trays of a shop: where each stands and whether it takes pieces. */
export type FaktaBaki = ReadonlyMap<
  string,
  { readonly kode_gudang: string; readonly status_baki: string }
>

/**
 * Checks that the tray is in the named gudang and is open.
 * @param at path of kode_baki in the body: '' or 'baris.0.'
 * @throws Refusal at kode_baki
 */
export function checkBaki(
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
 * A tray that would hold more than it is made for: it gives a warning and refuses nothing, because
 * people decide.
 * @param masuk pieces that come in
 * @returns how many it would hold; undefined while they fit or without a limit
 */
export const lebihBaki = (
  { kapasitas, pcs }: { readonly kapasitas: number | null; readonly pcs: number },
  masuk: number,
): number | undefined =>
  kapasitas !== null && kapasitas > 0 && pcs + masuk > kapasitas ? pcs + masuk : undefined
