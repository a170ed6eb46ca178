import { expect, test } from 'vitest'
import { balikJurnal, jurnalDari } from './jurnal.rules.ts'

const peta = { KAS: '1101', PENJUALAN: '4101' }

test('signed amounts become one row an account; an amount of nothing none', () => {
  const amounts = [
    ['KAS', 700],
    ['PENJUALAN', -500],
    ['PENJUALAN', -200],
    ['FEE', 0],
  ] as const
  expect(jurnalDari('d', amounts, peta)).toEqual([
    { id_dokumen: 'd', nomor_akun: '1101', debit: 700, kredit: 0 },
    { id_dokumen: 'd', nomor_akun: '4101', debit: 0, kredit: 700 },
  ])
})

test('an account that the map lacks is named', () => {
  expect(() => jurnalDari('d', [['FEE', 1]], peta)).toThrow(
    expect.objectContaining({ params: { kode_akun: 'FEE' } }),
  )
})

test('money that would be booked against its own account is refused', () => {
  const amounts = [
    ['KAS', 700],
    ['LAWAN', -700],
  ] as const
  expect(() => jurnalDari('d', amounts, { KAS: '1101', LAWAN: '1101' })).toThrow(
    expect.objectContaining({ params: { nomor_akun: '1101' } }),
  )
})

test('what is taken back stands on the other side, under the document that takes it', () => {
  const rows = jurnalDari(
    'd',
    [
      ['KAS', 500],
      ['PENJUALAN', -500],
    ],
    peta,
  )
  expect(balikJurnal('x', rows)).toEqual([
    { id_dokumen: 'x', nomor_akun: '1101', debit: 0, kredit: 500 },
    { id_dokumen: 'x', nomor_akun: '4101', debit: 500, kredit: 0 },
  ])
})
