import { expect, it } from 'vitest'
import { hargaJualBarang, modalBarang } from './harga-barang.rules.ts'
import { kasusHarga, kasusModal } from './test-harga-barang.ts'

it.each(kasusHarga)('prices a piece: $kasus', ({ barang, cara, harga_gram, harga_jual }) => {
  expect(hargaJualBarang(barang, harga_gram, cara)).toBe(harga_jual)
})

it.each(kasusModal)(
  'paid %i, %i mg fine at %i: has cost %i',
  (harga_pokok, murni, harga, modal) => {
    expect(modalBarang({ harga_pokok, murni }, harga)).toBe(modal)
  },
)
