import { describe, expect, it } from 'vitest'
import { perluTransfer } from './transfer.rules.ts'

const transfer = { nomor: 'FG-1', no_rekening: '123', no_ref: 'X9', jumlah: 5_890_000 }

describe('goods that leave before the money is in', () => {
  it('need nobody where nothing is outstanding', () => expect(perluTransfer([])).toEqual([]))

  it('need one word for all visits, with what is outstanding of each', () =>
    expect(
      perluTransfer([
        transfer,
        { ...transfer, nomor: 'FG-2', no_ref: null, jumlah: 1_000_000 },
        { ...transfer, no_rekening: '456', jumlah: 10_000 },
      ]),
    ).toEqual([
      {
        kategori: 'TRANSFER_BELUM_MASUK',
        sebelum: { 'FG-1': 'BELUM MASUK', 'FG-2': 'BELUM MASUK' },
        sesudah: { 'FG-1': '5.890.000 · 123 · X9, 10.000 · 456 · X9', 'FG-2': '1.000.000 · 123' },
      },
    ]))
})
