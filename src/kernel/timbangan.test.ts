import { describe, expect, it } from 'vitest'
import { bacaBaris, pembacaTimbangan } from './timbangan.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0))

describe('a line of a scale', () => {
  it.each([
    // as the makers' manuals print them
    ['ST,+00373.460  g', 'AND', true, 373_460],
    ['US,+00373.458  g', 'AND', false, 373_458],
    ['ST,-00000.012  g', 'AND', true, -12],
    ['OL,+9999999E+19', 'AND', false, null],
    ['S S    373.460 g', 'SICS', true, 373_460],
    ['S D    373.455 g', 'SICS', false, 373_455],
    ['SI', 'SICS', false, null],
    ['S +', 'SICS', false, null],
    ['+    373.46 g', 'UMUM', true, 373_460],
    ['+    373.46', 'UMUM', false, 373_460],
    ['   373.46 g ?', 'UMUM', false, 373_460],
    ['N      0.373460 kg', 'UMUM', true, 373_460],
    ['12,345 g', 'UMUM', true, 12_345],
    ['1.23456 g', 'UMUM', true, 1_235], // 1234,56 mg: half up
    ['1.2344 g', 'UMUM', true, 1_234],
    ['5.00 ct', 'UMUM', true, null], // carats are no weight of a tray
  ])('%j', (line, protokol, stabil, berat) => {
    expect(bacaBaris(line)).toEqual({ mentah: line, protokol, stabil, berat })
  })

  it.each(['', 'READY', 'QT,+00000012 PC', 'S S g', 'ST,+1234567890.12345  g!'])(
    '%j is no reading',
    (line) => expect(bacaBaris(line)?.berat ?? undefined).toBeUndefined(),
  )
})

describe('a stream of bytes', () => {
  // A tray laid on an A&D: it swings, then stands.
  const captured =
    'US,+00012.100  g\r\nUS,+00371.920  g\r\nUS,+00373.455  g\r\nST,+00373.460  g\r\n'

  it('is read however it is cut', () => {
    const whole = pembacaTimbangan()(bytes(captured))
    expect(whole.map(({ berat }) => berat)).toEqual([12_100, 371_920, 373_455, 373_460])
    expect(whole.map(({ stabil }) => stabil)).toEqual([false, false, false, true])
    for (let size = 1; size < 40; size += 1) {
      const read = pembacaTimbangan()
      const parts = []
      for (let at = 0; at < captured.length; at += size)
        parts.push(...read(bytes(captured.slice(at, at + size))))
      expect(parts).toEqual(whole)
    }
  })

  it('may end its lines with CR or LF alone, set the parity bit, and begin in the middle', () => {
    const read = pembacaTimbangan()
    expect(read(bytes('0.460  g\rS S    373.460 g\n'))).toMatchObject([
      { protokol: 'SICS', berat: 373_460 },
    ])
    expect(read(bytes('+   0.460 g\r\n'))).toMatchObject([{ protokol: 'UMUM', berat: 460 }])
    const parity = Uint8Array.from(bytes('S S 1.000 g'), (one) => one | 0x80)
    expect([...read(parity), ...read(bytes('\r\n'))]).toMatchObject([{ berat: 1_000 }])
  })

  it('of noise is skipped and does not grow', () => {
    const read = pembacaTimbangan()
    expect(read(new Uint8Array(100_000).fill(63))).toEqual([])
    expect(read(bytes('\r\nST,+00001.000  g\r\n'))).toMatchObject([{ berat: 1_000 }])
  })
})
