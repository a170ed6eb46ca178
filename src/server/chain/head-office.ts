import type { Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import type { SignedIn } from '../session/signed-in.ts'
import { nameFromPusat } from './people.ts'

// Servers that trust each other do so by one shared secret (DOMAIN 9, docs/adr/0119, 0146).

/** Who asks; of his level depends what he is shown (no cost to a KASIR, nor to nobody). */
export interface Sender {
  readonly oleh: string
  readonly level?: Level | undefined
}

/**
 * Another server of the chain at work in this shop, for one of its users. He is nobody here: he
 * has no session, sees no screen, and opens only what a call says is `portal`.
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
 * The wall of another server's call: only what says so, and only on its side of the chain.
 * @throws Refusal: not found when its module is off, forbidden otherwise
 */
export function checkPortal(
  { portal, when }: Pick<Endpoint, 'portal' | 'when'>,
  facts: { readonly pusat: boolean; readonly isOn: (flag: string) => boolean },
): void {
  if (portal !== (facts.pusat ? 'pusat' : 'cabang'))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  if (when && !facts.isOn(when))
    throw new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
}
