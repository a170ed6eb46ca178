import { returKupon } from '#modules/kupon/buku'
import { returPoin } from '#modules/member/buku'

/**
 * A correction takes the points and coupons of what it returns (docs/adr/0333, 0334), now that it
 * is VALID.
 */
export function returHak(beli: readonly { readonly id: string; readonly jenis: string }[]) {
  const ids = beli.filter(({ jenis }) => jenis === 'KOREKSI').map(({ id }) => id)
  return ids.length === 0 ? [] : [returPoin(ids), returKupon(ids)]
}
