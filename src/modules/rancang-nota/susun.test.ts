import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import type { DataKertas } from '#modules/nota/kertas/isian'
import { susunNota } from '#modules/nota/kertas/susun'
import type { JenisKertas } from '#modules/nota/kertas/template'
import { namaIsian } from './contoh.ts'
import { desainBawaan } from './bawaan.ts'
import { halamanContoh } from './halaman-contoh.ts'
import { rupaKertas } from './daftar.ts'
import { namaKertas, tanpaSlip, type KodeKertas } from './kertas.ts'

const data: DataKertas = {
  ...{ ukuran: 'SETENGAH', lembar: [''], latar: '', logo: '', nama_toko: 'Toko' },
  ...{ alamat_toko: '', no_hp_toko: '', npwp: '', no_faktur_group: 'FG-1' },
  ...{ tgl_system: '2026-11-22', jam: '14:05', kode_sales: 'SLS3', nama_sales: 'Rina' },
  ...{ input_by: 'kasir1', valid_by: 'kasir2', nama_customer: 'SARI', alamat_customer: '' },
  ...{ no_hp: '', keterangan: '', url: '', cetak_ulang: 0, tanda_tangan: 'ttd/1' },
}
/** A paper of one line, paid in so many ways. */
const susun = (
  jenis: JenisKertas,
  kertas: KodeKertas,
  lain: Partial<DataKertas>,
  bayar = 1,
  isian = {},
) =>
  susunNota(
    { ...data, ...lain },
    {
      ...{ kertas, jenis, judul: 'NOTA', nomor: 'FJ-1' },
      baris: [{ nama: 'CINCIN', tukar: '17,13%', nilai_tukar: '4.123.000' }],
      bawah: Array.from({ length: bayar }, (_, ke) => [`Cara ${ke + 1}`, 4_123 + ke] as const),
      isian: { grand_total: '4.123.000', terbilang: 'Empat juta', ...isian },
    },
  )
const jenisDari = (kode: KodeKertas): JenisKertas | undefined => {
  const rupa = rupaKertas[kode]
  return 'jenis' in rupa ? rupa.jenis : undefined
}
const isi = (pages: readonly NotaPage[]): string[] =>
  pages.flatMap(({ elements }) => elements.map((one) => one.isi))

const kode = Object.keys(namaKertas).filter((one): one is KodeKertas => one in namaKertas)
const berslip = kode.filter((one) => !tanpaSlip.has(one))

describe('a slip as shipped', () => {
  it.each(berslip)('of %s says in each line what it is about', (kertas) => {
    const nama = desainBawaan(kertas, 'SLIP').elements.filter(({ isi: kata }) =>
      kata.includes('{nama}'),
    )
    expect(nama.map(({ name, tempat }) => [name, tempat])).toEqual([['baris_nama', 'baris']])
  })

  it.each([
    ['PESANAN', '{kadar}  {berat}  {janji}'],
    ['SERVICE', '{kadar}  {berat}  {janji}'],
    ['CICILAN', '{jatuh}  {angsuran}  {dibayar}'],
    ['KWITANSI', '{kode}'],
    ['JUAL', '{kadar_cetak}  {berat}  {per_gram}'],
  ] as const)('of %s says by when, or for what', (kertas, rincian) => {
    const { elements } = desainBawaan(kertas, 'SLIP')
    expect(elements.find(({ name }) => name === 'baris_rincian')?.isi).toBe(rincian)
  })
})

describe('on a desk with a receipt printer', () => {
  it.each(kode)('%s is a slip only where the shop alone signs', (kertas) => {
    const jenis = jenisDari(kertas)
    if (!jenis) return
    const [page] = susun(jenis, kertas, { struk: true })
    const dua = jenis.paraf.length > 1
    expect(page?.lebar).toBe(dua ? 210 : 72)
    expect(isi(page ? [page] : []).includes('Empat juta')).toBe(dua)
  })

  it('a slip of its own design is signed by both: an older one grows by who has no place', () => {
    const beli = jenisDari('BELI')
    if (!beli) throw new Error('a paper is missing')
    const slip = desainBawaan('BELI', 'SLIP')
    const cetak = (desain: typeof slip) =>
      susun(beli, 'BELI', { struk: true, desain: { 'BELI SLIP': desain } })
    const pages = cetak(slip)
    expect(pages[0]?.lebar).toBe(72)
    expect(isi(pages)).toEqual(
      expect.arrayContaining(['Penjual,', 'Hormat kami,', 'SARI', 'kasir2', 'ttd/1']),
    )
    const lama = { ...slip, elements: slip.elements.filter(({ name }) => name !== 'paraf_1') }
    const [page] = cetak(lama)
    expect([page?.lebar, page?.tinggi]).toEqual([72, slip.tinggi + 23])
    // The shop signs where it did, the seller below everything.
    const bawah = (page?.elements ?? []).filter((one) => one.position_y >= slip.tinggi)
    expect(bawah.map((one) => one.isi)).toEqual(['Penjual,', 'ttd/1', '', 'SARI'])
    for (const one of bawah)
      expect(one.position_y + one.height).toBeLessThanOrEqual(page?.tinggi ?? 0)
    const tanpa = slip.elements.filter(({ name }) => !name.includes('paraf') && name !== 'ttd')
    const dua = isi(cetak({ ...slip, elements: tanpa }))
    expect(dua).toEqual(expect.arrayContaining(['Penjual,', 'Hormat kami,', 'SARI', 'kasir2']))
  })

  it.each(berslip)('an older slip of %s looks in the designer as it is printed', (kertas) => {
    const slip = desainBawaan(kertas, 'SLIP')
    const lama = {
      ...slip,
      elements: slip.elements.filter(({ name }) => !name.includes('paraf') && name !== 'ttd'),
    }
    const jenis = jenisDari(kertas)
    if (!jenis) throw new Error('a paper is missing')
    const [layar] = halamanContoh({
      ...{ kertas, ukuran: 'SLIP', contoh: 'BIASA', desain: lama, latar: '', logo: '' },
    })
    const [cetak] = susun(jenis, kertas, { struk: true, desain: { [`${kertas} SLIP`]: lama } })
    // The example has two lines of 9 mm, this paper one.
    expect((layar?.tinggi ?? 0) - 9).toBe(cetak?.tinggi)
    const paraf = (page: NotaPage | undefined, turun: number) =>
      (page?.elements ?? [])
        .filter(({ name }) => name.includes('paraf'))
        .map(({ name, position_x, position_y }) => [name, position_x, position_y - turun])
    expect(paraf(layar, 9)).toEqual(paraf(cetak, 0))
    expect(paraf(layar, 9)).toHaveLength(jenis.paraf.length > 1 ? 6 : 0)
  })

  it('an agreement keeps its figures, a loan its signature', () => {
    const janji = jenisDari('PERJANJIAN')
    const hutang = jenisDari('HUTANG')
    if (!janji || !hutang) throw new Error('a paper is missing')
    const kata = isi(susun(janji, 'PERJANJIAN', { struk: true }))
    expect(kata).toEqual(expect.arrayContaining(['17,13%', '4.123.000', 'Pembeli,', 'SARI']))
    expect(isi(susun(hutang, 'HUTANG', { struk: true }))).toContain('ttd/1')
  })
})

describe('eight payments on a saved design', () => {
  const jual = jenisDari('JUAL')
  const bayar = (pages: readonly NotaPage[]) =>
    (pages[0]?.elements ?? []).filter(({ name }) => /_bayar_\d$/.test(name))

  it.each(['A4', 'SETENGAH'] as const)('on %s stand closer, above what is below', (ukuran) => {
    if (!jual) throw new Error('a paper is missing')
    const milik = desainBawaan('JUAL', ukuran)
    const garis = { ...milik.elements[0], position_x: 150, position_y: milik.tinggi - 9 }
    const tambahan = milik.elements.filter(({ name }) => name === 'garis_total')
    const dengan = {
      ...milik,
      elements: [...milik.elements, ...tambahan.map((one) => ({ ...one, ...garis, rotate: 0 }))],
    }
    for (const [desain, batas] of [
      [milik, milik.tinggi - 3],
      [dengan, milik.tinggi - 9],
    ] as const) {
      const pages = susun(jual, 'JUAL', { ukuran, desain: { [`JUAL ${ukuran}`]: desain } }, 8)
      const rows = bayar(pages)
      expect(rows).toHaveLength(16)
      const y = rows.filter(({ rata }) => rata === 'kanan').map((one) => one.position_y)
      expect(y).toEqual(y.toSorted((a, b) => a - b))
      for (const { font_size, height, position_y } of rows) {
        expect(position_y + height).toBeLessThanOrEqual(batas + 0.001)
        expect(font_size * 0.45).toBeLessThanOrEqual(height + 0.001)
      }
    }
  })

  it('push what is below them down on a slip, which grows', () => {
    if (!jual) throw new Error('a paper is missing')
    const [pendek, panjang] = [3, 8].map((n) => susun(jual, 'JUAL', { struk: true, url: 'x' }, n))
    const y = (pages: readonly NotaPage[] | undefined, name: string): number =>
      pages?.[0]?.elements.find((one) => one.name === name)?.position_y ?? 0
    expect((panjang?.[0]?.tinggi ?? 0) - (pendek?.[0]?.tinggi ?? 0)).toBe(5 * 4)
    expect(y(panjang, 'qr') - y(pendek, 'qr')).toBe(5 * 4)
    expect(y(panjang, 'grand_total')).toBe(y(pendek, 'grand_total'))
    expect(y(panjang, 'jumlah_bayar_7') + 4).toBeLessThanOrEqual(y(panjang, 'qr'))
  })
})

describe('the stamp on a saved design', () => {
  const meterai = 'Meterai Rp 10.000'
  const jual = jenisDari('JUAL')
  const desain = { 'JUAL SETENGAH': desainBawaan('JUAL', 'SETENGAH') }
  const nama = (isian: object, lain: Partial<DataKertas> = { desain }): string[] =>
    jual
      ? susun(jual, 'JUAL', lain, 1, { keterangan: 'Ukur 14', ...isian }).flatMap(({ elements }) =>
          elements.map(({ name }) => name).filter((name) => /^(?:meterai|keterangan)/.test(name)),
        )
      : []
  const bingkai = ['meterai_atas', 'meterai_bawah', 'meterai_kiri', 'meterai_kanan', 'meterai']

  it('stands with its frame where there is one, and takes the place of the remark', () => {
    for (const lain of [{ desain }, {}]) {
      expect(nama({ meterai }, lain)).toEqual(bingkai)
      expect(nama({ meterai: '' }, lain)).toEqual(['keterangan'])
    }
  })

  it('makes a slip longer that has no place for it, below everything', () => {
    if (!jual) throw new Error('a paper is missing')
    const [tanpa] = susun(jual, 'JUAL', { struk: true })
    const [page] = susun(jual, 'JUAL', { struk: true }, 1, { meterai })
    expect((page?.tinggi ?? 0) - (tanpa?.tinggi ?? 0)).toBe(26)
    const kotak = page?.elements.filter(({ name }) => name.startsWith('meterai')) ?? []
    expect(kotak).toHaveLength(5)
    for (const { height, position_y } of kotak) {
      expect(position_y).toBeGreaterThanOrEqual(tanpa?.tinggi ?? 0)
      expect(position_y + height).toBeLessThan(page?.tinggi ?? 0)
    }
  })

  it('is among the fields that a designer offers', () => {
    expect(namaIsian(desain['JUAL SETENGAH']).nota).toContain('meterai')
  })
})
