import { describe, expect, it } from 'vitest'
import { jurnal } from '#modules/akuntansi/buku'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'
import { checkCancel, undone } from './cancel.ts'
import type { Recorded } from './recorded.ts'

const document = {
  title: 'Pindah Barang',
  states: { VALID: 'Valid', BATAL: 'Batal', OPEN: 'Terbuka' },
  books: [koreksiBarangBuku, gerakBarang, gram, jurnal, pelangganBuku],
}
const old: Recorded = {
  id: 'lama',
  nomor: 'MB-1',
  status: 'VALID',
  versi: 1,
  tgl_system: '2026-11-21',
  saat: '2026-11-21T03:00:00Z',
  input_by: 'spv',
  isi: {},
  halangan: null,
  buku: {},
}
const cancel =
  (change: Partial<Recorded>, tgl = '2026-11-21') =>
  (): void =>
    checkCancel(document, { from: ['VALID'] }, { ...old, ...change }, tgl)

describe('a document', () => {
  it('of today, untouched since, may be taken back', () => expect(cancel({})).not.toThrow())

  it.each<[Partial<Recorded>, string, string]>([
    [{ status: 'BATAL' }, '2026-11-21', '{{nomor}} Sudah Dibatalkan'],
    [{ status: 'OPEN' }, '2026-11-21', '{{nomor}} Berstatus {{status}}'],
    [{}, '2026-11-22', 'Tidak Dapat Membatalkan {{dokumen}} Kemarin'],
    [
      { halangan: { buku: 'gerak_barang', kode: 'barang', kode_barcode: '010000017' } },
      '2026-11-21',
      'Barang {{kode_barcode}} Sudah Berubah',
    ],
    [
      { halangan: { buku: 'gerak_barang', kode: 'baki', kode_baki: 'C01' } },
      '2026-11-21',
      'Sedang Tutup Atau Dihitung',
    ],
  ])('%j on %s: %s', (change, tgl, sentence) => expect(cancel(change, tgl)).toThrow(sentence))

  it('of another day may be taken back where its command says so', () =>
    expect(() =>
      checkCancel(document, { anyDay: true, from: ['VALID'] }, old, '2026-11-22'),
    ).not.toThrow())

  it('without a sentence for its obstacle is a mistake of ours', () =>
    expect(cancel({ halangan: { buku: 'gram', kode: 'barang' } })).toThrow(RangeError))
})

const rows = (buku: Recorded['buku']) =>
  Object.fromEntries(
    undone(document, { ...old, buku }, 'baru').map(({ ledger, rows: back }) => [ledger.name, back]),
  )
/** As the database stores a row: with the columns of the machine. */
const stored = { kode_toko: 'GS1', id_posting: 'p', n: 1, id_dokumen: 'lama', tgl_system: 'x' }
const gerak = {
  ...stored,
  kode_barcode: '010000017',
  versi: 4,
  dari_status: 'ADA',
  ke_status: 'ADA',
  dari_gudang: 'TOKO',
  dari_baki: 'A01',
  ke_gudang: 'BRANKAS',
  ke_baki: 'B01',
  berat: 4_123,
  murni: 3_092,
  isi: null,
}

describe('the negation', () => {
  it('brings a piece back to where it came from, at the version it was left in', () =>
    expect(rows({ gerak_barang: [gerak] }).gerak_barang).toEqual([
      {
        id_dokumen: 'baru',
        kode_barcode: '010000017',
        versi: 4,
        dari_status: 'ADA',
        ke_status: 'ADA',
        dari_gudang: 'BRANKAS',
        dari_baki: 'B01',
        ke_gudang: 'TOKO',
        ke_baki: 'A01',
        berat: 4_123,
        murni: 3_092,
        pemegang: null,
      },
    ]))

  it('takes a piece from the document that holds it, and one that came to be away', () => {
    const nowhere = { ke_gudang: null, ke_baki: null }
    const hancur = { ...gerak, ...nowhere, ke_status: 'HANCUR' }
    const masuk = { ...gerak, dari_status: null, dari_gudang: null, dari_baki: null }
    expect(rows({ gerak_barang: [hancur, masuk] }).gerak_barang).toMatchObject([
      { dari_status: 'HANCUR', ke_status: 'ADA', ke_baki: 'A01', pemegang: 'lama' },
      { dari_status: 'ADA', ke_status: 'BATAL', ke_gudang: null, ke_baki: null, pemegang: null },
    ])
  })

  it('leaves alone what is no book: a person stays known', () =>
    expect(Object.keys(rows({}))).not.toContain(pelangganBuku.name))

  it('turns figures, sides, and before and after', () => {
    const back = rows({
      gram: [{ ...stored, akun: 'LEBUR', kadar: 75_00, kotor: 3_921, murni: -7 }],
      jurnal: [{ ...stored, nomor_akun: '1201', debit: 0, kredit: 150_485 }],
      koreksi_barang: [
        {
          ...stored,
          kode_barcode: '1',
          versi: 2,
          sebelum: { berat: 4_123 },
          sesudah: { berat: 4_100 },
        },
      ],
    })
    const id_dokumen = 'baru'
    expect(back).toEqual({
      gerak_barang: [],
      gram: [{ id_dokumen, akun: 'LEBUR', kadar: 75_00, kotor: -3_921, murni: 7 }],
      jurnal: [{ id_dokumen, nomor_akun: '1201', debit: 150_485, kredit: 0 }],
      koreksi_barang: [
        {
          id_dokumen,
          kode_barcode: '1',
          versi: 2,
          sebelum: { berat: 4_100 },
          sesudah: { berat: 4_123 },
        },
      ],
    })
  })
})
