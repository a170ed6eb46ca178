import { describe, expect, it } from 'vitest'
import { kartuUntuk, tampak, usulkan, type Sisi, type SisiBuku } from './usulan.rules.ts'

const koran = (kunci: string, jumlah: number, lain: Partial<Sisi> = {}): Sisi => ({
  ...{ kunci, jumlah, tgl: '2026-11-21', no_ref: null, keterangan: 'TRSF' },
  ...lain,
})
const kas = (kunci: string, jumlah: number, lain: Partial<SisiBuku> = {}): SisiBuku => ({
  ...{ kunci, jumlah, tgl: '2026-11-21', no_ref: null, keterangan: '', dokumen: `D-${kunci}` },
  ...{ kategori: `K-${kunci}`, ...lain },
})

describe('a proposal', () => {
  it('goes by the reference before it goes by the day', () => {
    const found = usulkan(
      [koran('a', 4_123, { keterangan: 'TRF 9001-X BUDI', tgl: '2026-11-25' })],
      [kas('1', 4_123, { tgl: '2026-11-25' }), kas('2', 4_123, { no_ref: 'TRF-9001' })],
    )
    expect(found).toEqual([{ alasan: 'REFERENSI', pasti: true, koran: ['a'], kas: ['2'] }])
  })

  it('is certain of equal amounts of a day when there are as many of both', () => {
    const dua = [kas('1', 4_123), kas('2', 4_123)]
    const lines = [koran('a', 4_123), koran('b', 4_123)]
    expect(usulkan(lines, dua).map(({ pasti }) => pasti)).toEqual([true, true])
    expect(usulkan(lines.slice(0, 1), dua)).toMatchObject([{ alasan: 'HARI', pasti: false }])
  })

  it('takes a row within a week, and only a lone one of three days for certain', () => {
    const lambat = [koran('a', 4_123, { tgl: '2026-11-24' })]
    expect(usulkan(lambat, [kas('1', 4_123)])).toMatchObject([{ alasan: 'DEKAT', pasti: true }])
    const dua = [kas('1', 4_123), kas('2', 4_123, { tgl: '2026-11-23' })]
    expect(usulkan(lambat, dua)).toMatchObject([{ kas: ['2'], pasti: false }])
    expect(usulkan([koran('a', 4_123, { tgl: '2026-11-29' })], [kas('1', 4_123)])).toEqual([])
    expect(usulkan([koran('a', 4_123, { tgl: '2026-11-18' })], [kas('1', 4_123)])).toEqual([])
    expect(usulkan([koran('a', -4_123)], [kas('1', 4_123)])).toEqual([])
  })

  it('adds rows up that share a reference, or a day and a kind', () => {
    const rows = [kas('1', 1_001, { no_ref: 'S-1' }), kas('2', 3_122, { no_ref: 's1' })]
    expect(usulkan([koran('a', 4_123)], rows)).toMatchObject([
      { alasan: 'SE_REFERENSI', pasti: false, kas: ['1', '2'] },
    ])
    const sejenis = [kas('1', 1_001, { kategori: 'X' }), kas('2', 3_122, { kategori: 'X' })]
    expect(usulkan([koran('a', 4_123)], sejenis)).toMatchObject([{ alasan: 'SEHARI' }])
    expect(usulkan([koran('a', 4_122)], sejenis)).toEqual([])
  })

  it('pairs what was taken back, on either side', () => {
    const batal = [kas('1', 4_123), kas('2', -4_123, { keterangan: 'BATAL D-1' })]
    expect(usulkan([], batal)).toEqual([
      { alasan: 'BATAL', pasti: true, koran: [], kas: ['1', '2'] },
    ])
    // The bank had it, and gave it back.
    expect(usulkan([koran('a', 4_123), koran('b', -4_123)], batal)).toMatchObject([
      { alasan: 'HARI' },
      { alasan: 'HARI' },
    ])
    expect(usulkan([koran('a', 4_123), koran('b', -4_123)], [])).toMatchObject([
      { alasan: 'BALIK', pasti: false, koran: ['a', 'b'] },
    ])
  })
})

describe('what was taken back', () => {
  it('is all that came for a promise or a deposit, with all that was given back of it', () => {
    const rows = [
      kas('1', 4_123, { dokumen: 'KS-1', asal: 'SV-1' }),
      kas('2', 1_001, { dokumen: 'KS-2', asal: 'SV-1' }),
      kas('3', -5_124, { dokumen: 'BT-1', keterangan: 'BATAL SV-1' }),
      kas('4', 4_123, { dokumen: 'KS-9', asal: 'SV-2' }),
    ]
    expect(usulkan([], rows)).toEqual([
      { alasan: 'BATAL', pasti: true, koran: [], kas: ['1', '2', '3'] },
    ])
    expect(usulkan([], rows.slice(1))).toEqual([]) // a part of it came
  })

  it('stands with what never came of the rest', () => {
    const rows = [
      kas('1', 5_000, { dokumen: 'TT-1', hilang: true }),
      kas('2', -3_000, { dokumen: 'BT-1', keterangan: 'BATAL TT-1' }),
      kas('3', -2_000, { dokumen: 'TN-1', keterangan: 'BATAL TT-1', hilang: true }),
    ]
    expect(usulkan([], rows)).toEqual([
      { alasan: 'BATAL', pasti: true, koran: [], kas: ['2', '1', '3'] },
    ])
  })

  it('is a visit of which every note was taken back', () => {
    const rows = [
      kas('1', 4_123, { dokumen: 'FG-1' }),
      kas('2', -4_123, { dokumen: 'FG-1', keterangan: 'BATAL FJ-1 FJ-2' }),
    ]
    expect(usulkan([], rows)).toMatchObject([{ alasan: 'BATAL', kas: ['1', '2'] }])
    // An exchange that came to nothing was never taken back.
    const tukar = [kas('1', 4_123, { dokumen: 'FG-2' }), kas('2', -4_123, { dokumen: 'FG-2' })]
    expect(usulkan([], tukar)).toEqual([])
  })
})

describe('the cards of a day', () => {
  const hari = { tgl: '2026-11-20', no_rekening: 'M', jenis: 'DEBET', sisa: 1_000_000 } as const
  it('are what a line brought when the bank kept at most three percent', () => {
    expect(kartuUntuk(koran('a', 993_000), [hari])).toEqual(hari)
    expect(kartuUntuk(koran('a', 970_000), [hari])).toEqual(hari)
    expect(kartuUntuk(koran('a', 969_999), [hari])).toBeUndefined()
    expect(kartuUntuk(koran('a', 1_000_001), [hari])).toBeUndefined()
    expect(kartuUntuk(koran('a', 993_000, { tgl: '2026-11-19' }), [hari])).toBeUndefined()
    const lain = { ...hari, sisa: 995_000 }
    expect(kartuUntuk(koran('a', 993_000), [hari, lain])).toEqual(lain)
  })
})

describe('what is shown of many rows', () => {
  it('is the first of each side by itself, with what is proposed for them', () => {
    const tua = Array.from({ length: 5 }, (_, at) => kas(`t${at}`, 10_000 + at))
    const buku = [...tua, kas('z', 4_123, { tgl: '2026-11-25' })]
    const bank = ['a', 'b', 'c'].map((kunci, at) =>
      koran(kunci, 4_123 + at, { tgl: '2026-11-25', keterangan: kunci }),
    )
    const semua = { koran: bank, kas: buku, usulan: usulkan(bank, buku) }
    const { kas: rows, koran: lines, usulan } = tampak(semua, 2)
    expect(usulan).toEqual([{ alasan: 'HARI', pasti: true, koran: ['a'], kas: ['z'] }])
    expect(lines.map(({ kunci }) => kunci)).toEqual(['a', 'b'])
    expect(rows.map(({ kunci }) => kunci)).toEqual(['t0', 't1', 'z'])
  })
})
