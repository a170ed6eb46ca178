import { expect, it } from 'vitest'
import { kertasHitungan, type HitunganLaci } from './kertas-laci.ts'

const hitung: HitunganLaci = {
  ...{ nomor: 'LC-GS1-261124-0003', tgl_system: '2026-11-24', jam: '20:31:00' },
  ...{ nama_toko: 'TOKO MAS KENCANA', alamat_toko: 'Jl. Emas 1', input_by: 'spv.gs1' },
  ...{ penyetuju: 'own.gs1', laci: 'BRANKAS', buku: 4_173_000, terhitung: 4_123_000 },
  ...{ selisih: -50_000, setor: null, keterangan: 'Kurang satu lembar' },
  pecahan: [
    { pecahan: 1_000, lembar: 3 },
    { pecahan: 20_000, lembar: 6 },
    { pecahan: 100_000, lembar: 40 },
  ],
}
const kata = (isi: HitunganLaci): string => JSON.stringify(kertasHitungan(isi))

it('says what of each note was there, what the book says, why, and who saw it', () => {
  const said = kata(hitung)
  for (const each of [
    ...['BERITA ACARA HITUNG UANG BRANKAS', 'LC-GS1-261124-0003', '4.000.000', '120.000'],
    ...['Menurut buku Rp 4.173.000, terhitung Rp 4.123.000, kurang Rp 50.000.'],
    ...['Kurang satu lembar', 'spv.gs1', 'own.gs1', '49'],
  ])
    expect(said, each).toContain(each)
  expect(said.indexOf('100.000')).toBeLessThan(said.indexOf('20.000'))
})

it('of a drawer says what was handed over, and that nothing is missing', () => {
  const said = kata({ ...hitung, laci: 'kasir1', selisih: 0, setor: 3_123_000, buku: 4_123_000 })
  expect(said).toContain('BERITA ACARA SETOR LACI')
  expect(said).toContain('tidak ada selisih. Disetor Rp 3.123.000.')
})

it('of an empty safe says so', () => {
  expect(kata({ ...hitung, pecahan: [], terhitung: 0 })).toContain('Kosong')
})
