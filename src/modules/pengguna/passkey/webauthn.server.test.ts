import { describe, expect, test } from 'vitest'
import { coseOf, dibuat, dijawab, testPasskey, type Cheat } from './test-passkey.server.ts'
import { passkeyDibuat, passkeyMenjawab } from './webauthn.server.ts'

const tantangan = Buffer.from('tantangan-uji').toString('base64url')
const rp = 'localhost'
const key = testPasskey('kunci-spv')
const publicKey = { type: 'public-key', clientExtensionResults: {} } as const

type Dijawab = ReturnType<typeof dijawab>
const check = (
  { data_klien, data_perangkat, id, tanda_tangan }: Dijawab,
  of = key,
  host = rp,
  challenge = tantangan,
  hitung = 0,
) => {
  const response = {
    clientDataJSON: data_klien,
    authenticatorData: data_perangkat,
    signature: tanda_tangan,
  }
  const kept = { id: of.id, rp: host, kunci: coseOf(of).toString('hex'), hitung }
  return passkeyMenjawab({ ...publicKey, id, rawId: id, response }, kept, challenge)
}
const made = async (cheat: Cheat = {}, of = key, id = of.id) => {
  const { data_klien: clientDataJSON, pengesahan } = dibuat(of, tantangan, cheat)
  const response = { clientDataJSON, attestationObject: pengesahan }
  return passkeyDibuat({ ...publicKey, id, rawId: id, response }, { tantangan, rp })
}

describe('a signed challenge', () => {
  test.each([-7, -8, -257] as const)('counts, by algorithm %i', async (alg) => {
    const one = testPasskey('kunci', alg)
    expect(await check(dijawab(one, tantangan, { hitung: 7 }), one)).toBe(7)
    const baru = await made({ hitung: 3 }, one)
    expect(baru).toMatchObject({ id: one.id, hitung: 3 })
    expect(Buffer.from(baru?.kunci ?? []).equals(coseOf(one))).toBe(true)
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
  ])('does not count %s', async (_, cheat) => {
    expect(await check(dijawab(key, tantangan, cheat))).toBeUndefined()
  })

  test('counts over plain HTTP on the machine itself only', async () => {
    const origin = 'http://toko.example'
    const answer = dijawab(key, tantangan, { rp: 'toko.example', origin })
    expect(await check(answer, key, 'toko.example')).toBeUndefined()
    const safe = dijawab(key, tantangan, {
      rp: 'toko.example',
      origin: 'https://toko.example:4443',
    })
    expect(await check(safe, key, 'toko.example')).toBe(1)
  })

  test('is of this challenge, this key and these bytes', async () => {
    const good = dijawab(key, tantangan)
    expect(await check(good)).toBe(1)
    expect(await check(good, key, rp, 'bGFpbg')).toBeUndefined()
    expect(await check(good, { ...testPasskey('lain'), id: key.id })).toBeUndefined()
    expect(await check(good, testPasskey('lain'))).toBeUndefined()
    expect(await check(good, { ...testPasskey('lain', -257), id: key.id })).toBeUndefined()
    const other = dijawab(key, tantangan, { hitung: 9 })
    expect(await check({ ...good, data_perangkat: other.data_perangkat })).toBeUndefined()
    expect(await check({ ...good, data_klien: dijawab(key, 'bGFpbg').data_klien })).toBeUndefined()
    for (const tanda_tangan of ['', 'AAAA', good.tanda_tangan.slice(4)])
      expect(await check({ ...good, tanda_tangan })).toBeUndefined()
  })

  test('whose counter stands still is of a copy', async () => {
    const five = dijawab(key, tantangan, { hitung: 5 })
    expect(await check(five, key, rp, tantangan, 4)).toBe(5)
    expect(await check(five, key, rp, tantangan, 5)).toBeUndefined()
    const none = dijawab(key, tantangan, { hitung: 0 })
    expect(await check(none)).toBe(0)
    expect(await check(none, key, rp, tantangan, 1)).toBeUndefined()
  })

  test('of strange bytes is no error', async () => {
    const good = dijawab(key, tantangan)
    for (const strange of ['', 'AA', Buffer.from('{"a":1}').toString('base64url'), 'e30']) {
      expect(await check({ ...good, data_klien: strange })).toBeUndefined()
      expect(await check({ ...good, data_perangkat: strange })).toBeUndefined()
    }
  })
})

describe('a passkey that is made', () => {
  test('has the id that its authenticator signed for', async () => {
    expect(await made({ hitung: 3 })).toMatchObject({ hitung: 3 })
    expect(await made({}, key, 'bGFpbg')).toBeUndefined()
    expect(await made({ flags: 0x05 })).toBeUndefined() // no credential in it
    expect(await made({ flags: 0x41 })).toBeUndefined() // nobody was verified
    expect(await made({ jenis: 'webauthn.get' })).toBeUndefined()
  })

  test('of strange bytes is no error', async () => {
    const { data_klien: clientDataJSON, id } = dibuat(key, tantangan)
    for (const attestationObject of ['', 'AA', 'e30', 'oA', 'o2NmbXRkbm9uZQ']) {
      const cut = { ...publicKey, id, rawId: id, response: { clientDataJSON, attestationObject } }
      expect(await passkeyDibuat(cut, { tantangan, rp })).toBeUndefined()
    }
  })
})
