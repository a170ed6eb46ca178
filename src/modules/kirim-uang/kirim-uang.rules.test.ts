import { describe, expect, it } from 'vitest'
import { jurnalKirim, jurnalSampai, jurnalTerima, kasTerimaUang } from './kirim-uang.effects.ts'
import { hitungTerima } from './kirim-uang.rules.ts'

const peta = { KAS: '1101', KAS_JALAN: '1103', ANTAR_TOKO: '1104', SELISIH: '5105' }
const saldo = (rows: readonly { nomor_akun: string; debit: number; kredit: number }[]) =>
  rows.map(({ debit, kredit, nomor_akun }) => [nomor_akun, debit - kredit])

describe('a bag of 12.345.000', () => {
  const kirim = 12_345_000

  it('leaves the shop, and is owed by the other when that has it', () => {
    expect(saldo(jurnalKirim('x', kirim, peta))).toEqual([
      ['1103', kirim],
      ['1101', -kirim],
    ])
    expect(saldo(jurnalSampai('x', kirim, peta))).toEqual([
      ['1104', kirim],
      ['1103', -kirim],
    ])
  })

  // A difference is of whoever receives: the other shop is owed what it sent.
  it.each([
    [
      null,
      null,
      12_345_000,
      [
        ['1101', 12_345_000],
        ['1104', -12_345_000],
      ],
    ],
    [
      12_295_000,
      'Kurang satu lembar',
      12_295_000,
      [
        ['1101', 12_295_000],
        ['5105', 50_000],
        ['1104', -12_345_000],
      ],
    ],
    [
      12_355_000,
      'Lebih',
      12_355_000,
      [
        ['1101', 12_355_000],
        ['5105', -10_000],
        ['1104', -12_345_000],
      ],
    ],
    [
      0,
      'Tas kosong',
      0,
      [
        ['5105', 12_345_000],
        ['1104', -12_345_000],
      ],
    ],
  ])('counted as %s is booked', (terhitung, alasan, masuk, jurnal) => {
    const hasil = hitungTerima(kirim, { terhitung, alasan })
    expect(hasil).toEqual({ terhitung: masuk, selisih: masuk - kirim })
    expect(saldo(jurnalTerima('x', hasil, peta))).toEqual(jurnal)
    const kas = kasTerimaUang('x', { user_id: 'a', laci: 'BRANKAS' }, hasil, '')
    expect(kas.map(({ jumlah_in }) => jumlah_in)).toEqual(masuk === 0 ? [] : [masuk])
  })

  it('is not counted otherwise without a reason', () => {
    expect(() => hitungTerima(kirim, { terhitung: kirim - 1, alasan: null })).toThrow(
      '{{field}} Tidak Boleh Kosong',
    )
  })
})
