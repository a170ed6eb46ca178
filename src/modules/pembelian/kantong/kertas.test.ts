import { describe, expect, it } from 'vitest'
import { kertasSetoran, type KertasSetoran } from './kertas-setoran.ts'
import { kertasLabel } from './label-kantong.ts'

const baris = (n: number): KertasSetoran['baris'][number] => ({
  kode_kantong: `FB-GS1-261121-0001/${n}`,
  id_beli: 'b',
  n_beli: n,
  no_faktur_beli: 'FB-GS1-261121-0001',
  jenis: 'BELI',
  tgl_system: '2026-11-21',
  input_by: 'kasir1',
  nama_barang: 'GELANG RANTAI ITALI DENGAN NAMA YANG PANJANG SEKALI',
  kode_barcode: null,
  kode_kategori: 'EMAS',
  kode_group: '75',
  kode_dept: 'CC',
  kondisi: 'Baik',
  kadar: n % 2 ? 75_00 : 70_00,
  kadar_eod: 75_00,
  no_segel: null,
  harga: 2_850_000,
  nilai: 2_850_000,
  gambar: null,
  tempat: 'BRANKAS',
  berat: 2_000,
  murni: 1_500,
  versi: 2,
  timbang: 1_990,
  berat_buku: 2_000,
})

const setoran = (banyak: number): KertasSetoran => ({
  nomor: 'SE-GS1-261121-0001',
  status: 'VALID',
  tgl_system: '2026-11-21',
  saat: '2026-11-21T10:00:00Z',
  jam: '17:00:00',
  input_by: 'kasir1',
  penerima: 'Pak Hadi',
  keterangan: null,
  nama_toko: 'Kencana Malang',
  alamat_toko: 'Jl. Kayutangan 1',
  baris: Array.from({ length: banyak }, (_, at) => baris(at + 1)),
})
const textsOf = (page: { elements: readonly { isi: string }[] } | undefined): string[] =>
  (page?.elements ?? []).map(({ isi }) => isi)

describe('the receipt of a setoran', () => {
  it('sums book and scale: three bags of 2,000 gr, each 0,010 gr lighter', () => {
    const [page, ...more] = kertasSetoran(setoran(3))
    expect(more).toEqual([])
    const texts = textsOf(page)
    for (const text of ['3 kantong', '6,000', '5,970', '-0,030', 'Pak Hadi', 'kasir1'])
      expect(texts).toContain(text)
    expect(texts).toContain('Kadar 75,00: 4,000 gr   Kadar 70,00: 2,000 gr')
    expect(texts.filter((text) => text.startsWith('Halaman'))).toEqual([])
  })

  it.each([
    [14, 1],
    [15, 2], // a page that goes on holds 20: the last bag takes the totals with it
    [34, 2],
    [35, 3],
  ])('of %i bags takes %i pages, signed on the last', (banyak, halaman) => {
    const pages = kertasSetoran(setoran(banyak))
    expect(pages).toHaveLength(halaman)
    expect(pages.map((page) => textsOf(page).includes('Yang menerima,'))).toEqual(
      pages.map((_, at) => at === halaman - 1),
    )
    for (const { elements, lebar, tinggi } of pages)
      for (const one of elements) {
        expect(one.position_x + one.width).toBeLessThanOrEqual(lebar)
        expect(one.position_y + one.height).toBeLessThanOrEqual(tinggi)
      }
  })

  it('says when it was taken back', () => {
    const [page] = kertasSetoran({ ...setoran(1), status: 'BATAL' })
    expect(textsOf(page)).toContain('SETORAN EMAS · BATAL')
  })
})

it('the label of a bag says its number, weight and kadar', () => {
  const [page] = kertasLabel(baris(1), 'GS1')
  const texts = textsOf(page)
  expect(texts.filter((text) => text === 'FB-GS1-261121-0001/1')).toHaveLength(2) // and its QR
  for (const text of ['2,000 gr', 'Kadar 75,00', 'Baik · tanpa barcode'])
    expect(texts).toContain(text)
})
