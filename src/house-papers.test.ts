import { expect, test } from 'vitest'
import { layoutNota, layoutSlip, NOTA_SIZES, type NotaPage, type NotaSize } from '#kernel/nota'
import { desainBawaan } from '#modules/rancang-nota/bawaan'
import { isiContoh } from '#modules/rancang-nota/contoh'
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

test('papers: kinds, sizes, sides, copies and who signs', () => {
  const rows = papers.map((kode) => [
    kode,
    namaKertas[kode],
    kode === 'BELAKANG' ? 'BACK' : 'FRONT',
    ...sizes.map((ukuran) => sheet(kode, ukuran)),
    tanpaSlip.has(kode) ? '-' : sheet(kode, 'SLIP'),
    reads(drawn(kode, 'SETENGAH'), 'qrcode'),
    signed(drawn(kode, 'SETENGAH')) || '-',
    lembarKertas[kode].join(' ') || '-',
  ])
  const head = ['paper', 'name', 'side', ...sizes, 'MOBILE', 'QR', 'signs', 'flags of more copies']
  expectSnapshot(
    'papers',
    'Every paper as shipped: its side, millimetres by size (sheets of eight lines), the slip of\n' +
      'a mobile printer, whether it has a QR, who signs, and the flags that print it twice (COPY).',
    textTable(head, rows),
  )
})
