import { describe, expect, it } from 'vitest'
import { kasBalik, kasTerima } from '#modules/pembayaran/uang.effects'
import type { BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { barisUang, gerakTitip, jurnalBatal, jurnalTitip } from './titipan.effects.ts'
import { pengembalian } from '#modules/pembayaran/uang-kembali.rules'

const peta = {
  PEMBAYARAN: { CASH: '1101', DEBET: '1111', FEE: '4105', TITIPAN: '2101' },
  TITIPAN: { HANGUS: '4109' },
}
const lunas: Lunas[] = [
  {
    jenis: 'CASH',
    no_rekening: null,
    jumlah: 1_500_000,
    fee: 0,
    no_ref: null,
    diterima: 2_000_000,
    kembali: 500_000,
  },
  {
    jenis: 'DEBET',
    no_rekening: '123',
    jumlah: 500_000,
    fee: 10_000,
    no_ref: 'A1',
    diterima: 510_000,
    kembali: 0,
  },
]
const di = { user_id: 'kasir', laci: 'kasir' }

/** nomor_akun -> debit less kredit. */
const perAkun = (rows: readonly BarisJurnal[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ debit, kredit, nomor_akun }) => [nomor_akun, debit - kredit]))

describe('money that is left', () => {
  it('comes in by the ways it was paid and is owed; a fee is earned on top', () => {
    expect(kasTerima('tt', 'TITIPAN', lunas, di)).toMatchObject([
      { kategori: 'TITIPAN', jenis: 'CASH', jumlah_in: 1_500_000, jumlah_out: 0, id_group: null },
      { jenis: 'DEBET', no_rekening: '123', jumlah_in: 500_000, fee: 10_000 },
    ])
    // The card brings 500.000 + 10.000; 1.500.000 + 500.000 are owed.
    expect(perAkun(jurnalTitip('tt', lunas, peta))).toEqual({
      '1101': 1_500_000,
      '1111': 510_000,
      '2101': -2_000_000,
      '4105': -10_000,
    })
  })
})

describe('money that goes back', () => {
  const kas = lunas.map(({ fee, jenis, jumlah, no_ref, no_rekening }) => ({
    kategori: 'TITIPAN',
    jenis,
    no_rekening,
    user_id: 'kasir1',
    laci: 'kasir1',
    jumlah,
    fee,
    no_ref,
  }))

  it('goes by the same ways, out of the drawer of who gives it; the rest is income', () => {
    // 600.000 of 2.000.000 are forfeited: cash first, its 1.400.000 of 1.500.000.
    const back = pengembalian(kas, 1_400_000, false)
    expect(kasBalik('bt', 'TITIPAN', { back, nomor: 'TT-1' }, di)).toEqual([
      expect.objectContaining({ jenis: 'CASH', jumlah_out: 1_400_000, laci: 'kasir', fee: 0 }),
    ])
    expect(perAkun(jurnalBatal('bt', back, { hangus: 600_000 }, peta))).toEqual({
      '1101': -1_400_000,
      '2101': 2_000_000,
      '4109': -600_000,
    })
  })

  it('wholly takes the fee of the card back too', () => {
    const back = pengembalian(kas, 2_000_000, false)
    expect(perAkun(jurnalBatal('bt', back, { hangus: 0 }, peta))).toEqual({
      '1101': -1_500_000,
      '1111': -510_000,
      '2101': 2_000_000,
      '4105': 10_000,
    })
  })
})

describe('the book', () => {
  const di_buku = { id_dokumen: 'd', id_titipan: 'tt', nomor_akun: '2101', jumlah: 5 }
  it.each([
    ['TITIP', 5],
    ['TAMBAH', 5],
    ['KEMBALI', 5],
    ['PAKAI', -5],
    ['BATAL', -5],
    ['HANGUS', -5],
  ] as const)('%s is %s', (jenis, jumlah) => {
    expect(barisUang(jenis, di_buku)).toMatchObject({ jenis, jumlah, id_group: null })
  })
})

it('a piece stays where it lies, held by the deposit or by nobody', () => {
  const piece = {
    kode_barcode: '1',
    status: 'TITIP',
    kode_gudang: 'TOKO',
    kode_baki: 'A01',
    id_pemegang: 'tt',
    berat: 4_120,
    murni: 3_090,
  }
  expect(gerakTitip('bt', piece, 'ADA')).toMatchObject({
    dari_status: 'TITIP',
    ke_status: 'ADA',
    dari_baki: 'A01',
    ke_baki: 'A01',
    pemegang: 'tt',
  })
})
