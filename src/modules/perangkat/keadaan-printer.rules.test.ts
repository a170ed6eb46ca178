import { describe, expect, test } from 'vitest'
import { keadaanPrinter, tanyaKeadaan } from './keadaan-printer.rules.ts'

const text = (value: string) => new TextEncoder().encode(value)

describe('a receipt printer', () => {
  const of = (...bytes: number[]) => keadaanPrinter('ESCPOS', Uint8Array.from(bytes))

  test('is asked three times in real time', () => {
    expect([...tanyaKeadaan.ESCPOS]).toEqual([16, 4, 2, 16, 4, 3, 16, 4, 4])
  })

  test('is ready where only the fixed bits are on', () => {
    expect(of(0x12, 0x12, 0x12)).toEqual([])
  })

  test('says that its cover is open, and that it has no paper, once', () => {
    expect(of(0x16, 0x12, 0x12)).toEqual(['Tutup Printer Terbuka'])
    expect(of(0x32, 0x12, 0x72)).toEqual(['Kertas Habis'])
    expect(of(0x12, 0x12, 0x1e)).toEqual(['Kertas Hampir Habis'])
    expect(of(0x12, 0x1a, 0x12)).toEqual(['Pisau Macet'])
    expect(of(0x12, 0x32, 0x12)).toEqual(['Printer Rusak: Matikan, Lalu Nyalakan Lagi'])
  })

  test('gives no answer where the bytes are of another language, or too few', () => {
    expect(of()).toBeUndefined()
    expect(of(0x12, 0x12)).toBeUndefined()
    expect(of(0x41, 0x42, 0x43)).toBeUndefined()
  })
})

describe('a label printer', () => {
  // As in the maker's programming guide, with the flags set one by one.
  const zebra = (kertas: string, jeda: string, kepala: string, pita: string) =>
    text(
      `\u0002030,${kertas},${jeda},1245,000,0,0,0,000,0,0,0\u0003\r\n` +
        `\u0002000,0,${kepala},${pita},0,2,4,0,00000000,1,000\u0003\r\n\u00021234,0\u0003\r\n`,
    )

  test('of Zebra tells its paper, pause, head and ribbon', () => {
    expect(keadaanPrinter('ZPL', zebra('0', '0', '0', '0'))).toEqual([])
    expect(keadaanPrinter('ZPL', zebra('1', '0', '0', '0'))).toEqual(['Kertas Habis'])
    expect(keadaanPrinter('ZPL', zebra('0', '1', '0', '0'))).toEqual(['Printer Dijeda'])
    expect(keadaanPrinter('ZPL', zebra('0', '0', '1', '1'))).toEqual([
      'Tutup Printer Terbuka',
      'Pita Habis',
    ])
    expect(keadaanPrinter('ZPL', text('\u0002030,0'))).toBeUndefined()
  })

  test('of TSC tells it in one byte', () => {
    const of = (byte: number) => keadaanPrinter('TSPL', Uint8Array.of(byte))
    expect(of(0x00)).toEqual([])
    expect(of(0x20)).toEqual([]) // it prints
    expect(of(0x05)).toEqual(['Tutup Printer Terbuka', 'Kertas Habis'])
    expect(of(0x0a)).toEqual(['Kertas Macet', 'Pita Habis'])
    expect(of(0x10)).toEqual(['Printer Dijeda'])
    expect(keadaanPrinter('TSPL', new Uint8Array())).toBeUndefined()
  })
})
