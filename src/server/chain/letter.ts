import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#kernel/refusal'

// A call between servers is a signed letter (DOMAIN 9, docs/adr/0146): their shared secret signs it
// and is never sent.

/** What a letter says; all of it is signed. */
export interface Letter {
  readonly method: string
  /** From /api/v1/ on, with the query; proxies may change what is before it. */
  readonly address: string
  readonly body: unknown
  /** The shop that is meant. */
  readonly toko: string
  /** The person behind it, by his user id in his own shop; '' for nobody. */
  readonly oleh: string
  /** The person works in the shop himself; otherwise his server asks by itself. */
  readonly orang: boolean
  readonly kunci: string
}

export interface Stamp {
  /** Milliseconds since 1970, by the sender's clock. */
  readonly waktu: number
  readonly sekali: string
}

export type SignedLetter = Letter & Stamp & { readonly tanda: string }

const version = 'kencana 1'
/** What the body of a letter holds, with room to spare below the limit of any body. */
export const mostBytes = 1_900_000
/** Clocks differ, and networks are slow: no longer than this. */
export const believedMs = 60_000

const digest = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex')

function signatureOf(secret: string, letter: Letter & Stamp): string {
  const { address, body, kunci, method, oleh, orang, sekali, toko, waktu } = letter
  const said = [version, method, address, digest(body), toko, oleh, orang, kunci, waktu, sekali]
  return createHmac('sha256', secret).update(JSON.stringify(said)).digest('hex')
}

/** The letter's headers; only a server that knows the secret can write them. */
export function sealed(secret: string, letter: Letter, waktu: number): Record<string, string> {
  const sekali = randomBytes(16).toString('hex')
  return {
    'x-toko': letter.toko,
    'x-oleh': letter.oleh,
    ...(letter.orang ? { 'x-orang': '1' } : {}),
    ...(letter.kunci === '' ? {} : { 'idempotency-key': letter.kunci }),
    'x-waktu': String(waktu),
    'x-sekali': sekali,
    'x-tanda': signatureOf(secret, { ...letter, waktu, sekali }),
  }
}

const no = (text: string): Refusal => new Refusal(text, { code: 'E-MASUK' })

/**
 * Is the letter from a server of the chain, and recent? The database knows whether it came before.
 * @throws Refusal E-MASUK
 */
export function checkLetter(secret: string | undefined, letter: SignedLetter, now: number): void {
  if (secret === undefined) throw no('Token Portal Belum Diatur Di Server Ini')
  const given = Buffer.from(letter.tanda)
  const right = Buffer.from(signatureOf(secret, letter))
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw no('Tanda Tangan Server Tidak Cocok')
  // The later of two clocks may be either.
  if (!(Math.abs(now - letter.waktu) <= believedMs)) throw no('Jam Kedua Server Berbeda')
}
