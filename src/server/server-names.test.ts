import { expect, test } from 'vitest'
import { serverNames } from './server-names.ts'

const own = () => ['localhost', 'kasir.local', '192.168.1.5', 'fe80::7', '*.emas.example']

test('what a request says is believed where it is a name of this server', () => {
  const { originOf } = serverNames({ origin: undefined, https: 'on' }, own)
  for (const said of [
    'http://localhost:4080',
    'https://kasir.local:4081',
    'http://192.168.1.5:4080',
    'http://[fe80::7]:4080',
    'https://toko7.emas.example',
  ])
    expect(originOf(said)).toBe(said)
  for (const said of ['http://jahat.example:4080', 'http://emas.example:4080'])
    expect(originOf(said)).toBe('http://localhost:4080')
})

test('an address that was given is the only one', () => {
  const { given, hostOf, originOf, passkeys } = serverNames({ origin: 'https://emas.id:8443' }, own)
  expect(given).toBe(true)
  expect(originOf('http://kasir.local:4080')).toBe('https://emas.id:8443')
  expect(hostOf('jahat.example')).toBe('emas.id')
  expect(passkeys()).toEqual(['emas.id'])
})

test('passkeys are of names that a certificate has, and of the machine itself', () => {
  const secure = serverNames({ origin: undefined, https: 'on' }, own)
  expect(secure.passkeys()).toEqual(['localhost', 'kasir.local'])
  const plain = serverNames({ origin: undefined }, own)
  expect([plain.given, plain.passkeys()]).toEqual([false, ['localhost']])
})

test('a server that others may speak to in clear says so', () => {
  const plain = (config: Partial<Parameters<typeof serverNames>[0]>) =>
    serverNames({ origin: undefined, trustProxy: [], ...config }, () => []).plain
  expect(plain({ https: 'off', host: '0.0.0.0' })).toBe(true)
  expect(plain({ https: 'off', host: '192.168.7.31' })).toBe(true)
  expect(plain({ https: 'off', host: '127.0.0.1' })).toBe(false)
  expect(plain({ https: 'off', host: '0.0.0.0', trustProxy: ['10.0.0.2'] })).toBe(false)
  expect(plain({ https: 'outside', host: '0.0.0.0' })).toBe(false)
  expect(plain({})).toBe(false)
})
