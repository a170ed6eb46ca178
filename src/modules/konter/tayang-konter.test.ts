import { expect, test } from 'vitest'
import { bacaTayangan } from '#modules/layar/tayang'
import { notaKosong, tambah } from './nota-konter.ts'
import { tayangNota } from './tayang-konter.ts'

const tagihan = { pembayaran: [], sisa: 4_123_000, kembali: 0, fee: 0 }
const kosong = {
  nama_barang: 'CINCIN',
  kode_group: '75',
  kadar: 75_00,
  kadar_cetak: null,
  kode_intern: 'INTERN-9',
  kode_gudang: 'BRANKAS',
  kode_baki: 'B1',
  gambar: null,
  berat: 4_123,
  berat_atribut: null,
  nama_atribut: null,
  data_berlian: null,
  berat_kotor: null,
  harga_gram: 1_000_000,
  harga_jual: 4_123_000,
  ongkos: 150_000,
  diskon: 50_000,
  pajak: null,
  pajak_termasuk: null,
  pph22: null,
  harga_total: 4_223_000,
  rincian: [{ kata: 'Modal', nilai: 3_500_000 }],
  no_pemegang: null,
  masalah: [],
  perhatian: [],
}

const baris = (kode_barcode: string) => JSON.parse(JSON.stringify({ ...kosong, kode_barcode }))

test('the customer reads of a piece what stands on his nota, and nothing of the shop', () => {
  const nota = tambah(notaKosong('x'), 'A1')
  const jual = { baris: [baris('A1')] }
  const isi = tayangNota(nota, { jual, beli: undefined, total: 4_223_000 }, tagihan, String)
  expect(isi).toMatchObject({
    jual: [
      {
        nama: 'CINCIN',
        kadar: '75,00 %',
        berat: 4_123,
        rincian: [
          { kata: 'Harga/Gram', nilai: 1_000_000 },
          { kata: 'Ongkos', nilai: 150_000 },
          { kata: 'Diskon', nilai: -50_000 },
        ],
        total: 4_223_000,
      },
    ],
    total: 4_223_000,
  })
  expect(JSON.stringify(isi)).not.toMatch(/Modal|3500000|INTERN|BRANKAS/)
  expect(bacaTayangan(isi)).toEqual(isi)
})

test('the last pieces are shown, and how many stand before them', () => {
  const kode = Array.from({ length: 15 }, (_, at) => `A${at}`)
  const nota = kode.reduce(tambah, notaKosong('x'))
  const hitung = { jual: { baris: kode.map(baris) }, beli: undefined, total: 1 }
  const isi = tayangNota(nota, hitung, tagihan, String)
  expect(isi).toMatchObject({ lain: 3 })
  expect(isi.jenis === 'NOTA' && isi.jual.map(({ kunci }) => kunci)).toEqual(kode.slice(-12))
})

test('what was taken off is gone at once, before it is priced again', () => {
  const hitung = { jual: { baris: [baris('A1')] }, beli: undefined, total: 1 }
  expect(tayangNota(notaKosong('x'), hitung, tagihan, String)).toMatchObject({ jual: [] })
})

test('what came over the line and is none of it is not shown', () => {
  expect(bacaTayangan('hadir')).toBeUndefined()
  expect(bacaTayangan({ jenis: 'NOTA', jual: 'semua' })).toBeUndefined()
})
