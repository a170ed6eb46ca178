import { describe, expect, test } from 'vitest'
import { defineModule, inOrder } from './module.ts'

const named = (name: string, ...needs: string[]) => defineModule({ name, needs })
const names = (...modules: ReturnType<typeof named>[]) => inOrder(modules).map(({ name }) => name)

describe('the modules', () => {
  test('come after those that they need, else by name, however they were found', () => {
    const [kas, toko, titipan, akun] = [
      named('kas', 'toko', 'akun'),
      named('toko'),
      named('titipan', 'kas'),
      named('akun', 'toko'),
    ]
    expect(names(titipan, kas, toko, akun)).toEqual(['toko', 'akun', 'kas', 'titipan'])
    expect(names(akun, toko, kas, titipan)).toEqual(['toko', 'akun', 'kas', 'titipan'])
  })

  test('do not need what is not there', () => {
    expect(() => names(named('kas', 'toko'))).toThrow('module kas needs toko, which does not exist')
  })

  test('do not need each other', () => {
    expect(() => names(named('kas', 'hari'), named('hari', 'toko', 'kas'), named('toko'))).toThrow(
      'modules need each other: hari -> kas -> hari',
    )
  })
})
