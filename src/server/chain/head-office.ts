import { createHash, timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import { levels, type Level } from '#kernel/right'
import type { SignedIn } from '../session/signed-in.ts'

// Servers that trust each other do so by one shared token (DOMAIN 9, docs/adr/0119).

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether this is the token that the servers of the chain share; compared in constant time. */
export const isServerToken = (given: string | undefined, shared: string | undefined): boolean =>
  given !== undefined && shared !== undefined && timingSafeEqual(digest(given), digest(shared))

const named = /^[a-z0-9][a-z0-9._-]{0,39}$/

/** What the history of the other shop calls somebody who works there from afar. */
const nameOf = (oleh: string): string => `pusat:${named.test(oleh) ? oleh : 'server'}`

/** Who asks, as his own server says; of his level depends what he is shown (no cost to a KASIR). */
export interface Sender {
  readonly oleh: string
  readonly level?: string | undefined
}

const levelOf = (given: string | undefined): Level =>
  levels.find((level) => level === given) ?? 'KASIR'

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
  user_id: nameOf(oleh),
  usere_name: nameOf(oleh),
  level: levelOf(level),
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
