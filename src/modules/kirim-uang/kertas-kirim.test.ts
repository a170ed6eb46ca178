import { expect, it } from 'vitest'
import { kertasKiriman } from './kertas-kirim.ts'

const kirim: Parameters<typeof kertasKiriman>[0] = {
  ...{ nomor: 'KU-GS1-261124-0001', tgl_system: '2026-11-24', saat: '', jam: '11:30:00' },
  ...{ nama_toko: 'TOKO MAS KENCANA', alamat_toko: 'Jl. Emas 1', input_by: 'spv.gs1' },
  ...{ status: 'KIRIM', no_reff: 'GS1-40412077', tujuan: 'PUSAT', jumlah_rp: 12_345_000 },
  ...{ pembawa: 'Pak Hadi', no_segel: 'TAS-7', keterangan: 'Setoran mingguan' },
  ...{ penerima: null, terhitung: null, tgl_terima: null },
}

it('says what goes where, who carries it and who sent it', () => {
  const said = JSON.stringify(kertasKiriman(kirim))
  for (const each of [
    ...['LAPORAN KIRIM UANG', 'GS1-40412077', 'PUSAT', '12.345.000', 'Pak Hadi', 'TAS-7'],
    'Terbilang: dua belas juta tiga ratus empat puluh lima ribu rupiah',
    ...['Setoran mingguan', 'spv.gs1', 'KU-GS1-261124-0001'],
  ])
    expect(said, each).toContain(each)
})

it('says when it was cancelled', () => {
  expect(JSON.stringify(kertasKiriman({ ...kirim, status: 'BATAL' }))).toContain(
    'LAPORAN KIRIM UANG · BATAL',
  )
})
