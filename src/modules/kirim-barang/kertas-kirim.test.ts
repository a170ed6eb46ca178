import { expect, it } from 'vitest'
import { kertasKiriman } from './kertas-kirim.ts'

const kirim = {
  ...{ id: 'x', nomor: 'KB-PUSAT-261121-0001', status: 'KIRIM', tgl_system: '2026-11-21' },
  ...{ saat: '2026-11-21T09:00:00+07:00', input_by: 'spv', no_kirim: 'PUSAT-04123778' },
  ...{ tujuan: 'GS1', no_segel: 'SG-41', kurir: 'Pak Hadi', keterangan: 'Isi etalase' },
  ...{ nilai_asuransi: 25_000_000, pcs: 2, berat: 6_580, jam: '09:00:00' },
  ...{ nama_toko: 'Kencana', alamat_toko: 'Jalan Emas 1' },
  baris: [
    { kode_barcode: '010000013', nama_barang: 'CINCIN BELAH ROTAN', kadar: 75_00, berat: 4_123 },
    { kode_barcode: '010000021', nama_barang: 'ANTING ULIR', kadar: 70_00, berat: 2_457 },
  ],
}
const teks = (isi: typeof kirim): string => JSON.stringify(kertasKiriman(isi))

it('says each piece, the seal to be compared, who carries it, and its number as a code', () => {
  const kertas = teks(kirim)
  for (const kata of [
    ...['SURAT JALAN', 'KB-PUSAT-261121-0001', '010000021', 'ANTING ULIR', '2,457', '6,580'],
    ...['2 barang', 'Segel SG-41', 'Asuransi Rp 25.000.000', 'Pak Hadi', 'Yang menerima,'],
  ])
    expect(kertas).toContain(kata)
  expect(kertas).toMatch(/qrcode[^}]*PUSAT-04123778|PUSAT-04123778[^}]*qrcode/)
  expect(teks({ ...kirim, status: 'BATAL' })).toContain('SURAT JALAN · BATAL')
})
