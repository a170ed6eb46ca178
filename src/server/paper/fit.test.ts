import { describe, expect, it } from 'vitest'
import { cutToWidth, wrapToLines, wrapToWidth } from './fit.ts'

const perCharacter = (text: string) => Array.from(text).length

describe('cutToWidth', () => {
  it.each([
    ['CINCIN', 6, 'CINCIN'],
    ['CINCIN BELAH', 8, 'CINCIN…'],
    ['CINCIN BELAH', 9, 'CINCIN B…'],
    ['CINCIN', 1, ''],
    ['', 0, ''],
    ['𠮷𠮷𠮷𠮷', 3, '𠮷𠮷…'],
  ])('%s in %d is %s', (text, max, cut) => {
    expect(cutToWidth(text, max, perCharacter)).toBe(cut)
  })
})

describe('wrapToWidth', () => {
  it.each([
    ['satu juta dua ratus', 9, ['satu juta', 'dua ratus']],
    ['satu juta dua ratus', 100, ['satu juta dua ratus']],
    ['a\nb', 10, ['a', 'b']],
    ['', 10, ['']],
    ['SUPERKALIFRAGILISTIK emas', 10, ['SUPERKALIF', 'RAGILISTIK', 'emas']],
    ['emas 黃金戒指一隻', 6, ['emas 黃', '金戒指一隻']],
    ['a  b', 1, ['a', 'b']],
  ])('%j in %d', (text, max, lines) => {
    expect(wrapToWidth(text, max, perCharacter)).toEqual(lines)
  })

  it('never makes a line wider than asked', () => {
    const text = 'Kalung rantai nori ' + 'x'.repeat(37) + ' 金色 liontin hati'
    for (let max = 1; max < 40; max++) {
      for (const line of wrapToWidth(text, max, perCharacter)) {
        expect(perCharacter(line)).toBeLessThanOrEqual(max)
      }
    }
  })
})

describe('wrapToLines', () => {
  it('keeps what fits and marks what does not', () => {
    expect(wrapToLines('satu dua tiga empat', 9, 2, perCharacter)).toEqual([
      'satu dua',
      'tiga emp…',
    ])
    expect(wrapToLines('satu dua', 9, 2, perCharacter)).toEqual(['satu dua'])
  })
})
