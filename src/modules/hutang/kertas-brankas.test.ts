import { expect, it } from 'vitest'
import { kertasHitung } from './kertas-brankas.ts'

const hitung: Parameters<typeof kertasHitung>[0] = {
  ...{ nomor: 'BR-GS1-261124-0001', tgl_system: '2026-11-24', saat: '', jam: '11:30:00' },
  ...{ nama_toko: 'TOKO MAS KENCANA', alamat_toko: 'Jl. Emas 1', input_by: 'spv.gs1' },
  ...{ status: 'VALID', sebab: 'Tas dibawa ke notaris' },
  ...{ dihitung: 15, seharusnya: 15, jumlah_hilang: 1, jumlah_lebih: 1 },
  hilang: [
    {
      ...{ no_segel: 'S82-860', no_faktur_hutang: 'HT-GS1-261116-0001', berat: 11_753 },
      ...{ nama_customer: 'IBU RATNA', nama_barang: 'KALUNG RANTAI', pokok: 7_800_000 },
    },
  ],
  lebih: [
    {
      ...{ no_segel: 'S61-219', hasil: 'TOKO_LAIN', no_faktur_hutang: null, nama_barang: '' },
      ...{ berat: null, toko: 'Kencana Malang' },
    },
  ],
}
const kata = (isi: typeof hitung): string => JSON.stringify(kertasHitung(isi))

it('the report names each bag that differs, its owner and what is lent on it', () => {
  const said = kata(hitung)
  for (const each of [
    ...['BERITA ACARA HITUNG BRANKAS', 'S82-860', 'HT-GS1-261116-0001', 'IBU RATNA'],
    ...['KALUNG RANTAI', '11,753', '7.800.000', '1 hilang', 'S61-219', 'Milik Toko Lain'],
    ...['Kencana Malang', 'Seharusnya 15 tas, dihitung 15 tas', 'Tas dibawa ke notaris', 'spv.gs1'],
  ])
    expect(said, each).toContain(each)
})

it('of a count without a difference it says so', () => {
  const said = kata({ ...hitung, hilang: [], lebih: [], jumlah_hilang: 0, jumlah_lebih: 0 })
  expect(said).toContain('Semua tas ada di tempatnya.')
  expect(said).not.toContain('0,000')
})

it('of a cancelled count it is marked', () => {
  expect(kata({ ...hitung, status: 'BATAL' })).toContain('HITUNG BRANKAS · BATAL')
})
