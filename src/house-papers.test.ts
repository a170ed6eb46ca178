import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { layoutNota, layoutSlip, NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { parafDiSlip } from '#modules/nota/kertas/slip'
import { desainBawaan } from '#modules/rancang-nota/bawaan'
import { isiContoh } from '#modules/rancang-nota/contoh'
import { jenisDari } from '#modules/rancang-nota/daftar'
import {
  lembarKertas,
  namaKertas,
  tanpaSlip,
  type KodeKertas,
  type UkuranRancang,
} from '#modules/rancang-nota/kertas'
import { expectSnapshot, textTable } from '#server/walk/test-snapshot'
import { house } from './house.ts'

const isPaper = (kode: string): kode is KodeKertas => Object.hasOwn(namaKertas, kode)
const papers = Object.keys(namaKertas).filter(isPaper)
const isSize = (name: string): name is NotaSize => Object.hasOwn(NOTA_SIZES, name)
const sizes = Object.keys(NOTA_SIZES).filter(isSize)
const sizesOf = (kode: KodeKertas): readonly UkuranRancang[] =>
  tanpaSlip.has(kode) ? sizes : [...sizes, 'SLIP']

/** A paper as shipped, with eight lines, marked as the copy that a flag or a reprint brings. */
function drawn(kode: KodeKertas, ukuran: UkuranRancang): readonly NotaPage[] {
  const design = { ...desainBawaan(kode, ukuran), latar: '' }
  const { baris, isian } = isiContoh(design, 'BANYAK')
  const content = { isian: { ...isian, tanda: 'COPY' }, baris }
  return ukuran === 'SLIP' ? [layoutSlip(design, content)] : layoutNota(design, content)
}

const kinds = papers.flatMap((kode) => sizesOf(kode).map((ukuran) => [kode, ukuran] as const))

test.each(kinds)('%s on %s: each page says that it is a copy, nothing leaves it', (kode, size) => {
  const pages = drawn(kode, size)
  expect(pages.length).toBeGreaterThan(0)
  for (const { elements, lebar, tinggi } of pages) {
    const marked = elements.some(({ isi }) => isi === 'COPY')
    expect(marked || kode === 'KUPON' || kode === 'BELAKANG').toBe(true)
    for (const { height, name, position_x, position_y, rotate, width } of elements) {
      if (rotate !== 0) continue // it lies across the page
      expect(position_x + width, `${name} to the right`).toBeLessThanOrEqual(lebar + 0.01)
      expect(position_y + height, `${name} below`).toBeLessThanOrEqual(tinggi + 0.01)
    }
  }
})

const copies = Object.entries(house.settings).filter(([, { field }]) =>
  /(?:Dua|Tiga) Lembar$/.test(field.label),
)

test('every flag of a second copy stands at its paper', () => {
  const said = new Set(Object.values(lembarKertas).flat())
  expect([...said].toSorted()).toEqual(copies.map(([key]) => key).toSorted())
})

/** Who signs: the words above the lines, from the right. */
const signed = (pages: readonly NotaPage[]): string =>
  (pages.at(-1)?.elements ?? [])
    .filter(({ name }) => name.startsWith('judul_paraf_'))
    .map(({ isi }) => isi.replace(/,$/, ''))
    .join(' + ')

const reads = (pages: readonly NotaPage[], kind: 'qrcode' | 'gambar'): string =>
  pages.some(({ elements }) => elements.some(({ jenis }) => jenis === kind)) ? 'x' : '.'

/** One sheet of the paper: how large, and how many for eight lines. */
const sheet = (kode: KodeKertas, ukuran: UkuranRancang): string => {
  const [page, ...more] = drawn(kode, ukuran)
  return page ? `${page.lebar}x${Math.round(page.tinggi * 10) / 10} (${more.length + 1})` : '-'
}

/** When each is printed first (SPEC 4, invoice print statuses); all of them again from a list. */
const statusCetak: Readonly<Record<KodeKertas, string>> = {
  ...{ JUAL: 'PENJUALAN', EMAS: 'PENJUALAN', BERLIAN: 'PENJUALAN', BELAKANG: 'PENJUALAN' },
  ...{ TUKAR: 'PENJUALAN', ACC: 'PENJUALAN', PERJANJIAN: 'PENJUALAN', KUPON: 'PENJUALAN' },
  ...{ BELI: '-', TITIPAN: '-', HUTANG: '-', CICILAN: '-', KWITANSI: '-' },
  ...{ PESANAN: 'PESANAN', SERVICE: 'SERVICE' },
  ...{ MANUAL_JUAL: 'PENJUALAN MANUAL', MANUAL_BELI: 'PENJUALAN MANUAL' },
}

/** The calls that print each; a visit prints its own at once, too. */
const jalan: Readonly<Record<KodeKertas, readonly string[]>> = {
  JUAL: ['penjualan/cetak', 'kunjungan/cetak'],
  EMAS: ['penjualan/cetak', 'kunjungan/cetak'],
  BERLIAN: ['penjualan/cetak', 'kunjungan/cetak'],
  BELAKANG: ['penjualan/cetak'],
  BELI: ['pembelian/cetak', 'kunjungan/cetak'],
  TUKAR: ['tukar-tambah/cetak', 'kunjungan/cetak'],
  ACC: ['penjualan/cetak', 'kunjungan/cetak'],
  PERJANJIAN: ['penjualan/cetak'],
  TITIPAN: ['titipan/cetak'],
  PESANAN: ['pesanan/cetak'],
  SERVICE: ['service/cetak'],
  HUTANG: ['hutang/cetak'],
  CICILAN: ['cicilan/cetak'],
  KWITANSI: ['cicilan', 'hutang', 'pesanan', 'service'].map((of) => `kwitansi/cetak/${of}`),
  MANUAL_JUAL: ['nota-manual/cetak'],
  MANUAL_BELI: ['nota-manual/cetak'],
  KUPON: ['penjualan/cetak'],
}
/** Papers of the house itself, laid out by the program: no shop designs them. */
const tetap: Readonly<Record<string, string>> = {
  'bayar-bonus/cetak': 'Bukti Bayar Bonus',
  'cash/laci/cetak': 'Serah Terima Laci',
  'hitung-brankas/cetak': 'Hitung Brankas Jaminan',
  'kirim-barang/cetak': 'Surat Jalan Barang',
  'kirim-uang/cetak': 'Laporan Kirim Uang',
  'pindah-barang/cetak': 'Surat Pindah Barang',
  'setoran-emas/cetak': 'Setoran Emas',
}

test('every call that prints a paper stands at its paper, and every paper has one', () => {
  const ada = readFileSync(path.join(import.meta.dirname, '../snapshots/routes.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^POST .*file/.test(line))
    .flatMap((line) => /^POST +(\S+)/.exec(line)?.[1] ?? [])
    .filter((one) => /\/cetak(?:\/(?!contoh)[^/]+)?$/.test(one))
  const disebut = new Set([...Object.values(jalan).flat(), ...Object.keys(tetap)])
  expect([...disebut].toSorted()).toEqual(ada.toSorted())
})

/** A slip of a receipt printer: always, only where the shop has designed one, or never. */
function slipDari(kode: KodeKertas): string {
  const jenis = jenisDari(kode)
  if (tanpaSlip.has(kode) || !jenis) return 'never'
  return parafDiSlip(jenis).length > 0 ? 'designed' : 'always'
}

/** How many copies a flag makes, by its own words. */
const lembarDari = (flag: string): string =>
  `${flag}=${house.settings[flag]?.field.label.endsWith('Tiga Lembar') ? 3 : 2}`

const bertanda = (kode: KodeKertas): string =>
  drawn(kode, 'SETENGAH').every(({ elements }) => elements.some(({ isi }) => isi === 'COPY'))
    ? 'x'
    : '.'

test('papers: kinds, sizes, sides, copies, who signs and what prints them', () => {
  const rows = papers.map((kode) => [
    kode,
    namaKertas[kode],
    statusCetak[kode],
    kode === 'BELAKANG' ? 'BACK' : 'FRONT',
    ...sizes.map((ukuran) => sheet(kode, ukuran)),
    tanpaSlip.has(kode) ? '-' : sheet(kode, 'SLIP'),
    slipDari(kode),
    reads(drawn(kode, 'SETENGAH'), 'qrcode'),
    bertanda(kode),
    signed(drawn(kode, 'SETENGAH')) || '-',
    jalan[kode].join(' '),
    lembarKertas[kode].map(lembarDari).join(' ') || '-',
  ])
  const head = [
    ...['paper', 'name', 'status', 'side', ...sizes, 'MOBILE', 'receipt', 'QR', 'COPY', 'signs'],
    ...['printed by', 'flags of more copies'],
  ]
  const lain = Object.entries(tetap).map(([call, nama]) => `fixed: ${nama}, by ${call}`)
  expectSnapshot(
    'papers',
    'Every paper as shipped: when it is printed first (then from a list: LIHATTRANSAKSI), its side,\n' +
      'millimetres by size (sheets of eight lines), the slip of a mobile printer, whether a receipt\n' +
      'printer gets it as a slip, whether it has a QR, whether copies say COPY, who signs, the calls\n' +
      'that print it, and the flags that print it so many times. All are templates of a shop but the\n' +
      'fixed ones below.',
    `${textTable(head, rows)}\n\n${lain.join('\n')}`,
  )
})
