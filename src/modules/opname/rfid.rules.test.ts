import { describe, expect, it } from 'vitest'
import { kodeDariDaftar, kodeDariTag, tagDari } from './rfid.rules.ts'

describe('a tag', () => {
  it.each([
    // '010000017' is 30 31 30 30 30 30 30 31 37, filled up to 96 bits with zeros
    ['303130303030303137000000', '010000017'],
    ['303130303030303137000000 ', '010000017'],
    ['53555241542d310000000000', 'SURAT-1'], // small letters, as some readers write them
    ['010000017', '010000017'], // the reader was told to send what stands on the tag
    ['e28011606000020957d6e5a1', 'E28011606000020957D6E5A1'], // a tag of somebody else
    ['000000000000000000000000', '000000000000000000000000'],
  ])('%s carries %s', (tag, barcode) => {
    expect(kodeDariTag(tag)).toBe(barcode)
  })

  it('is written as it is read', () => {
    expect(tagDari('010000017')).toBe('303130303030303137000000')
    for (const kode of ['A-1.', '010000017', 'X'.repeat(30)])
      expect(kodeDariTag(tagDari(kode))).toBe(kode)
  })

  it('counts once in a list, however often the reader saw it', () => {
    const daftar = '303130303030303137000000\r\n010000017, 010000024;010000024\n\n'
    expect(kodeDariDaftar(daftar)).toEqual(['010000017', '010000024'])
    expect(kodeDariDaftar(' \n ')).toEqual([])
  })
})
