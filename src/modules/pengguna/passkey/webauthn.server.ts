import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

// Our use of WebAuthn: no attestation, and the person is always verified. docs/adr/0145 says why.

/** Half a megabyte of a library that most starts of a server never need. */
const library = () => import('@simplewebauthn/server')

/** ES256, EdDSA, RS256. */
const algoritma = [-7, -8, -257]

/** What must be true of an answer. */
export interface Harapan {
  readonly tantangan: string
  /** The host that the passkey is of. */
  readonly rp: string
}

const klien = z.object({ origin: z.string(), crossOrigin: z.literal(false).optional() })

/** Browsers make passkeys over HTTPS, and on the machine itself. */
function isOriginOf(origin: string, rp: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol } = new URL(origin)
  return hostname === rp && (protocol === 'https:' || hostname === 'localhost')
}

/**
 * The page on which it was asked, when it is one of this host, by whatever port, and not inside a
 * foreign page: the library wants whole addresses, and lets an old browser's frames through.
 */
function originIn(dataKlien: string, rp: string): string | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(dataKlien, 'base64url').toString('utf8'))
    const { data } = klien.safeParse(json)
    return data && isOriginOf(data.origin, rp) ? data.origin : undefined
  } catch {
    return undefined
  }
}

/** The library throws at anything wrong: for us every error means no. */
const orNot = async <T>(verify: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

/** A passkey that was just made. */
export interface PasskeyBaru {
  readonly id: string
  /** Its public key, COSE. */
  readonly kunci: Uint8Array
  readonly hitung: number
}

/** Is this a passkey that was made for the challenge? undefined when it is not. */
export async function passkeyDibuat(
  response: RegistrationResponseJSON,
  { rp, tantangan }: Harapan,
): Promise<PasskeyBaru | undefined> {
  const origin = originIn(response.response.clientDataJSON, rp)
  if (origin === undefined) return undefined
  const { verifyRegistrationResponse } = await library()
  return orNot(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: tantangan,
      expectedOrigin: origin,
      expectedRPID: rp,
      supportedAlgorithmIDs: algoritma,
    })
    if (!registrationInfo || registrationInfo.credential.id !== response.id) return undefined
    const { counter, id, publicKey } = registrationInfo.credential
    return { id, kunci: publicKey, hitung: counter }
  })
}

/** A passkey as it is kept. */
export interface Kunci {
  readonly id: string
  readonly rp: string
  readonly kunci: string // COSE, hex
  readonly hitung: number
}

/** Was the challenge signed with this key? The counter; undefined when it was not. */
export async function passkeyMenjawab(
  response: AuthenticationResponseJSON,
  { hitung, id, kunci, rp }: Kunci,
  tantangan: string,
): Promise<number | undefined> {
  const origin = originIn(response.response.clientDataJSON, rp)
  if (origin === undefined || response.id !== id) return undefined
  const { verifyAuthenticationResponse } = await library()
  return orNot(async () => {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: tantangan,
      expectedOrigin: origin,
      expectedRPID: rp,
      credential: { id, publicKey: new Uint8Array(Buffer.from(kunci, 'hex')), counter: hitung },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}
