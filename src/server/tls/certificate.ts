import {
  createHash,
  createPublicKey,
  randomBytes,
  sign,
  type KeyObject,
  X509Certificate,
} from 'node:crypto'
import net from 'node:net'
import {
  bits,
  integer,
  numbered,
  numberedGroup,
  objectId,
  octets,
  sequence,
  set,
  time,
  truth,
  utf8,
} from './der.ts'

// X.509 version 3 certificates with ECDSA keys, as much as a local authority needs (RFC 5280).

export interface CertificateWish {
  readonly commonName: string
  readonly publicKey: KeyObject
  /** Instants: '2026-11-21T12:00:00.000Z'. */
  readonly notBefore: string
  readonly notAfter: string
  readonly kind: Authority | Server
}

export interface Authority {
  readonly kind: 'authority'
  /** The names and networks that it may sign for, and no others. */
  readonly permitted: { readonly domains: readonly string[]; readonly networks: readonly string[] }
}

export interface Server {
  readonly kind: 'server'
  /** Host names and addresses. */
  readonly names: readonly string[]
}

export interface Issuer {
  readonly commonName: string
  readonly privateKey: KeyObject
}

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'))
const pem = (der: Uint8Array) => new X509Certificate(der).toString()

/** A certificate in PEM, signed by the issuer; an authority signs itself. */
export function issueCertificate(wish: CertificateWish, issuer: Issuer): string {
  const subject = wish.publicKey.export({ type: 'spki', format: 'der' })
  const signed = sequence(
    numberedGroup(0, integer(Buffer.from([2]))),
    // 20 bytes at most, and positive: 127 random bits in 16.
    integer(
      Buffer.concat([Buffer.from([0x40 | ((randomBytes(1)[0] ?? 0) & 0x3f)]), randomBytes(15)]),
    ),
    ecdsaWithSha256,
    nameOf(issuer.commonName),
    sequence(time(wish.notBefore), time(wish.notAfter)),
    nameOf(wish.commonName),
    subject,
    numberedGroup(3, sequence(...extensionsOf(wish, issuer))),
  )
  const signature = sign('sha256', signed, issuer.privateKey)
  return pem(sequence(signed, ecdsaWithSha256, bits(signature)))
}

const nameOf = (commonName: string) =>
  sequence(
    set(sequence(objectId('2.5.4.10'), utf8('Kencana'))),
    set(sequence(objectId('2.5.4.3'), utf8(commonName))),
  )

function extensionsOf({ kind, publicKey }: CertificateWish, issuer: Issuer): Buffer[] {
  const subjectKey = extension('2.5.29.14', octets(keyId(publicKey)))
  const issuerKey = extension(
    '2.5.29.35',
    sequence(numbered(0, keyId(createPublicKey(issuer.privateKey)))),
  )
  if (kind.kind === 'authority') {
    return [
      // Basic constraints: an authority, which has no authorities below it.
      critical('2.5.29.19', sequence(truth, integer(Buffer.from([0])))),
      // Key usage: signing certificates (bit 5) and revocation lists (bit 6).
      critical('2.5.29.15', bits(Buffer.from([0b0000_0110]), 1)),
      critical('2.5.29.30', sequence(numberedGroup(0, ...subtreesOf(kind)))),
      subjectKey,
      issuerKey,
    ]
  }
  return [
    critical('2.5.29.19', sequence()),
    // Key usage: digital signature (bit 0).
    critical('2.5.29.15', bits(Buffer.from([0b1000_0000]), 7)),
    // Extended key usage: a server of the web.
    extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...kind.names.map(alternativeName))),
    subjectKey,
    issuerKey,
  ]
}

const extension = (id: string, value: Uint8Array) => sequence(objectId(id), octets(value))
const critical = (id: string, value: Uint8Array) => sequence(objectId(id), truth, octets(value))

/** RFC 5280 4.2.1.2: any digest of the key will do, 160 bits are usual. */
const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
    .subarray(0, 20)

const dnsName = (name: string) => numbered(2, Buffer.from(name, 'ascii'))

const alternativeName = (name: string) =>
  net.isIP(name) ? numbered(7, addressBytes(name)) : dnsName(name)

function subtreesOf({ permitted }: Authority): Buffer[] {
  return [
    ...permitted.domains.map((domain) => sequence(dnsName(domain))),
    ...permitted.networks.map((network) => {
      const [address = '', prefix = '0'] = network.split('/')
      const bytes = addressBytes(address)
      return sequence(numbered(7, Buffer.concat([bytes, maskOf(Number(prefix), bytes.length)])))
    }),
  ]
}

function maskOf(prefix: number, length: number): Buffer {
  const bytes = Array.from({ length }, (_, index) => {
    const ones = Math.min(Math.max(prefix - index * 8, 0), 8)
    return 0xff & (0xff << (8 - ones))
  })
  return Buffer.from(bytes)
}

/** The 4 or 16 bytes of an address; a zone ('fe80::1%eth0') is no part of it. */
export function addressBytes(address: string): Buffer {
  if (net.isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const front = groups(head)
  const back = groups(tail ?? '')
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0')
  const all = tail === undefined ? front : [...front, ...gap, ...back]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}
