import { describe, expect, it } from 'vitest'
import { bacaTanggal, dalamRupiah, senOf, type Terbaca } from './baca.rules.ts'
import { bacaMt940, isMt940 } from './baca-mt940.rules.ts'
import { rekeningLain } from './koran.rules.ts'
import { bacaTabel, formatDari, formatUntuk, tebakFormat } from './baca-tabel.rules.ts'

const tabel = (text: string) =>
  text.split('\n').map((line, at) => ({ nomor: at + 1, sel: line.split('|').map((s) => s.trim()) }))
const baca = (text: string, kini = '2026-11-21'): Terbaca => {
  const rows = tabel(text)
  return bacaTabel(rows, tebakFormat(rows), kini)
}

describe('an amount', () => {
  it.each([
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['Rp 4.123', 412_300],
    ['4,123', 412_300],
    ['-7.531,00', -753_100],
    ['(7,531.25)', -753_125],
    ['7.531,25-', -753_125],
    ["'500", 50_000],
    // A sheet's number has no thousands: 1234.5 is no 12.345.
    ['1234,5', 123_450],
    ['4.123.456,7', 412_345_670],
    ['0,5', 50],
    ['.5', 50],
    ['1234,567', 123_457],
    ['-1234,5600000000001', -123_456],
    ['7531,999999', 753_200],
    ['1.234,567', 123_456_700],
    ['123,456', 12_345_600],
    ['21/11', undefined],
    ['', undefined],
  ])('%s is %s sen', (text, sen) => {
    expect(senOf(text)).toBe(sen)
  })
})

describe('a date', () => {
  it.each([
    ['21/11/2026', 'DMY', '2026-11-21'],
    ["'21/11", 'DMY', '2026-11-21'],
    ['30/12', 'DMY', '2025-12-30'],
    ['11/21/26', 'MDY', '2026-11-21'],
    ['2026-11-21 09:15', 'DMY', '2026-11-21'],
    ['21 Nov 2026', 'DMY', '2026-11-21'],
    ['3-Agu-26', 'DMY', '2026-08-03'],
    ['31/02/2026', 'DMY', undefined],
    ['PEND', 'DMY', undefined],
  ] as const)('%s (%s) is %s', (text, urutan, tgl) => {
    expect(bacaTanggal(text, urutan, '2026-11-21')).toBe(tgl)
  })
})

describe('a table of a bank', () => {
  it('is read as BCA writes it: an amount with DB or CR beside it, no year', () => {
    const isi = baca(`No. rekening : | '1234567890
Tanggal | Keterangan | Cabang | Jumlah |  | Saldo
'20/11 | TRSF E-BANKING CR BUDI | '0000 | 4,123,456.00 | CR | 14,123,456.00
'21/11 | BIAYA ADM | '0000 | 17,500.00 | DB | 14,105,956.00
Saldo Awal : | 10,000,000.00
Saldo Akhir : | 14,105,956.00`)
    expect(isi.baris).toMatchObject([
      { tgl: '2026-11-20', keterangan: 'TRSF E-BANKING CR BUDI', sen: 412_345_600 },
      { tgl: '2026-11-21', keterangan: 'BIAYA ADM', sen: -1_750_000 },
    ])
    expect([isi.awal, isi.akhir]).toEqual([1_000_000_000, 1_410_595_600])
    expect(isi.salah).toEqual([])
  })

  it('takes what has a day and an amount as money, though its text has a word of balances', () => {
    const isi = baca(`Tanggal | Keterangan | Cabang | Jumlah |  | Saldo
20/11/2026 | TRSF E-BANKING CR PENDING ORDER | 0000 | 4,123,456.00 | CR | 14,123,456.00
21/11/2026 | OPENING CEREMONY TOKO | 0000 | 17,500.00 | DB | 14,105,956.00
21/11/2026 | CLOSING FEE | 0000 | 2,500.50 | DB | 14,103,455.50
 | SPENDING LIMIT |  |  |  |
01/11/2026 | SALDO AWAL |  |  |  | 10,000,000.00
30/11/2026 | ENDING BALANCE | | 14,103,455.50 | | `)
    expect(isi.baris.map(({ keterangan, sen }) => [keterangan, sen])).toEqual([
      ['TRSF E-BANKING CR PENDING ORDER', 412_345_600],
      ['OPENING CEREMONY TOKO', -1_750_000],
      ['CLOSING FEE SPENDING LIMIT', -250_050],
    ])
    expect([isi.awal, isi.akhir, isi.salah]).toEqual([1_000_000_000, 1_410_345_550, []])
  })

  it('is read as Mandiri writes it: debit and credit apart, newest first, texts in two columns', () => {
    const isi =
      baca(`Account No | Date | Val. Date | Description | Description | Reference No. | Debit | Credit | Balance
1 | 21/11/26 | 21/11/26 | Biaya | transfer | 77 | 6.500,00 | .00 | 993.500,00
1 | 20/11/26 | 20/11/26 | Setoran | kas | 76 | 0,00 | 1.000.000,00 | 1.000.000,00`)
    expect(isi.baris).toMatchObject([
      { tgl: '2026-11-20', keterangan: 'Setoran kas', no_ref: '76', sen: 100_000_000 },
      { tgl: '2026-11-21', keterangan: 'Biaya transfer', no_ref: '77', sen: -650_000 },
    ])
    expect([isi.awal, isi.akhir]).toEqual([0, 99_350_000])
  })

  it('names what it cannot read, and joins a text that goes on', () => {
    const isi = baca(`Tanggal | Uraian | Debet | Kredit
21/11/2026 | TRANSFER DARI |  | 5.000
 | SITI AMINAH |  |
31/02/2026 | ANEH | 7.000 | `)
    expect(isi.baris).toMatchObject([{ keterangan: 'TRANSFER DARI SITI AMINAH', sen: 500_000 }])
    expect(isi.salah).toMatchObject([{ baris: 4 }])
  })

  it('keeps its format as a text, and takes it again', () => {
    const rows = tabel('Tgl | Ket | x | Jumlah\n01/11/2026 | a | b | 5')
    const format = { judul: 1, peran: ['TGL', '', 'KETERANGAN', 'JUMLAH'], urutan: 'DMY' } as const
    expect(formatDari(formatUntuk(format))).toEqual(format)
    expect(bacaTabel(rows, format, '2026-11-21').baris).toMatchObject([{ keterangan: 'b' }])
    expect(formatDari({ judul: null, peran: null, urutan: null })).toBeUndefined()
  })
})

const mt940 = `:20:STMT1
:25:0012345678
:28C:00021/001
:60F:C261119IDR10000000,00
:61:2611201120C4123456,NTRFTRF-9001//BCA77
SUPPLEMENT
:86:TRANSFER DARI
BUDI
:61:261121RC17500,5NCHGNONREF
:86:KOREKSI
:62F:C261124IDR14105955,50
-}`

describe('MT940', () => {
  it('gives lines with references, texts and both balances; RC takes money back', () => {
    expect(isMt940(mt940)).toBe(true)
    expect(bacaMt940(mt940.replaceAll('\n', '\r\n'))).toMatchObject({
      rekening: '0012345678',
      baris: [
        { tgl: '2026-11-20', no_ref: 'TRF-9001 BCA77', sen: 412_345_600 },
        { tgl: '2026-11-21', no_ref: null, keterangan: 'KOREKSI', sen: -1_750_050 },
      ],
      awal: 1_000_000_000,
      akhir: 1_410_595_550,
      sampai: '2026-11-24',
      salah: [],
    })
  })

  it('keeps texts of the whole message, and of lines that it cannot read, off other lines', () => {
    const rusak = mt940
      .replace(':61:261121RC', ':61:269921RC')
      .replace('\n-}', '\n:86:SALDO BELUM TERMASUK BUNGA\n-}')
    const { baris, salah } = bacaMt940(rusak)
    expect(baris.map(({ keterangan }) => keterangan)).toEqual(['SUPPLEMENT TRANSFER DARI\nBUDI'])
    expect(salah).toMatchObject([{ teks: expect.stringMatching(/^269921RC/) }])
  })
})

describe('the account of a file', () => {
  it.each([
    ['BCA/1234567890IDR', '123-456-7890', false],
    ['0012345678', '1234567890', true],
    ['ID12 BCAI 0000 1234567890', '1234567890', false],
    [null, '1234567890', false],
    ['KAS', '1234567890', false],
  ])('%s beside %s is another: %s', (disebut, no_rekening, lain) => {
    expect(rekeningLain(disebut, no_rekening)).toBe(lain)
  })
})

describe('whole rupiah', () => {
  it('add up to the rounded balances though each line has sen', () => {
    const baris = [1_050, 1_050, 1_050].map((sen) => ({
      ...{ tgl: '2026-11-21', keterangan: 'bunga', no_ref: null, sen },
    }))
    const isi = { baris, awal: 100_000, akhir: 103_150, salah: [], rekening: null }
    const { baris: rows, saldo_akhir, saldo_awal } = dalamRupiah(isi)
    expect([saldo_awal, saldo_akhir]).toEqual([1_000, 1_032])
    expect(rows.map(({ masuk }) => masuk)).toEqual([11, 10, 11])
  })
})
