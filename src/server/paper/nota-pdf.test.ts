import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaElement, notaText, type NotaElement, type NotaStyle } from '#kernel/nota-element'
import { registerPaperFont } from './fonts.ts'
import { renderNota } from './nota-pdf.ts'
import { readPdf } from './test-read-pdf.ts'

const page = (...elements: NotaElement[]): NotaPage => ({
  lebar: 210,
  tinggi: 105,
  latar: '',
  elements,
})

const drawn = async (...elements: NotaElement[]) => {
  const [first] = readPdf(await renderNota([page(...elements)]))
  if (!first) throw new Error('a page was expected')
  return first
}

const boxed = (isi: string, width: number, height: number, style: NotaStyle = {}) =>
  notaText('x', [10, 10, width, height], isi, style)

const sizes = (isi: string) => [...isi.matchAll(/\/F\d+ (\S+) Tf/g)].map(([, size]) => Number(size))
const rectangles = (isi: string) => isi.match(/\bre\b/g)?.length ?? 0
const LONG =
  'GELANG RANTAI NORI PANJANG SEKALI DENGAN LIONTIN HATI DAN BATU KECIL WARNA MERAH MUDA TUA'

describe('renderNota', () => {
  it('gives every page its own size', async () => {
    const file = await renderNota([page(), { ...page(), tinggi: 148.5 }])
    const mm = readPdf(file).map(({ lebar, tinggi }) =>
      [lebar, tinggi].map((points) => Number(((points / 72) * 25.4).toPrecision(5))),
    )
    expect(mm).toEqual([
      [210, 105],
      [210, 148.5],
    ])
  })

  it('lets others in between two pages, and asks for the next one only then', async () => {
    let turn = 0
    let drawing = true
    const others = (): void => {
      turn += 1
      if (drawing) setImmediate(others)
    }
    setImmediate(others)
    const askedAt: number[] = []
    function* pages(): Generator<NotaPage> {
      for (let at = 0; at < 10; at += 1) {
        askedAt.push(turn)
        yield page(boxed(LONG, 50, 8))
      }
    }
    await renderNota(pages())
    drawing = false
    expect(new Set(askedAt).size).toBe(10)
  })

  it('cuts, shrinks or wraps a text that is too long, as its element says', async () => {
    const cut = await drawn(boxed(LONG, 50, 5, { muat: 'potong' }))
    expect(cut.texts[0]?.text).toMatch(/^GELANG .*…$/)
    expect(sizes(cut.isi)).toEqual([8])

    const shrunk = await drawn(boxed('KALUNG RANTAI NORI 18K', 30, 5))
    expect(shrunk.texts.map(({ text }) => text)).toEqual(['KALUNG RANTAI NORI 18K'])
    expect(sizes(shrunk.isi)[0]).toBeLessThan(8)

    const wrapped = await drawn(boxed(LONG, 50, 8, { muat: 'lipat' }))
    expect(wrapped.texts.length).toBeGreaterThan(1)
    expect(wrapped.texts.map(({ text }) => text).join(' ')).toBe(LONG)
  })

  it('sets a wrapped text smaller rather than break a word in its middle', async () => {
    const name = async (width: number) =>
      (await drawn(boxed('kasir-panjang.gs1', width, 8, { muat: 'lipat' }))).texts
    expect((await name(20)).map(({ text }) => text)).toEqual(['kasir-panjang.gs1'])
    expect((await name(10)).length).toBeGreaterThan(1) // no letters are small enough
  })

  it('keeps a figure of a shrunk column whole', async () => {
    for (let width = 14; width < 20; width += 0.1) {
      const figure = await drawn(boxed('1.234.567.890', width, 4, { rata: 'kanan' }))
      expect(figure.texts[0]?.text).toBe('1.234.567.890')
    }
  })

  it('aligns right and centred texts by their width', async () => {
    const rata = async (side: NotaStyle['rata']) =>
      (await drawn(boxed('1.250', 50, 5, { rata: side ?? 'kiri' }))).texts[0]?.x ?? 0
    const [left, middle, right] = [await rata('kiri'), await rata('tengah'), await rata('kanan')]
    expect(left).toBe(0)
    expect(middle).toBeCloseTo(right / 2, 1)
    expect(right).toBeLessThan((50 / 25.4) * 72)
  })

  it('draws CODE128 and QR as rectangles, two pixels a module at most', async () => {
    const code = notaElement('barcode', 'x', [10, 10, 150, 20], 'FJ-1')
    const { isi } = await drawn(code)
    expect(rectangles(isi)).toBeGreaterThan(20)
    const heights = [...isi.matchAll(/\S+ \S+ \S+ (\S+) re/g)].map(([, height]) => Number(height))
    for (const height of heights) expect(height).toBeCloseTo(40 * 0.75, 3)
    const qr = await drawn(notaElement('qrcode', 'x', [10, 10, 20, 20], 'https://toko.example'))
    const widths = [...qr.isi.matchAll(/\S+ \S+ (\S+) \S+ re/g)].map(([, width]) => Number(width))
    expect(Math.min(...widths)).toBeCloseTo(2 * 0.75, 3)
  })

  it('shows the text where a code cannot hold it', async () => {
    const { texts } = await drawn(notaElement('barcode', 'x', [10, 10, 60, 10], '戒指'))
    expect(texts.map(({ text }) => text).join('')).toBe('戒指')
  })

  it('turns an element about its middle', async () => {
    const { isi } = await drawn(boxed('COPY', 40, 10, { rotate: 90 }))
    expect(isi).toMatch(/\n0 1 -1 0 /)
  })

  it('embeds a picture once, and leaves out what is missing or broken', async () => {
    const foto = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#aa8822' },
    })
      .jpeg()
      .toBuffer()
    const gambar = (isi: string) => notaElement('gambar', 'x', [10, 10, 20, 20], isi)
    const one = page(gambar('foto'), gambar('rusak'), gambar('tak_ada'), boxed('tetap', 20, 5))
    const images = new Map([
      ['foto', foto],
      ['rusak', Buffer.from('not a picture')],
    ])
    const file = await renderNota([{ ...one, latar: 'foto' }, one], images)
    expect(readPdf(file).map(({ gambar: count }) => count)).toEqual([2, 1])
    expect(file.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(readPdf(file).map(({ texts }) => texts.map(({ text }) => text))).toEqual([
      ['tetap'],
      ['tetap'],
    ])
  })

  it('writes the names of Hong Kong and Japan', async () => {
    const { texts } = await drawn(boxed('陳大文 Ω リング', 60, 5, { tebal: true }))
    expect(texts.map(({ text }) => text).join('')).toBe('陳大文 Ω リング')
  })

  it('uses a font that was uploaded under the name of a family', async () => {
    const before = await renderNota([page(boxed('Emas', 30, 5, { font_family: 'Candara bold' }))])
    expect(before.toString('latin1')).toMatch(/NotoSans-Bold/)
    const file = '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'
    const font = readFileSync(createRequire(import.meta.url).resolve(file))
    registerPaperFont('candara', true, font)
    const after = await renderNota([page(boxed('Emas', 30, 5, { font_family: 'Candara bold' }))])
    expect(after.toString('latin1')).toMatch(/NotoSans-Italic/)
    expect(() => registerPaperFont('x', false, Buffer.from('no font'))).toThrow('font')
  })
})
