import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** An authenticator in a test: it signs what a real one would, and can be told to cheat. */
export interface TestPasskey {
  readonly id: string
  readonly alg: -7 | -8 | -257
  readonly privat: KeyObject
  readonly publik: KeyObject
}

export interface Cheat {
  readonly rp?: string
  readonly origin?: string
  readonly jenis?: string
  readonly flags?: number
  readonly hitung?: number
  readonly crossOrigin?: boolean
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

const pairs = {
  '-7': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  '-8': () => generateKeyPairSync('ed25519'),
  '-257': () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const

export function testPasskey(name: string, alg: -7 | -8 | -257 = -7): TestPasskey {
  const { privateKey, publicKey } = pairs[`${alg}`]()
  const id = Buffer.from(name).toString('base64url')
  return { id, alg, privat: privateKey, publik: publicKey }
}

/** The public key as an authenticator tells it (RFC 9052). */
export function coseOf({ alg, publik }: Pick<TestPasskey, 'alg' | 'publik'>): Buffer {
  const { e = '', n = '', x = '', y = '' } = publik.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const facts: Readonly<Record<string, (readonly [number, number | Uint8Array])[]>> = {
    '-7': [
      [1, 2],
      [3, alg],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    '-8': [
      [1, 1],
      [3, alg],
      [-1, 6],
      [-2, bytes(x)],
    ],
    '-257': [
      [1, 3],
      [3, alg],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
  }
  return Buffer.from(isoCBOR.encode(new Map(facts[String(alg)])))
}

function clientData(tantangan: string, jenis: string, host: string, cheat: Cheat): Buffer {
  const data = {
    type: cheat.jenis ?? jenis,
    challenge: tantangan,
    origin: cheat.origin ?? `http://${host}:4420`,
    crossOrigin: cheat.crossOrigin ?? false,
  }
  return Buffer.from(JSON.stringify(data))
}

function authData(host: string, cheat: Cheat, made?: TestPasskey): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(cheat.hitung ?? (made ? 0 : 1))
  const flags = cheat.flags ?? (made ? 0x45 : 0x05)
  const parts = [sha256(cheat.rp ?? host), Buffer.from([flags]), counter]
  if (!made || (flags & 0x40) === 0) return Buffer.concat(parts)
  const id = Buffer.from(made.id, 'base64url')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  return Buffer.concat([...parts, Buffer.alloc(16), length, id, coseOf(made)])
}

const host = 'localhost'

/** What the browser sends when a passkey was made for this challenge. */
export function dibuat(key: TestPasskey, tantangan: string, cheat: Cheat = {}) {
  const made = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', new Uint8Array(authData(host, cheat, key))],
  ])
  return {
    id: key.id,
    data_klien: clientData(tantangan, 'webauthn.create', host, cheat).toString('base64url'),
    pengesahan: Buffer.from(isoCBOR.encode(made)).toString('base64url'),
  }
}

/** What it sends when the passkey has signed this challenge. */
export function dijawab({ alg, id, privat }: TestPasskey, tantangan: string, cheat: Cheat = {}) {
  const klien = clientData(tantangan, 'webauthn.get', host, cheat)
  const perangkat = authData(host, cheat)
  const signed = Buffer.concat([perangkat, sha256(klien)])
  return {
    id,
    data_klien: klien.toString('base64url'),
    data_perangkat: perangkat.toString('base64url'),
    tanda_tangan: sign(alg === -8 ? null : 'sha256', signed, privat).toString('base64url'),
  }
}
