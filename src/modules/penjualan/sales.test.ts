import { expect, test } from 'vitest'
import { check } from '#kernel/schema'
import { sales, tanpaRekening } from './sales.ts'

test('who has no account is a sales person too, as the button fills him in', () => {
  const isi = {
    kode_sales: 'S1',
    nama_sales: 'Rina',
    kode_bank: tanpaRekening,
    nama_bank: 'Tanpa Bank',
    no_rekening: tanpaRekening,
    nama_rekening: 'Rina',
    aktif: true,
  }
  expect(check(sales.fields, isi)).not.toHaveProperty('refused')
  expect(check(sales.fields, { ...isi, no_rekening: '-' })).toHaveProperty('refused')
})
