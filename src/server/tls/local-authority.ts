import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  X509Certificate,
} from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { saatIni, systemClock, type Clock } from '../clock.ts'
import { fileProblem } from '../start-problem.ts'
import { addressBytes, issueCertificate, type Issuer } from './certificate.ts'

/** Key and certificate of a TLS server, in PEM. */
export interface Credentials {
  readonly key: string
  readonly cert: string
}

const day = 86_400_000
const authorityDays = 3_650
/** Apple's devices take at most 825 days from a private authority, browsers 398 of public ones. */
const serverDays = 397
const renewDays = 30

/**
 * The authority can sign for names and networks of a shop only, and for nothing on the internet:
 * with a stolen key nobody can pose as a bank to a device that trusts it.
 */
const permitted = {
  domains: ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'],
  networks: [
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
    '100.64.0.0/10',
    '::1/128',
    'fc00::/7',
    'fe80::/10',
  ],
}

/**
 * A certificate authority of this server's own, kept in a folder that only its account may read.
 * A device that installs its certificate once trusts every later server certificate.
 */
export class LocalAuthority {
  readonly #folder: string
  readonly #clock: Clock
  /** The authority's certificate, for devices to install. */
  readonly certificate: string
  readonly #issuer: Issuer

  constructor(folder: string, clock: Clock = systemClock) {
    this.#folder = folder
    this.#clock = clock
    const key = this.#read('ca.key') ?? this.#write('ca.key', newKey())
    const commonName = `Kencana ${fingerprintOf(key)}`
    this.#issuer = { commonName, privateKey: createPrivateKey(key) }
    this.certificate = this.#validAuthority() ?? this.#write('ca.crt', this.#makeAuthority())
  }

  /** A certificate for these names and addresses: the kept one while it covers them and lasts. */
  credentialsFor(names: readonly string[]): Credentials {
    const wanted = names.filter(isPermitted)
    const kept = this.#read('server.crt')
    const key = this.#read('server.key')
    if (kept && key && this.#stillGood(kept, wanted)) return { key, cert: kept }
    const fresh = newKey()
    const cert = issueCertificate(
      {
        commonName: wanted[0] ?? 'localhost',
        publicKey: createPublicKey(fresh),
        notBefore: this.#instant(-1),
        notAfter: this.#instant(serverDays),
        kind: { kind: 'server', names: wanted },
      },
      this.#issuer,
    )
    this.#write('server.key', fresh)
    this.#write('server.crt', cert)
    return { key: fresh, cert }
  }

  #makeAuthority(): string {
    return issueCertificate(
      {
        commonName: this.#issuer.commonName,
        publicKey: createPublicKey(this.#issuer.privateKey),
        // A tablet whose clock is a day behind must not refuse it.
        notBefore: this.#instant(-1),
        notAfter: this.#instant(authorityDays),
        kind: { kind: 'authority', permitted },
      },
      this.#issuer,
    )
  }

  #validAuthority(): string | undefined {
    const text = this.#read('ca.crt')
    if (!text) return undefined
    const known = new X509Certificate(text)
    const ours = known.checkPrivateKey(this.#issuer.privateKey)
    return ours && this.#lasts(known, serverDays) ? text : undefined
  }

  #stillGood(text: string, names: readonly string[]): boolean {
    const certificate = new X509Certificate(text)
    const covers = (name: string) =>
      net.isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name, { subject: 'never' })
    const issued = certificate.verify(createPublicKey(this.#issuer.privateKey))
    return issued && this.#lasts(certificate, renewDays) && names.every(covers)
  }

  #lasts(certificate: X509Certificate, days: number): boolean {
    return Date.parse(certificate.validTo) > this.#clock.millis() + days * day
  }

  #instant(days: number): string {
    return saatIni({ millis: () => this.#clock.millis() + days * day })
  }

  #read(name: string): string | undefined {
    const file = path.join(this.#folder, name)
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
  }

  #write(name: string, text: string): string {
    const file = path.join(this.#folder, name)
    try {
      fs.writeFileSync(`${file}.baru`, text, { mode: 0o600 })
      fs.renameSync(`${file}.baru`, file)
    } catch (error) {
      throw fileProblem(error, file)
    }
    return text
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** A few letters by which a device's list distinguishes the authorities of shops. */
const fingerprintOf = (key: string) => {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return spki.subarray(-4).toString('hex').toUpperCase()
}

const inNetwork = (address: string) => (network: string) => {
  const [base = '', prefix = '0'] = network.split('/')
  const one = addressBytes(address)
  const other = addressBytes(base)
  if (one.length !== other.length) return false
  return Array.from({ length: Number(prefix) }, (_, bit) => bit).every((bit) => {
    const byte = Math.floor(bit / 8)
    return (((one[byte] ?? 0) ^ (other[byte] ?? 0)) & (0x80 >> (bit % 8))) === 0
  })
}

/** Whether the authority may sign for a name or an address. */
export function isPermitted(name: string): boolean {
  if (net.isIP(name)) return permitted.networks.some(inNetwork(name))
  return permitted.domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** The names and addresses under which devices of the shop may call this machine. */
export function ownNames(extra: readonly string[]): string[] {
  const host = os.hostname().toLowerCase()
  const addresses = Object.values(os.networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .map(({ address }) => address.split('%')[0] ?? '')
  const bare = host.split('.')[0] ?? host
  return [...new Set(['localhost', `${bare}.local`, `${bare}.lan`, host, ...addresses, ...extra])]
}
