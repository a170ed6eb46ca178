import type { Language } from '#kernel/language'
import type { AksesNode, Level } from '#kernel/right'

export type Tema = 'TERANG' | 'GELAP' | 'SISTEM'

/** The user of a call; it never holds the token. */
export interface SignedIn {
  /** The digest of the token, in hex; never leaves the server. */
  readonly id_sesi: string
  /** The browser in which the session was begun; the name in a later header is ignored. */
  readonly perangkat: string
  readonly user_id: string
  readonly usere_name: string
  readonly level: Level
  readonly kode_toko: string
  readonly no_whatsapp: string | null
  readonly bahasa: Language
  readonly tema: Tema
  readonly akses: readonly AksesNode[]
  /** Somebody else gave him his password: he may do nothing before he has changed it. */
  readonly wajib_ganti: boolean
  /** A user of the head office who works inside this branch (docs/adr/0147). */
  readonly dariPusat?: true
  /** Nobody of this shop: another server of the chain (chain/head-office.ts). */
  readonly server?: true
}
