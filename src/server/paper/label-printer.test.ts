import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { notaElement, notaText } from '#kernel/nota-element'
import { pitaDari, tsplDari, zplDari } from './label-printer.ts'

/** A label of 33 x 15 mm, 264 x 120 dots: a name above a code. */
const label = (nama: string, kode = '010000017'): NotaPage => ({
  ...{ lebar: 33, tinggi: 15, latar: '' },
  elements: [
    notaText('nama', [1, 0.6, 31, 2.5], nama, { font_size: 5.3 }),
    notaElement('barcode', 'kode', [1, 3.3, 31, 3.9], kode),
    notaText('nomor', [1, 12, 31, 2.5], kode, { font_size: 5.3 }),
  ],
})
const qr = (kode: string): NotaPage => ({
  ...{ lebar: 60, tinggi: 30, latar: '' },
  elements: [notaElement('qrcode', 'kode', [1, 9, 11.2, 11.2], kode)],
})

/** What a printer of 203 dpi blackens by the pictures that it is given: the dots of each line. */
function dotsOf(pictures: readonly { x: number; y: number; bytes: number; rows: Uint8Array }[]) {
  const found = new Map<number, number[]>()
  for (const { bytes, rows, x, y } of pictures)
    for (const [at, byte] of rows.entries())
      for (let bit = 0; bit < 8; bit += 1) {
        if (!(byte & (0x80 >> bit))) continue
        const line = y + Math.floor(at / bytes)
        found.set(line, [...(found.get(line) ?? []), x + (at % bytes) * 8 + bit])
      }
  return found
}
const zplPictures = (zpl: string) =>
  [...zpl.matchAll(/\^FO(\d+),(\d+)\^GFA,(\d+),(\d+),(\d+),([0-9A-F]+)\^FS/g)].map(
    ([, x, y, all, sent, bytes, hex]) => {
      const rows = Uint8Array.from(Buffer.from(hex ?? '', 'hex'))
      expect([Number(all), Number(sent)]).toEqual([rows.length, rows.length])
      return { x: Number(x), y: Number(y), bytes: Number(bytes), rows }
    },
  )
function tsplPictures(tspl: Buffer) {
  const pictures: ReturnType<typeof zplPictures> = []
  const text = tspl.toString('latin1')
  for (const found of text.matchAll(/BITMAP (\d+),(\d+),(\d+),(\d+),0,/g)) {
    const [x = 0, y = 0, bytes = 0, height = 0] = found.slice(1).map(Number)
    const at = found.index + found[0].length
    const rows = tspl.subarray(at, at + bytes * height).map((byte) => byte ^ 0xff)
    expect(text.slice(at + bytes * height, at + bytes * height + 2)).toBe('\r\n')
    pictures.push({ x, y, bytes, rows: Uint8Array.from(rows) })
  }
  return pictures
}
const words = async (nama: string) => dotsOf(zplPictures(String(await zplDari([label(nama)]))))

describe('the words of a label printer', () => {
  it('are ZPL of one format a label, at 8 dots a millimetre; codes are drawn by the printer', async () => {
    const zpl = String(await zplDari([label('CINCIN BELAH ROTAN')]))
    expect(zpl).toMatch(/^\^XA\^CI28\^PW264\^LL120\^FO8,26\^BY2\^BCN,31,N,N,N\^FH\^FD010000017\^FS/)
    expect(zpl.endsWith('^XZ\n')).toBe(true)
  })

  it('are TSPL with CRLF, of the same dots', async () => {
    const tspl = await tsplDari([label('CINCIN BELAH ROTAN')])
    const text = tspl.toString('latin1')
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      ...['SIZE 33 mm,15 mm', 'GAP 2 mm,0 mm', 'CODEPAGE UTF-8', 'CLS'],
    ])
    // A picture covers what is below it, white and all: two labels in a row have bands in common.
    const kode = 'BARCODE 8,26,"128",31,0,0,2,2,"010000017"\r\nPRINT 1,1\r\n'
    expect(text.endsWith(kode)).toBe(true)
    expect(dotsOf(tsplPictures(tspl))).toEqual(await words('CINCIN BELAH ROTAN'))
  })

  it('keep a name of any length and script within its line', async () => {
    const pendek = await words('CINCIN')
    for (const nama of ['KALUNG RANTAI ITALI MILANO LASER CUT '.repeat(4), '金の指輪 18K ひかり']) {
      const dots = await words(nama)
      const [atas, bawah] = [[...dots.keys()].filter((y) => y < 26), [...dots.keys()]]
      expect(atas.length).toBeGreaterThan(5)
      expect(atas.flatMap((y) => dots.get(y) ?? []).every((x) => x >= 7 && x < 257)).toBe(true)
      // The number below stands as it does under a short name.
      const nomor = (all: typeof dots) => [...all].filter(([y]) => y > 90)
      expect(bawah.some((y) => y >= 26 && y < 57)).toBe(false)
      expect(nomor(dots)).toEqual(nomor(pendek))
    }
  })

  it('hold a QR code of level L', async () => {
    expect(String(await zplDari([qr('010000017')]))).toContain('^FDLA,010000017^FS')
    expect(String(await tsplDari([qr('010000017')]))).toContain(',L,3,A,0,"010000017"')
  })

  it('cannot be broken by a name or a code', async () => {
    const jahat = 'X"^XZ~JR\r\nPRINT 9'
    const zpl = String(await zplDari([label(jahat, jahat)]))
    expect(zpl.match(/\^XZ/g)).toHaveLength(1)
    expect(zpl).not.toContain('~')
    const tspl = (await tsplDari([label(jahat, jahat)])).toString('latin1')
    expect(tspl.match(/^PRINT/gm)).toHaveLength(1)
    expect(tspl).toContain('X\\["]')
  })

  it('send each line of words by itself, without the white around it', () => {
    const greys = new Uint8Array(16 * 4).fill(255)
    for (const at of [3, 16 + 12, 48 + 15]) greys[at] = 0
    expect(pitaDari(greys, 16)).toEqual([
      { x: 3, y: 0, bytes: 2, rows: Uint8Array.of(0x80, 0, 0, 0x40) },
      { x: 15, y: 3, bytes: 1, rows: Uint8Array.of(0x80) },
    ])
  })
})
