import { expect, test } from 'vitest'
import { checkLetter, sealed, type Letter } from './letter.ts'
import { maySendTo } from './portal-hosts.ts'

const secret = 'rahasia-'.repeat(5)
const now = 1_700_000_000_000
const letter: Letter = {
  method: 'POST',
  address: '/api/v1/banks/create?page=2',
  body: { kode_bank: 'BCA', berat: 4.123 },
  toko: 'GS5',
  oleh: 'own',
  orang: true,
  kunci: 'k7',
}
const headers = sealed(secret, letter, now)
const signed = {
  ...letter,
  waktu: now,
  sekali: headers['x-sekali'] ?? '',
  tanda: headers['x-tanda'] ?? '',
}
const check = (more: object = {}, at = now, by: string | undefined = secret) => {
  try {
    checkLetter(by, { ...signed, ...more }, at)
    return 'ya'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('the secret is in no header', () => {
  expect(JSON.stringify(headers)).not.toContain(secret)
})

test('a letter is believed for a minute, by either clock', () => {
  expect([check(), check({}, now + 59_900), check({}, now - 59_900)]).toEqual(['ya', 'ya', 'ya'])
  for (const at of [now + 60_001, now - 60_001, Number.NaN])
    expect(check({}, at)).toBe('Jam Kedua Server Berbeda')
})

test.each([
  [{ method: 'PUT' }],
  [{ address: '/api/v1/banks/create?page=3' }],
  [{ body: { kode_bank: 'BCA', berat: 4.12 } }],
  [{ body: undefined }],
  [{ toko: 'GS6' }],
  [{ oleh: 'su' }],
  [{ orang: false }],
  [{ kunci: '' }],
  [{ waktu: now + 1 }],
  [{ sekali: '0'.repeat(32) }],
  [{ tanda: '' }],
  [{ tanda: 'é'.repeat(32) }],
])('all of it is signed: %j', (more) => {
  expect(check(more)).toBe('Tanda Tangan Server Tidak Cocok')
})

test('by another secret, or without one, nothing is true', () => {
  expect(check({}, now, `${secret}x`)).toBe('Tanda Tangan Server Tidak Cocok')
  expect(() => checkLetter(undefined, signed, now)).toThrow('Token Portal Belum Diatur')
})

test.each([
  ['https://gs5.example', ['gs5.example'], true],
  ['https://GS5.example:4081/kencana', ['gs5.EXAMPLE'], true],
  ['https://gs5.example:4081', ['gs5.example:4081'], true],
  ['https://gs5.example:4082', ['gs5.example:4081'], false],
  ['https://gs5.example', [], false],
  ['https://gs5.example.jahat.id', ['gs5.example'], false],
  ['https://a@gs5.example', ['gs5.example'], false],
  ['http://gs5.example', ['gs5.example'], false],
  ['http://192.168.7.9', ['192.168.7.9'], false],
  ['https://192.168.7.9', ['gs5.example'], false],
  ['http://127.0.0.1:4847/x', ['gs5.example'], false],
  ['http://127.0.0.1:4847/x', ['127.0.0.1'], true],
  ['file:///etc/passwd', [''], false],
  ['', [''], false],
] as const)('%s with PORTAL_HOSTS %j: %s', (portal, hosts, may) => {
  expect(maySendTo(portal, hosts)).toBe(may)
})

test('the head office that the environment names needs no second naming', () => {
  expect(maySendTo('https://p.example/portal/P', [], 'https://p.example/portal/PUSAT')).toBe(true)
})
