import { describe, expect, test } from 'vitest'
import { alamatBaris, angkaKalimat } from '#kernel/kalimat'
import { buildHouse, defineModule } from '#kernel/module'
import { barisPagi, barisTutupan } from './beranda.rules.ts'

const house = buildHouse([
  defineModule({
    name: 'satu',
    needs: [],
    morning: {
      laci: { part: 'SAYA', text: 'Laci', paths: ['/uang-kas'], levels: ['KASIR'] },
      siap: { part: 'JANJI', text: 'Siap', paths: ['/siap'], covers: 'lama' },
      harga: { part: 'EMAS', text: 'Harga', paths: ['/harga', '/jual'], when: 'X_MODULE' },
    },
    closing: {
      cetak: { step: 'NOTA', text: 'Cetak', path: '/lihat' },
      telat: { step: 'JANJI', text: 'Telat', path: '/lihat', search: { status: 'TELAT' } },
      lama: { step: 'JANJI', text: 'Lama', path: '/lihat' },
      tanpa: { step: 'LAIN', text: 'Tanpa' },
    },
  }),
])
const siapa = (level: string, paths: readonly string[], flags = ['X_MODULE']) => ({
  level,
  bisa: (path: string) => paths.includes(path),
  isOn: (flag: string) => flags.includes(flag),
})

describe('which lines a person reads', () => {
  test.each([
    ['a cashier his drawer', siapa('KASIR', ['/uang-kas']), ['laci']],
    ['nobody else that drawer', siapa('SPV', ['/uang-kas']), []],
    ['nobody without a screen', siapa('KASIR', []), []],
    ['nobody while the flag is off', siapa('OWN', ['/harga'], []), []],
  ])('%s', (_name, one, kode) => {
    expect([...barisPagi(house, one).keys()]).toEqual(kode)
  })

  test('the first screen that he may open', () => {
    const path = (...paths: string[]) => barisPagi(house, siapa('OWN', paths)).get('harga')?.path
    expect([path('/jual', '/harga'), path('/jual')]).toEqual(['/harga', '/jual'])
  })

  test('of the closing what leads somewhere; a promise is not for closers alone', () => {
    const lines = barisTutupan(house, siapa('KASIR', ['/lihat']))
    expect([...lines].map(([kode, { part, penutup }]) => [kode, part, penutup])).toEqual([
      ['cetak', 'TUNGGU', true],
      ['telat', 'JANJI', false],
      ['lama', 'JANJI', false],
    ])
  })

  test('what a line of his own says already is not said again by the closing', () => {
    const lines = barisTutupan(house, siapa('KASIR', ['/lihat', '/siap']))
    expect([...lines.keys()]).toEqual(['cetak', 'telat'])
  })
})

test('figures are written as what they are; numbers of documents are no figures', () => {
  const angka = { jumlah: 3, rp: 1234567, gr: 4123, naik: 12_000, turun: -500, nomor: ['A'] }
  expect(
    angkaKalimat(angka, { rp: 'rupiah', gr: 'berat', naik: 'selisih', turun: 'selisih' }),
  ).toEqual({ jumlah: 3, rp: '1.234.567', gr: '4,123', naik: '+12.000', turun: '-500' })
})

test('the address is filtered by what the line says and by its figures', () => {
  const baris = { part: 'JANJI', text: '', path: '/lihat' } as const
  const line = { search: { status: 'A&B' }, given: { tgl_from: 'sejak', lain: 'tiada' } }
  expect([
    alamatBaris({ ...baris, line }, { sejak: '2026-11-16' }),
    alamatBaris({ ...baris, line: {} }, {}),
  ]).toEqual(['/lihat?status=A%26B&tgl_from=2026-11-16', '/lihat'])
})
