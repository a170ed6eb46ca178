import { expect, test } from 'vitest'
import { bacaTayangan } from '#modules/layar/tayang'
import { pasangManual } from './manual-konter.ts'
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

const tanpaBarcode = (kunci: string, qty: number, harga_total: number) => ({
  ...{ kunci, qty, berat: 4_123, kode_baki: 'B1', kode_group: '75', kode_dept: 'CC', harga: null },
  ...{ arah: 'JUAL' as const, nama_barang: 'CINCIN POLOS', kadar: 75_00, sisa_qty: 40 },
  ...{ sisa_berat: 99_000, harga_gram: 1_000_000, daftar: 3_900_000, pajak: 45_353 },
  ...{ pajak_termasuk: null, harga_total, masalah: [] },
})

const baris = (kode_barcode: string) => JSON.parse(JSON.stringify({ ...kosong, kode_barcode }))

test('the customer reads of a piece what stands on his nota, and nothing of the shop', () => {
  const nota = tambah(notaKosong('x'), 'A1')
  const jual = { baris: [baris('A1')] }
  const isi = tayangNota(
    nota,
    { jual, beli: undefined, manual: undefined, total: 4_223_000 },
    tagihan,
    String,
  )
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

test('goods without a barcode are shown on their sides, and nothing of their heap', () => {
  const { berat, harga, kode_baki, kode_dept, kode_group } = tanpaBarcode('', 1, 1)
  const isi = { berat, harga, kode_baki, kode_dept, kode_group, qty: 2 }
  const jual = pasangManual([], 'manual-1', 'JUAL', isi)
  const manual = pasangManual(jual, 'manual-2', 'BELI', isi)
  const hitung = {
    ...{ jual: undefined, beli: undefined, total: 168_353 },
    manual: {
      baris: [tanpaBarcode('manual-1', 2, 4_168_353), tanpaBarcode('manual-2', 1, 4_000_000)],
    },
  }
  const tayang = tayangNota({ ...notaKosong('x'), manual }, hitung, tagihan, String)
  expect(tayang).toMatchObject({
    jual: [{ nama: '2 x CINCIN POLOS', kadar: '75,00 %', berat: 4_123, total: 4_168_353 }],
    beli: [{ nama: 'CINCIN POLOS', total: 4_000_000 }],
    total: 168_353,
  })
  expect(JSON.stringify(tayang)).not.toMatch(/B1|3900000|99000/)
  expect(bacaTayangan(tayang)).toEqual(tayang)
  // A line that was taken off is gone at once.
  const tinggal = { ...notaKosong('x'), manual: manual.slice(1) }
  expect(tayangNota(tinggal, hitung, tagihan, String)).toMatchObject({ jual: [] })
})

test('the last pieces are shown, and how many stand before them', () => {
  const kode = Array.from({ length: 15 }, (_, at) => `A${at}`)
  const nota = kode.reduce(tambah, notaKosong('x'))
  const hitung = { jual: { baris: kode.map(baris) }, beli: undefined, manual: undefined, total: 1 }
  const isi = tayangNota(nota, hitung, tagihan, String)
  expect(isi).toMatchObject({ lain: 3 })
  expect(isi.jenis === 'NOTA' && isi.jual.map(({ kunci }) => kunci)).toEqual(kode.slice(-12))
})

test('what was taken off is gone at once, before it is priced again', () => {
  const hitung = { jual: { baris: [baris('A1')] }, beli: undefined, manual: undefined, total: 1 }
  expect(tayangNota(notaKosong('x'), hitung, tagihan, String)).toMatchObject({ jual: [] })
})

test('what came over the line and is none of it is not shown', () => {
  expect(bacaTayangan('hadir')).toBeUndefined()
  expect(bacaTayangan({ jenis: 'NOTA', jual: 'semua' })).toBeUndefined()
})
