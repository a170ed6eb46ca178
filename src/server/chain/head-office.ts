import type { Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import type { SignedIn } from '../session/signed-in.ts'
import { nameFromPusat } from './people.ts'

// Servers of a chain trust each other by one shared secret (DOMAIN 9, docs/adr/0119, 0146).

/**
 * The person who asks; his level decides what he sees (a KASIR or an unknown person sees no cost).
 */
export interface Sender {
  readonly oleh: string
  readonly level?: Level | undefined
}

/**
 * Another server of the chain at work in this shop, for one of its users. He is no user of this
 * shop: he has no session, sees no screen, and may use only calls that say `portal`.
 */
export const fromAfar = (
  kodeToko: string,
  { bahasa, level, oleh }: Sender & { readonly bahasa: Language },
): SignedIn => ({
  id_sesi: '',
  perangkat: '',
  user_id: nameFromPusat(oleh),
  usere_name: nameFromPusat(oleh),
  level: level ?? 'KASIR',
  kode_toko: kodeToko,
  no_whatsapp: null,
  bahasa,
  tema: 'SISTEM',
  akses: [],
  wajib_ganti: false,
  server: true,
})

/**
 * The guard of another server's call: only calls that say `portal`, and only on their side of the
 * chain.
 * @throws Refusal: not found when its module is off, forbidden otherwise
 */
export function checkPortal(
  { portal, when }: Pick<Endpoint, 'portal' | 'when'>,
  facts: { readonly pusat: boolean; readonly isOn: (flag: string) => boolean },
): void {
  if (portal !== 'rantai' && portal !== (facts.pusat ? 'pusat' : 'cabang'))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  if (when && !facts.isOn(when))
    throw new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
}
