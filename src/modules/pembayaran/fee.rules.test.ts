import { describe, expect, it } from 'vitest'
import { settle } from './pembayaran.rules.ts'

describe("the fee of a customer's card", () => {
  const bayar = (jenis: 'DEBET' | 'CREDIT', fee: number) => [
    { jenis, no_rekening: '1234567890', jumlah: 2_293_500, fee, no_ref: 'X', diterima: null },
  ]
  const batas = { biaya_transfer: 30_000, fee: { DEBET: 1_00, CREDIT: 3_00 } }

  it.each([
    ['DEBET', 22_935, 22_936],
    ['CREDIT', 68_805, 68_806],
  ] as const)('of %s may be %i, not %i', (jenis, boleh, tidak) => {
    expect(settle(bayar(jenis, boleh), 2_293_500, batas)).toMatchObject([{ fee: boleh }])
    expect(() => settle(bayar(jenis, tidak), 2_293_500, batas)).toThrow(
      'Fee Paling Banyak Rp {{fee}}',
    )
  })

  it('is none where the shop takes none', () => {
    const tanpa = { biaya_transfer: 30_000, fee: { DEBET: 0, CREDIT: 0 } }
    expect(() => settle(bayar('DEBET', 1), 2_293_500, tanpa)).toThrow('Kartu Tidak Dikenakan Fee')
    expect(settle(bayar('DEBET', 0), 2_293_500, tanpa)).toMatchObject([{ fee: 0 }])
  })
})
