import { describe, expect, it } from 'vitest'
import { kertasLabel, satuLabel } from './kertas-label.ts'
import { ukuranLabel, type kodeLabel, type UkuranLabel } from './label.ts'
import { checkBerkas, labelDari, type BarangLabel, type IsiLabel } from './label.rules.ts'
import { lembarLabel, perLembar } from './ukuran.ts'

const cincin: IsiLabel = {
  kode_barcode: '010000017',
  nama_barang: 'CINCIN BELAH ROTAN',
  kadar: 75_00,
  kadar_cetak: '750',
  berat: 4_120,
  berat_atribut: 0,
  kode_intern: 'K7',
  size: '12',
  kode_baki: 'A01',
  ke: 1,
}

const semuaUkuran = Object.keys(lembarLabel).filter((one): one is UkuranLabel => one in ukuranLabel)

describe('a label', () => {
  it.each(semuaUkuran)('%s keeps every element within what can be printed on', (ukuran) => {
    const { isi, tinggi } = lembarLabel[ukuran]
    for (const kode of ['BARCODE', 'QRCODE'] satisfies (keyof typeof kodeLabel)[])
      for (const one of satuLabel(cincin, ukuran, kode).elements) {
        expect([one.name, one.position_x >= 0, one.position_x + one.width <= isi]).toEqual([
          one.name,
          true,
          true,
        ])
        expect([one.name, one.position_y + one.height <= tinggi + 0.01]).toEqual([one.name, true])
      }
  })

  it('says which print it is from the second on', () => {
    const nomor = (ke: number) =>
      satuLabel({ ...cincin, ke }, 'K40X20', 'BARCODE').elements.find(
        ({ name }) => name === 'nomor',
      )?.isi
    expect([nomor(1), nomor(2), nomor(11)]).toEqual(['010000017', '010000017 #2', '010000017 #11'])
  })

  it('stands on a sheet in rows, from the place that is still free', () => {
    const satu = satuLabel(cincin, 'A4_24', 'QRCODE')
    // 24 places, the first 22 used: two on this sheet, the third on the next.
    const pages = [...kertasLabel([satu, satu, satu], 'A4_24', 23)]
    expect(pages.map(({ elements }) => elements.length)).toEqual([
      satu.elements.length * 2,
      satu.elements.length,
    ])
    // Place 23 is the second of the last row: x = 70, y = 0,5 + 7 x 37 = 259,5; its code 1 mm in.
    expect(pages[0]?.elements[0]?.position_x).toBe(71)
    expect(pages[0]?.elements[0]?.position_y).toBeGreaterThan(259.5)
    expect(perLembar(lembarLabel.A4_65)).toBe(65)
  })
})

describe('a print', () => {
  const barang = (change: Partial<BarangLabel> = {}): BarangLabel => ({
    ...cincin,
    status: 'ADA',
    kode_gudang: 'TOKO',
    cetak: 0,
    ...change,
  })
  const baris = (ke: number) => [{ kode_barcode: '010000017', ke }]

  it('is the first, or has a reason', () => {
    expect(labelDari(baris(1), [barang()], null)).toMatchObject([{ ke: 1 }])
    expect(labelDari(baris(3), [barang({ cetak: 2 })], 'Label robek')).toMatchObject([{ ke: 3 }])
    expect(() => labelDari(baris(3), [barang({ cetak: 2 })], null)).toThrow('Tidak Boleh Kosong')
  })

  it.each([
    ['a piece that nobody has', baris(1), [], 'Tidak Ditemukan'],
    [
      'a piece that is gone',
      baris(1),
      [barang({ status: 'TERJUAL', kode_gudang: null })],
      'Status',
    ],
    ['a print that somebody else made', baris(1), [barang({ cetak: 1 })], 'Sudah Dicetak Lagi'],
    ['the same piece twice', [...baris(1), ...baris(1)], [barang()], 'Sudah Ada Di Tabel'],
  ])('is refused for %s', (_, lines, pieces, said) =>
    expect(() => labelDari(lines, pieces, 'Label robek')).toThrow(said),
  )

  const cetak = {
    nomor: 'LB-1',
    tgl_system: '2026-11-21',
    input_by: 'SPV',
    ukuran: 'A4_65' as const,
    kode: 'BARCODE' as const,
    baris: [{ ...barang({ cetak: 1 }), ke: 1 }],
  }
  const berkas =
    (change: object, user = 'SPV', tgl = '2026-11-21') =>
    (): void =>
      checkBerkas({ ...cetak, ...change }, user, tgl, 'PDF')

  it('gives its paper to whoever made it, that day, while its labels count', () => {
    expect(berkas({})).not.toThrow()
    expect(berkas({}, 'MU')).toThrow('Bukan Milik Anda')
    expect(berkas({}, 'SPV', '2026-11-22')).toThrow('Bukan Milik Anda')
    expect(berkas({ baris: [{ ...barang({ cetak: 2 }), ke: 1 }] })).toThrow('Sudah Dicetak Lagi')
    expect(() => checkBerkas(cetak, 'SPV', '2026-11-21', 'ZPL')).toThrow('Sebagai PDF')
  })
})
