import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { house } from '../../house.ts'
import { bedaBaru, bolehMengatur, peran, tampilDari, tampilPeran } from './akses.rules.ts'

const tree = [
  {
    path: '/SubMenuLaporan',
    is_show: true,
    children: [
      { path: '/laporan-jurnal', is_show: false },
      { path: '/laporan-penjualan', is_show: true },
    ],
  },
  { path: '/home', is_show: true },
]

test('a tree is told screen by screen', () => {
  expect(tampilDari(tree)).toEqual({
    '/laporan-jurnal': false,
    '/laporan-penjualan': true,
    '/home': true,
  })
})

describe('what is written', () => {
  const bawaan = { '/a': true, '/b': false, '/c': false }
  const all = () => true
  test('is only what differs from the level', () => {
    const kini = { '/a': true, '/b': true, '/c': false }
    expect(bedaBaru({ bawaan, kini }, [{ path: '/c', is_show: true }], all)).toEqual({
      '/b': true,
      '/c': true,
    })
    // Back as the level has it: no exception is left of it.
    expect(bedaBaru({ bawaan, kini }, [{ path: '/b', is_show: false }], all)).toEqual({})
  })
  test('never what is not the asker’s to give; what stays as it is may be said', () => {
    const only = (path: string) => path !== '/b'
    const say = (is_show: boolean) => () =>
      bedaBaru({ bawaan, kini: bawaan }, [{ path: '/b', is_show }], only)
    expect(say(false)()).toEqual({})
    expect(say(true)).toThrow(Refusal)
  })
  test('never a screen that is not there', () => {
    const say = () => bedaBaru({ bawaan, kini: bawaan }, [{ path: '/x', is_show: true }], all)
    expect(say).toThrow('Hak Menu')
  })
})

describe('who may change', () => {
  const akses = [{ path: '/a', is_show: true }]
  const mu = { level: 'MU', akses } as const
  test('gives only what he sees himself', () => {
    expect(bolehMengatur(mu, { path: '/a', menu: 'laporan' })).toBe(true)
    expect(bolehMengatur(mu, { path: '/b', menu: 'laporan' })).toBe(false)
    expect(bolehMengatur({ level: 'OWN', akses: [] }, { path: '/b', menu: 'laporan' })).toBe(true)
  })
  test('not what only levels decide, or everybody has', () => {
    expect(bolehMengatur(mu, { path: '/a', menu: 'utility', levels: ['MU'] })).toBe(false)
    expect(bolehMengatur(mu, { path: '/a' })).toBe(false)
  })
})

test('a role is its menus and screens, and nothing else', () => {
  const layar = [
    { path: '/transaksi-penjualan', menu: 'penjualan' },
    { path: '/batal-penjualan', menu: 'penjualan' },
    { path: '/validasi-jual-beli', menu: 'validasi' },
    { path: '/data-barang', menu: 'barang' },
    { path: '/timbang-baki', menu: 'barang' },
    { path: '/settingsystem', menu: 'utility' },
    { path: '/uang-kas', menu: 'utility' },
  ] as const
  const lihat = (siapa: Parameters<typeof tampilPeran>[1]): string[] =>
    Object.entries(tampilPeran(layar, siapa)).flatMap(([path, on]) => (on ? [path] : []))
  expect(lihat('KONTER')).toEqual(['/transaksi-penjualan', '/data-barang'])
  expect(lihat('KASIR')).toEqual(['/validasi-jual-beli', '/uang-kas'])
  expect(lihat('GUDANG')).toEqual(['/data-barang', '/timbang-baki'])
  expect(lihat('PEMBUKUAN')).toEqual(['/uang-kas'])
})

test('roles name screens of the house', () => {
  const ada = new Set(house.screens.map(({ path }) => path))
  const semua = Object.values(peran).flatMap(({ bukan, layar }) => [...bukan, ...layar])
  expect(semua.filter((path) => !ada.has(path))).toEqual([])
})
