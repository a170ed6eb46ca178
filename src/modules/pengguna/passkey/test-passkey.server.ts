import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** An authenticator in a test: it signs what a real one would, and can be told to cheat. */
export interface TestPasskey {
  readonly id: string
  readonly kunci: string
  readonly alg: number
  readonly privat: KeyObject
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
  return {
    id: Buffer.from(name).toString('base64url'),
    kunci: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    alg,
    privat: privateKey,
  }
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

function authData(host: string, cheat: Cheat, made?: Buffer): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(cheat.hitung ?? (made ? 0 : 1))
  const flags = cheat.flags ?? (made ? 0x45 : 0x05)
  const parts = [sha256(cheat.rp ?? host), Buffer.from([flags]), counter]
  if (!made) return Buffer.concat(parts)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(made.length)
  return Buffer.concat([...parts, Buffer.alloc(16), length, made, Buffer.from('a0', 'hex')])
}

const host = 'localhost'

/** What the browser sends when a passkey was made for this challenge. */
export function dibuat({ alg, id, kunci }: TestPasskey, tantangan: string, cheat: Cheat = {}) {
  return {
    id,
    kunci,
    alg,
    data_klien: clientData(tantangan, 'webauthn.create', host, cheat).toString('base64url'),
    data_perangkat: authData(host, cheat, Buffer.from(id, 'base64url')).toString('base64url'),
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
