import { samarNomor } from '#kernel/samar'

interface Dibayar {
  readonly jenis: string
  readonly no_ref: string | null
}

/** What a payment refers to, as people read it: a coupon may come back (docs/adr/0334). */
export const refBayar = ({ jenis, no_ref }: Dibayar): string | null =>
  jenis === 'KUPON' && no_ref !== null ? samarNomor(no_ref) : no_ref
