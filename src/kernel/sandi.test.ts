import { expect, test } from 'vitest'
import { sandiUmum } from './sandi-umum.ts'
import { syaratSandi, tolakSandi } from './sandi.ts'

test.each([
  'password',
  'Password123!',
  'P@ssw0rd2026',
  '12345678',
  '0987654321',
  'qwertyuiop',
  'abcdefgh',
  '11111111',
  'abababab',
  'abcdabcd',
  'Bismillah1',
  'kasir 2026',
  'emas1234',
])('%s is tried by everybody', (sandi) => expect(sandiUmum(sandi)).toBe(true))

test.each(['kencana-contoh', 'kuda-baterai-tepat', 'Pasar7Turi!lama', 'gajah terbang rendah'])(
  '%s is not',
  (sandi) => expect(sandiUmum(sandi)).toBe(false),
)

test('a password is long enough, not the name and not common', () => {
  expect(syaratSandi('Kasir1.GS1-ku', 'kasir1.gs1', 8).bukanUser).toBe(false)
  expect(syaratSandi('town-of-gold', 'own', 8).bukanUser).toBe(true) // three letters are in many
  expect(syaratSandi('own', 'OWN', 8)).toMatchObject({ bukanUser: false, panjang: false })
  expect(syaratSandi('gajah-01', 'kasir1', 8)).toEqual({
    panjang: true,
    bukanUser: true,
    bukanUmum: true,
  })
  expect(syaratSandi('gajah-01', 'kasir1', 9).panjang).toBe(false)
})

test('is refused in a sentence, the length first', () => {
  const of = (sandi: string) =>
    tolakSandi('password', syaratSandi(sandi, 'rina.kasir', 10), 10)?.fields?.[0]?.text
  expect(of('pendek')).toBe('Password Paling Sedikit {{min}} Huruf')
  expect(of('rina.kasir9')).toBe('Password Tidak Boleh Memuat User ID')
  expect(of('password123')).toBe('Password Ini Terlalu Umum')
  expect(of('gajah-terbang')).toBeUndefined()
})
