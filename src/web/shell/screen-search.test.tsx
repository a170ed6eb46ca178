import { expect, test } from 'vitest'
import type { Use } from '../used.tsx'
import { screensLike, usedLast, type Sought } from './screen-search.tsx'

const sought = (path: string, title: string, purpose = ''): Sought => ({
  screen: { path, title },
  title,
  words: `${title} ${purpose}`.toLowerCase(),
})
const all = [
  sought('/validasi-jual-beli', 'Validasi Jual Beli'),
  sought('/transaksi-penjualan', 'Transaksi Penjualan'),
  sought('/jual-lagi', 'Jual Lagi'),
  sought('/setor-bandrol', 'Setor Bandrol', 'Tag barang yang terjual'),
]
const use = (path: string, kali: number, terakhir: number, favorit = false): Use => ({
  path,
  kali,
  terakhir,
  favorit,
})
const paths = (found: readonly Sought[]): string[] => found.map(({ screen }) => screen.path)

test('who used nothing yet gets the better fit first, and purposes last', () => {
  expect(paths(screensLike(all, [], 'jual'))).toEqual([
    '/jual-lagi',
    '/validasi-jual-beli',
    '/transaksi-penjualan',
    '/setor-bandrol',
  ])
})

test('among titles what this person uses most comes first, a starred one before all', () => {
  const uses = [
    use('/transaksi-penjualan', 41, 3),
    use('/validasi-jual-beli', 7, 9),
    use('/setor-bandrol', 500, 8),
  ]
  expect(paths(screensLike(all, uses, ' JUAL '))).toEqual([
    '/transaksi-penjualan',
    '/validasi-jual-beli',
    '/jual-lagi',
    '/setor-bandrol',
  ])
  expect(paths(screensLike(all, [...uses, use('/jual-lagi', 0, 0, true)], 'jual'))[0]).toBe(
    '/jual-lagi',
  )
})

test('the empty box offers what was used last, never what is closed by now', () => {
  const uses = [
    use('/jual-lagi', 2, 5),
    use('/tutup-toko', 3, 9),
    use('/setor-bandrol', 1, 7),
    use('/validasi-jual-beli', 0, 0, true),
  ]
  expect(paths(usedLast(all, uses, 5))).toEqual(['/setor-bandrol', '/jual-lagi'])
  expect(paths(usedLast(all, uses, 1))).toEqual(['/setor-bandrol'])
})
