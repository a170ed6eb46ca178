import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { codeOf } from '../start-problem.ts'

/** Who makes the backups of this data folder: a name for people, a key that signs them. */
export interface Maker {
  readonly nama: string
  /** The public key; its code is what somebody writes down. */
  readonly kunci: string
  readonly sign: (digest: string) => string
}

/** Sixteen digits of the key's own digest: on the screen, at the console, on the owner's paper. */
export const makerCode = (kunci: string): string =>
  (
    createHash('sha256')
      .update(Buffer.from(kunci, 'base64'))
      .digest('hex')
      .slice(0, 16)
      .toUpperCase()
      .match(/.{4}/g) ?? []
  ).join('-')

/** How many characters a signature has. */
export const signatureLength = 88

const signedText = (digest: string): Buffer => Buffer.from(`KENCANA-CADANGAN ${digest}`)

export function isSignedBy(kunci: string, digest: string, signature: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(kunci, 'base64'),
      format: 'der',
      type: 'spki',
    })
    return verify(null, signedText(digest), key, Buffer.from(signature, 'base64'))
  } catch {
    return false // no key at all
  }
}

function keptKey(file: string): KeyObject | undefined {
  try {
    return createPrivateKey(fs.readFileSync(file))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The key is made with the first backup and stays in the data folder; no backup has it. */
function newKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519')
  const half = `${file}.baru`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(half, privateKey.export({ format: 'pem', type: 'pkcs8' }), {
    mode: 0o600,
    flush: true,
  })
  fs.renameSync(half, file)
  return privateKey
}

/** @param file where the key of this data folder lies */
export function openMaker(file: string): Maker {
  const key = keptKey(file) ?? newKey(file)
  const kunci = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
  return {
    nama: os.hostname(),
    kunci,
    sign: (digest) => sign(null, signedText(digest), key).toString('base64'),
  }
}
