import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/**
 * What of WebAuthn we need, and no more: no attestation, so no CBOR (the browser gives
 * the public key as SPKI); always with the person verified. docs/adr/0071 tells why.
 */

/** COSE algorithms: ES256, EdDSA, RS256; the type of key that each signs with. */
const algoritma: Readonly<Record<string, string>> = {
  '-7': 'ec',
  '-8': 'ed25519',
  '-257': 'rsa',
}

/** What the authenticator says of itself, of the host, and of the person (WebAuthn 6.1). */
export interface DataPerangkat {
  readonly rp: Buffer
  readonly hadir: boolean
  readonly terbukti: boolean
  readonly hitung: number
  /** The credential's id, where one was made. */
  readonly id: Buffer | undefined
}

const head = 37
const bit = { hadir: 0x01, terbukti: 0x04, kredensial: 0x40 } as const

/** @returns undefined for bytes that no authenticator sends */
export function bacaPerangkat(bytes: Buffer): DataPerangkat | undefined {
  if (bytes.length < head) return undefined
  const flags = bytes.readUInt8(32)
  const facts = {
    rp: bytes.subarray(0, 32),
    hadir: (flags & bit.hadir) !== 0,
    terbukti: (flags & bit.terbukti) !== 0,
    hitung: bytes.readUInt32BE(33),
  }
  if ((flags & bit.kredensial) === 0) return { ...facts, id: undefined }
  if (bytes.length < head + 18) return undefined
  const from = head + 18
  const to = from + bytes.readUInt16BE(head + 16)
  if (to === from || to >= bytes.length) return undefined
  return { ...facts, id: bytes.subarray(from, to) }
}

const klien = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

/** What must be true of an answer. */
export interface Harapan {
  readonly jenis: 'webauthn.create' | 'webauthn.get'
  readonly tantangan: string
  /** The host that the passkey is of. */
  readonly rp: string
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** Browsers make passkeys over HTTPS, and on the machine itself. */
function isOriginOf(origin: string, rp: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol } = new URL(origin)
  return hostname === rp && (protocol === 'https:' || hostname === 'localhost')
}

function isKlien(bytes: Buffer, harapan: Harapan): boolean {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    return false
  }
  const parsed = klien.safeParse(json)
  return (
    parsed.success &&
    parsed.data.type === harapan.jenis &&
    parsed.data.challenge === harapan.tantangan &&
    parsed.data.crossOrigin !== true &&
    isOriginOf(parsed.data.origin, harapan.rp)
  )
}

/** Both halves of an answer: what the browser saw, and what the authenticator says of it. */
export interface Jawaban {
  readonly klien: Buffer
  readonly perangkat: Buffer
}

/** @returns undefined unless it is an answer to this challenge, for this host, by a person */
function jawabanUntuk(jawaban: Jawaban, harapan: Harapan): DataPerangkat | undefined {
  if (!isKlien(jawaban.klien, harapan)) return undefined
  const data = bacaPerangkat(jawaban.perangkat)
  return data?.hadir && data.terbukti && data.rp.equals(sha256(harapan.rp)) ? data : undefined
}

function keyOf(kunci: Buffer, alg: number): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: kunci, format: 'der', type: 'spki' })
    return key.asymmetricKeyType === algoritma[String(alg)] ? key : undefined
  } catch {
    return undefined
  }
}

/** A passkey that was just made. */
export interface PasskeyBaru {
  readonly id: Buffer
  readonly kunci: Buffer
  readonly alg: number
}

/** Is this the passkey that was made for the challenge? Its counter; undefined when it is not. */
export function passkeyDibuat(
  jawaban: Jawaban,
  baru: PasskeyBaru,
  harapan: Omit<Harapan, 'jenis'>,
): number | undefined {
  const data = jawabanUntuk(jawaban, { ...harapan, jenis: 'webauthn.create' })
  if (!data?.id?.equals(baru.id) || !keyOf(baru.kunci, baru.alg)) return undefined
  return data.hitung
}

/** Was the challenge signed with this key? The counter; undefined when it was not. */
export function passkeyMenjawab(
  jawaban: Jawaban & { readonly tandaTangan: Buffer },
  kunci: { readonly kunci: Buffer; readonly alg: number },
  harapan: Omit<Harapan, 'jenis'>,
): number | undefined {
  const data = jawabanUntuk(jawaban, { ...harapan, jenis: 'webauthn.get' })
  const key = keyOf(kunci.kunci, kunci.alg)
  if (!data || !key) return undefined
  const signed = Buffer.concat([jawaban.perangkat, sha256(jawaban.klien)])
  const hash = kunci.alg === -8 ? null : 'sha256'
  return verify(hash, signed, key, jawaban.tandaTangan) ? data.hitung : undefined
}
