import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressBytes } from './certificate.ts'
import { isPermitted, LocalAuthority, ownNames, type Credentials } from './local-authority.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-tls-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const names = ['localhost', 'kasir.local', '127.0.0.1', '192.168.1.20', 'fe80::1']
const at = (instant: string) => ({ millis: () => Date.parse(instant) })
const leafOf = ({ cert }: Credentials) => new X509Certificate(cert)

/** Asks a server with these credentials, trusting only this authority. */
async function ask(credentials: Credentials, ca: string, servername: string): Promise<string> {
  const server = https.createServer(credentials, (_request, response) => response.end('aman'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  try {
    return await new Promise((resolve, reject) => {
      https
        .get({ host: '127.0.0.1', port, ca, servername, agent: false }, (response) => {
          response.setEncoding('utf8').once('data', resolve)
        })
        .once('error', reject)
    })
  } finally {
    server.close()
  }
}

test('a device that trusts the authority trusts the server, by name and by address', async () => {
  const authority = new LocalAuthority(folder)
  const credentials = authority.credentialsFor(names)
  expect(await ask(credentials, authority.certificate, 'localhost')).toBe('aman')
  expect(await ask(credentials, authority.certificate, 'kasir.local')).toBe('aman')
  await expect(ask(credentials, authority.certificate, 'toko.example')).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  })
  const stranger = new LocalAuthority(fs.mkdtempSync(path.join(folder, 'lain-')))
  await expect(ask(credentials, stranger.certificate, 'localhost')).rejects.toThrow(/verify|issuer/)
})

test('the certificate says what it is for', () => {
  const authority = new LocalAuthority(folder, at('2026-11-21T12:00:00Z'))
  const leaf = leafOf(authority.credentialsFor(names))
  const root = new X509Certificate(authority.certificate)
  expect(leaf.subjectAltName).toBe(
    'DNS:localhost, DNS:kasir.local, IP Address:127.0.0.1, IP Address:192.168.1.20, ' +
      'IP Address:FE80:0:0:0:0:0:0:1',
  )
  expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect([leaf.ca, root.ca]).toEqual([false, true])
  expect(leaf.checkIssued(root) && leaf.verify(root.publicKey)).toBe(true)
  expect(root.verify(root.publicKey)).toBe(true)
  expect(Date.parse(leaf.validTo)).toBe(Date.parse('2027-12-23T12:00:00Z'))
  expect(Date.parse(root.validTo)).toBe(Date.parse('2036-11-18T12:00:00Z'))
  expect(Date.parse(root.validFrom)).toBe(Date.parse('2026-11-20T12:00:00Z'))
})

test('OpenSSL, at its strictest, accepts the chain and reads the constraints', () => {
  const authority = new LocalAuthority(folder)
  authority.credentialsFor(names)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8' })
  const file = (name: string) => path.join(folder, name)
  expect(
    openssl(
      ...['verify', '-x509_strict', '-purpose', 'sslserver', '-verify_ip', '192.168.1.20'],
      ...['-CAfile', file('ca.crt'), file('server.crt')],
    ),
  ).toContain('OK')
  const text = openssl('x509', '-in', file('ca.crt'), '-noout', '-text')
  expect(text).toMatch(/Name Constraints: critical\s+Permitted:\s+DNS:localhost/)
  expect(text).toContain('IP:192.168.0.0/255.255.0.0')
  expect(text).toContain('CA:TRUE, pathlen:0')
  expect(text).toMatch(/Key Usage: critical\s+Certificate Sign, CRL Sign/)
})

describe('renewal', () => {
  const fresh = () => new LocalAuthority(folder, at('2026-11-21T00:00:00Z'))
  const serial = (credentials: Credentials) => leafOf(credentials).serialNumber

  test('a second start keeps authority and certificate', () => {
    const first = fresh()
    const kept = first.credentialsFor(names)
    const second = fresh()
    expect(second.certificate).toBe(first.certificate)
    expect(second.credentialsFor(names.slice(0, 3))).toEqual(kept)
  })

  test('a new address makes a new certificate, under the same authority', () => {
    const first = fresh()
    const before = first.credentialsFor(names)
    const after = first.credentialsFor([...names, '10.0.0.7'])
    expect(serial(after)).not.toBe(serial(before))
    expect(leafOf(after).checkIP('10.0.0.7')).toBe('10.0.0.7')
    expect(leafOf(after).verify(new X509Certificate(first.certificate).publicKey)).toBe(true)
  })

  test('a month before its end the certificate is renewed, the authority stays', () => {
    const before = fresh().credentialsFor(names)
    const later = new LocalAuthority(folder, at('2027-11-24T00:00:00Z'))
    expect(later.certificate).toBe(fresh().certificate)
    expect(serial(later.credentialsFor(names))).not.toBe(serial(before))
  })

  test('an authority that would end before its certificate is made anew, with the same key', () => {
    const old = fresh()
    const young = new LocalAuthority(folder, at('2036-01-01T00:00:00Z'))
    expect(young.certificate).not.toBe(old.certificate)
    expect(new X509Certificate(young.certificate).subject).toBe(
      new X509Certificate(old.certificate).subject,
    )
  })
})

test('keys are for the eyes of the server alone', () => {
  new LocalAuthority(folder).credentialsFor(names)
  for (const name of ['ca.key', 'server.key']) {
    expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  }
})

test('it vouches for the shop, not for the world', () => {
  const good = ['localhost', 'pc.lan', 'kasir.local', '10.1.2.3', '172.31.0.1', '::1', 'fd12::9']
  const bad = ['example.com', 'local.evil.com', '8.8.8.8', '172.32.0.1', '2001:db8::1', 'kasir']
  expect(good.filter(isPermitted)).toEqual(good)
  expect(bad.filter(isPermitted)).toEqual([])
  const leaf = leafOf(new LocalAuthority(folder).credentialsFor([...bad, 'localhost']))
  expect(leaf.subjectAltName).toBe('DNS:localhost')
})

test('addresses become bytes', () => {
  expect(addressBytes('192.168.1.20').toString('hex')).toBe('c0a80114')
  expect(addressBytes('::1').toString('hex')).toBe(`${'0'.repeat(31)}1`)
  expect(addressBytes('fe80::1%eth0').toString('hex')).toBe(`fe80${'0'.repeat(27)}1`)
  expect(addressBytes('2001:db8:0:1:2:3:4:5').toString('hex')).toBe(
    '20010db8000000010002000300040005',
  )
})

test('a machine knows its own names', () => {
  const own = ownNames(['toko.lan'])
  expect(own).toEqual(expect.arrayContaining(['localhost', '127.0.0.1', 'toko.lan']))
  expect(own.filter((name) => name.includes('%'))).toEqual([])
})
