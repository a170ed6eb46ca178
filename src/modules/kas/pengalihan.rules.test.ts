import { describe, expect, it } from 'vitest'
import { alihKasir, alihKategori, duaKategori, keKasir, type Alih } from './pengalihan.rules.ts'

const alih = (change: Partial<Alih> = {}): Alih => ({
  ...{ cara: 'KASIR', ke_kasir: 'ani', dari_kategori: 'IKLAN', ke_kategori: 'LISTRIK' },
  ...{ jumlah: 437_500, keterangan: 'Salah kategori', ...change },
})
const saya = { user_id: 'spv', laci: 'spv' }

describe('money to a colleague', () => {
  it('leaves the one drawer and comes into the other', () => {
    expect(alihKasir('x', saya, keKasir(alih(), 'spv'), alih())).toMatchObject([
      { laci: 'spv', user_id: 'spv', jumlah_in: 0, jumlah_out: 437_500 },
      { laci: 'ani', user_id: 'spv', jumlah_in: 437_500, jumlah_out: 0 },
    ])
  })

  it.each([
    [null, '{{field}} Tidak Boleh Kosong'],
    ['spv', 'Kasir Tidak Boleh Sama'],
  ])('is refused to %s', (ke_kasir, sentence) => {
    expect(() => keKasir(alih({ ke_kasir }), 'spv')).toThrow(sentence)
  })
})

describe('an amount to another category', () => {
  const kategori = duaKategori(alih())

  it.each([
    [false, [437_500, 0], [0, 437_500]],
    [true, [0, 437_500], [437_500, 0]],
  ])('takes it back there and books it here; money in: %s', (masuk, dari, ke) => {
    const rows = alihKategori('x', saya, { ...kategori, masuk }, alih())
    expect(rows.map((row) => [row.kategori, row.jumlah_in, row.jumlah_out])).toEqual([
      ['IKLAN', ...dari],
      ['LISTRIK', ...ke],
    ])
  })

  it.each([
    [{ dari_kategori: null }, '{{field}} Tidak Boleh Kosong'],
    [{ ke_kategori: null }, '{{field}} Tidak Boleh Kosong'],
    [{ ke_kategori: 'IKLAN' }, 'Kategori Tidak Boleh Sama'],
  ])('is refused: %j', (change, sentence) => {
    expect(() => duaKategori(alih(change))).toThrow(sentence)
  })
})
