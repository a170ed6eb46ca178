import { describe, expect, test } from 'vitest'
import { dibuat, dijawab, testPasskey, type Cheat } from './test-passkey.server.ts'
import { bacaPerangkat, passkeyDibuat, passkeyMenjawab } from './webauthn.server.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const tantangan = Buffer.from('tantangan-uji').toString('base64url')
const rp = 'localhost'
const key = testPasskey('kunci-spv')

type Dijawab = ReturnType<typeof dijawab>
const check = (answer: Dijawab, of = key, host = rp, challenge = tantangan) =>
  passkeyMenjawab(
    {
      klien: bytes(answer.data_klien),
      perangkat: bytes(answer.data_perangkat),
      tandaTangan: bytes(answer.tanda_tangan),
    },
    { kunci: bytes(of.kunci), alg: of.alg },
    { tantangan: challenge, rp: host },
  )
const made = (cheat: Cheat = {}, of = key, more: Partial<ReturnType<typeof dibuat>> = {}) => {
  const answer = { ...dibuat(of, tantangan, cheat), ...more }
  return passkeyDibuat(
    { klien: bytes(answer.data_klien), perangkat: bytes(answer.data_perangkat) },
    { id: bytes(answer.id), kunci: bytes(answer.kunci), alg: answer.alg },
    { tantangan, rp },
  )
}

describe('a signed challenge', () => {
  test.each([-7, -8, -257] as const)('counts, by algorithm %i', (alg) => {
    const one = testPasskey('kunci', alg)
    expect(check(dijawab(one, tantangan, { hitung: 7 }), one)).toBe(7)
    expect(made({}, one)).toBe(0)
  })

  test.each<[string, Cheat]>([
    ['for another host', { rp: 'toko-palsu.example' }],
    ['on a page of another host', { origin: 'https://toko-palsu.example' }],
    ['on a page whose host only begins like ours', { origin: 'https://localhost.palsu.example' }],
    ['in a page without an origin', { origin: 'null' }],
    ['inside a foreign page', { crossOrigin: true }],
    ['for another purpose', { jenis: 'webauthn.create' }],
    ['with nobody there', { flags: 0x04 }],
    ['without the person being verified', { flags: 0x01 }],
  ])('does not count %s', (_, cheat) => {
    expect(check(dijawab(key, tantangan, cheat))).toBeUndefined()
  })

  test('counts over plain HTTP on the machine itself only', () => {
    const origin = 'http://toko.example'
    const answer = dijawab(key, tantangan, { rp: 'toko.example', origin })
    expect(check(answer, key, 'toko.example')).toBeUndefined()
    const safe = dijawab(key, tantangan, {
      rp: 'toko.example',
      origin: 'https://toko.example:4443',
    })
    expect(check(safe, key, 'toko.example')).toBe(1)
  })

  test('is of this challenge, this key and these bytes', () => {
    const good = dijawab(key, tantangan)
    expect(check(good)).toBe(1)
    expect(check(good, key, rp, 'bGFpbg')).toBeUndefined()
    expect(check(good, testPasskey('lain'))).toBeUndefined()
    expect(check(good, { ...key, alg: -257 })).toBeUndefined()
    const other = dijawab(key, tantangan, { hitung: 9 })
    expect(check({ ...good, data_perangkat: other.data_perangkat })).toBeUndefined()
    expect(check({ ...good, data_klien: dijawab(key, 'bGFpbg').data_klien })).toBeUndefined()
    for (const tanda_tangan of ['', 'AAAA', good.tanda_tangan.slice(4)])
      expect(check({ ...good, tanda_tangan })).toBeUndefined()
  })

  test('of strange bytes is no error', () => {
    const good = dijawab(key, tantangan)
    for (const strange of ['', 'AA', Buffer.from('{"a":1}').toString('base64url'), 'e30']) {
      expect(check({ ...good, data_klien: strange })).toBeUndefined()
      expect(check({ ...good, data_perangkat: strange })).toBeUndefined()
    }
    expect(check(good, { ...key, kunci: 'AAAA' })).toBeUndefined()
  })
})

describe('a passkey that is made', () => {
  test('has the id that its authenticator signed for', () => {
    expect(made({ hitung: 3 })).toBe(3)
    expect(made({}, key, { id: 'bGFpbg' })).toBeUndefined()
    expect(made({}, key, { alg: -257 })).toBeUndefined()
    expect(made({}, key, { alg: -1 })).toBeUndefined()
    expect(made({ flags: 0x05 })).toBeUndefined() // no credential in it
    expect(made({ jenis: 'webauthn.get' })).toBeUndefined()
  })

  test('is read only as far as it goes', () => {
    const whole = bytes(dibuat(key, tantangan).data_perangkat)
    for (let length = 0; length < whole.length; length += 1)
      expect(bacaPerangkat(whole.subarray(0, length))).toBeUndefined()
  })
})
