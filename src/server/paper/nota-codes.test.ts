import { create } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { code128, qrCode } from './nota-codes.ts'

describe('qrCode', () => {
  it('covers exactly the dark modules of a level L code', () => {
    const text = 'https://toko.example/nota/FJ-GS1-261121-0001'
    const { modules } = create(text, { errorCorrectionLevel: 'L' })
    const code = qrCode(text)
    expect([code.width, code.height]).toEqual([modules.size, modules.size])
    const covered = Array.from({ length: modules.size ** 2 }, () => 0)
    for (const { x, y, width, height } of code.bars) {
      expect(height).toBe(1)
      for (let at = x; at < x + width; at++) {
        const index = y * modules.size + at
        covered[index] = (covered[index] ?? 0) + 1
      }
    }
    expect(covered).toEqual(Array.from(modules.data))
  })
})

describe('code128', () => {
  it('starts with B, stops, and has 11 modules a symbol and 13 for the stop', () => {
    // Start B, "AB", checksum (104 + 33 + 2 * 34) % 103 = 102, stop.
    const { width, bars } = code128('AB')
    expect(width).toBe(4 * 11 + 13)
    const start = bars.slice(0, 3)
    expect(start.map((bar) => [bar.x, bar.width])).toEqual([
      [0, 2],
      [3, 1],
      [6, 1],
    ])
    expect(bars.slice(-4).map((bar) => bar.width)).toEqual([2, 3, 1, 2])
    expect(bars).toHaveLength(4 * 3 + 4)
  })

  it('packs digits by two', () => {
    expect(code128('12345678').width).toBeLessThan(code128('ABCDEFGH').width)
  })

  it('refuses what it cannot hold', () => {
    expect(() => code128('戒指')).toThrow('CODE128')
    expect(() => code128('')).toThrow('CODE128')
  })
})
