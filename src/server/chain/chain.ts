import type { Endpoint } from '#kernel/endpoint'
import type { Language } from '#kernel/language'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { decode } from '#kernel/wire'

/** The input of a call, in the form of the wire. */
export interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The user for whom another shop is asked, and the key. */
export interface Asker {
  readonly oleh: string
  readonly bahasa: Language
  readonly level?: Level
  readonly kunci?: string
  /** How long to wait for a shop on another server, in ms; by default a person is waiting. */
  readonly sabar?: number
}

/**
 * The answer of a shop: JSON of the wire, or the reason of a failure; `lagi`: a later try may
 * succeed.
 */
export type Told =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly lagi: boolean }

export interface ChainShop {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly jenis_toko: 'PUSAT' | 'CABANG'
  /** Where it is reached; '' = it lives on this server. */
  readonly portal: string
}

/** The other shops of the chain, wherever they live. */
export interface Chain {
  /** False when nothing is sent to anybody (while the sample chain is made). */
  readonly sends: boolean
  /** The head office of the shops here is on another server. */
  readonly followsFromAfar: boolean
  /** Its code, where it is on another server. */
  readonly headOffice: string | undefined
  shops(): Promise<ChainShop[]>
  /** Whether a shop lives in this server's database. */
  isHere(shop: ChainShop): boolean
  /** Whether this server may speak to that address (PORTAL_HOSTS). */
  mayReach(portal: string): boolean
  /**
   * Asks a shop by the name of a call ('POST portal/salin'), with input in the form of the wire.
   */
  ask(kodeToko: string, call: string, given: Given, asker: Asker): Promise<Told>
  /** Asks the head office of a branch. */
  askHeadOffice(call: string, given: Given, asker: Asker): Promise<Told>
}

/** For programs without other servers. */
export const alone: Chain = {
  sends: false,
  followsFromAfar: false,
  headOffice: undefined,
  shops: async () => [],
  isHere: () => true,
  mayReach: () => false,
  ask: () => Promise.reject(new Error('no shop of the chain is reached from here')),
  askHeadOffice: () => Promise.reject(new Error('no head office is reached from here')),
}

export const nameOfCall = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The values of a call's answer, or the refusal that it was. */
export function valueOf<A>(endpoint: Endpoint<string, unknown, unknown, A>, told: Told): A {
  if (told.ok) return decode(endpoint.answer, told.data) as A
  throw new Refusal('Data Gagal Dimuat: {{kalimat}}', { params: { kalimat: told.message } })
}
