import type { Language } from '#kernel/language'
import type { SignedLetter } from '../chain/letter.ts'
import type { Preview } from '../document/preview.ts'
import type { FileReply, Keep, RequestFacts } from '../serve.ts'
import type { ShopFacts } from '../session/shops.ts'
import type { SignedIn } from '../session/signed-in.ts'
import type { Form } from './body.ts'

/** A call as it came in, before anything is checked. */
export interface RawCall {
  readonly token: string | undefined
  /** Milliseconds since a person last used the page that calls; undefined: just now. */
  readonly still?: number
  /** The shop of the address /portal/{kode_toko}/...; undefined = the token's own. */
  readonly portal: string | undefined
  /** Signed by another server of the chain, as it claims. */
  readonly letter: SignedLetter | undefined
  readonly language: Language | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The body is a form or a query string: all its values are texts. */
  readonly texts: boolean
  /** Reads the multipart body of an upload; called when the walls have let the call through. */
  readonly readForm: (() => Promise<Form>) | undefined
  readonly key: string | undefined
  readonly otorisasi: readonly string[]
  /** The header X-Pratinjau: it asks what would be posted, and nothing is. */
  readonly preview?: Preview
  readonly facts: RequestFacts
  /** Aborts when the caller has hung up. */
  readonly gone?: AbortSignal
}

/** A call that nobody sent, under this name in the log; it says what it asks for. */
export const unsentCall = (id: string): RawCall => ({
  ...{ token: undefined, portal: undefined, letter: undefined, language: undefined },
  ...{ params: {}, query: {}, body: undefined, texts: false, readForm: undefined },
  ...{ key: undefined, otorisasi: [] },
  facts: { id, ip: '', origin: '', perangkat: '', tamu: '' },
})

/** What goes back: the envelope of DOMAIN 10, or a file. */
export type Outcome =
  | {
      readonly status: number
      readonly json: Readonly<Record<string, unknown>>
      /** Seconds. */
      readonly retryAfter?: number
      /** How long it may be kept, and by whom. */
      readonly keep?: Keep
    }
  | { readonly status: number; readonly file: FileReply }

export interface Who {
  readonly user: SignedIn
  readonly shop: ShopFacts
}
