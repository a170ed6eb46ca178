import { expect, it } from 'vitest'
import { kertasNotaManual, type KertasManual } from './kertas-manual.ts'
import { totalUsd } from './nota-manual.rules.ts'

const nota: KertasManual['nota'] = {
  ...{ id: 'x', nomor: 'NM-GS1-261121-0001', status: 'VALID', tgl_system: '2026-11-21' },
  ...{ saat: '2026-11-21T09:00:00+07:00', input_by: 'kasir1', valid_by: 'kasir2', arah: 'JUAL' },
  ...{ nama_customer: 'BU RATNA', no_hp: '081234567801', alamat_customer: null },
  ...{ kode_sales: 'SLS1', nama_sales: 'ANI', keterangan: null, total: 9_500_001 },
  total_usd: totalUsd(9_500_001, 16_437),
  ...{ npwp: null, jual: 9_500_001, pajak: 0, pph22: 0, pajak_termasuk: 0, meterai: null },
  baris: [
    {
      nama_group: 'EMAS 75',
      nama_dept: 'CINCIN',
      kadar: '750',
      qty: 3,
      berat: 4_123,
      harga: 1,
      arah: 'JUAL',
    },
    {
      nama_group: 'EMAS 70',
      nama_dept: 'ANTING',
      kadar: '700',
      qty: 2,
      berat: 1_007,
      harga: 2,
      arah: 'JUAL',
    },
  ],
}
const teks = (lain: Partial<KertasManual['nota']>): string =>
  JSON.stringify(
    kertasNotaManual({
      ...{ ukuran: 'SETENGAH', lembar: ['', 'COPY'], latar: '', logo: '', npwp: '' },
      ...{ nama_toko: 'KENCANA', alamat_toko: 'Jalan Emas 1', no_hp_toko: '', jam: '09:00:00' },
      ...{ no_faktur_group: '', tgl_system: '2026-11-21', kode_sales: 'SLS1', nama_sales: 'ANI' },
      ...{ input_by: 'kasir1', valid_by: 'kasir2', nama_customer: 'BU RATNA', no_hp: '' },
      ...{ alamat_customer: '', keterangan: '', url: '', cetak_ulang: 0, ketentuan: [] },
      pembayaran: [{ jenis: 'CASH', jumlah: -9_500_001, fee: 0, keterangan: '' }],
      nota: { ...nota, ...lain },
    }),
  )

it.each([
  [9_500_001, 16_437, '577,96'],
  [1, 16_437, '0,00'],
  [83, 16_437, '0,01'],
  [9_500_001, null, null],
])('says %d rupiah at %s in dollars as %s', (total, kurs, usd) => {
  expect(totalUsd(total, kurs)).toBe(usd)
})

it('says of an exchange what was bought in it, and both declarations', () => {
  const [dijual, dibeli] = nota.baris
  if (!dijual || !dibeli) throw new RangeError('two lines')
  const baris = [
    { ...dijual, harga: 12_000_004 },
    { ...dibeli, arah: 'BELI', harga: 2_500_003 } as const,
  ]
  const kertas = teks({ baris, jual: 12_000_004, pajak_termasuk: 194_787 })
  for (const kata of [
    ...['TUKAR MANUAL', 'Dibeli ANTING EMAS 70', '-2.500.003', '12.000.004', '9.500.001'],
    ...['DPP', '11.805.217', 'sudah diperiksa bersama pembeli', 'miliknya yang sah'],
  ])
    expect(kertas).toContain(kata)
})

it('says each heap, its sums, the dollars, and which copy it is', () => {
  const kertas = teks({})
  for (const kata of [
    ...['PENJUALAN MANUAL', 'CINCIN EMAS 75', '4,123', '5,130', 'USD 577,96', '9.500.001', 'COPY'],
    ...['ANTING EMAS 70', 'Dibayar Tunai'],
  ])
    expect(kertas).toContain(kata)
  expect(teks({ arah: 'BELI' })).toContain('Penjual,')
  expect(teks({ total_usd: null })).not.toContain('USD')
})
