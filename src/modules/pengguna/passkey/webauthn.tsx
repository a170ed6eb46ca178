/** What the browser knows of passkeys, with bytes as base64url. */

/** A browser gives passkeys to hosts with a name over HTTPS, and to the machine itself. */
export const adaPasskey = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** The person took his finger away, or waited too long. */
export class TidakJadi extends Error {
  override readonly name = 'TidakJadi'
}

async function answer(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let given: Credential | null
  try {
    given = await ask()
  } catch (error) {
    if (error instanceof DOMException) throw new TidakJadi(error.message)
    throw error
  }
  if (given instanceof PublicKeyCredential) return given
  throw new TidakJadi('no credential')
}

const waitMs = 60_000
const keysOf = (ids: readonly string[]) =>
  ids.map((id) => ({ type: 'public-key' as const, id: bytesOf(id) }))

interface Dibuat {
  readonly tantangan: string
  readonly rp: string
  readonly pengguna: string
  readonly nama: string
  readonly kecuali: readonly string[]
}

/** Makes a passkey; the person shows his finger, face or PIN. */
export async function buatPasskey(asked: Dibuat) {
  const made = await answer(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.tantangan),
        rp: { id: asked.rp, name: 'Kencana' },
        user: { id: bytesOf(asked.pengguna), name: asked.nama, displayName: asked.nama },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: keysOf(asked.kecuali),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        attestation: 'none',
        timeout: waitMs,
      },
    }),
  )
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new TidakJadi('no key')
  return {
    id: textOf(made.rawId),
    data_klien: textOf(response.clientDataJSON),
    pengesahan: textOf(response.attestationObject),
  }
}

interface Ditanya {
  readonly tantangan: string
  readonly rp: string
  readonly kredensial: readonly string[]
}

/** Signs a challenge with one of these passkeys. */
export async function pakaiPasskey(asked: Ditanya) {
  const signed = await answer(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(asked.tantangan),
        rpId: asked.rp,
        allowCredentials: keysOf(asked.kredensial),
        userVerification: 'required',
        timeout: waitMs,
      },
    }),
  )
  const { response } = signed
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new TidakJadi('no signature')
  return {
    id: textOf(signed.rawId),
    data_klien: textOf(response.clientDataJSON),
    data_perangkat: textOf(response.authenticatorData),
    tanda_tangan: textOf(response.signature),
  }
}
