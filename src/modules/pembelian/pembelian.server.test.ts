import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cariNota, hitungPembelian } from './pembelian.calls.ts'
import { baris, isi, openTokoBeli, type TokoBeli } from './test-beli.server.ts'

// What is loaded from a real database, and what is computed of it.

let toko: TokoBeli
beforeAll(async () => {
  toko = await openTokoBeli()
})
afterAll(() => toko.http.close())

const hitung = (body: object, bahasa = 'id') =>
  toko.http.call(
    hitungPembelian,
    {},
    { token: toko.kasir, body, headers: { 'accept-language': bahasa } },
  )
const cari = (body: object) => toko.http.call(cariNota, {}, { token: toko.kasir, body })

describe('pembelian/hitung', () => {
  it('fills in what the note knows, and explains the price: 6,798,000 less 20 %', async () => {
    const { json } = await hitung(isi(baris(toko.barcode[0], { harga_lama: 1 })))
    expect(json.data).toMatchObject({ qty: 1, berat: 4.12, total: 5_438_500, perlu: [] })
    expect(json.data.penjual_wajib).toEqual([])
    expect(json.data.baris[0]).toMatchObject({
      no_faktur_jual: toko.nota.no_faktur_jual,
      umur: 0,
      nama_barang: 'CINCIN BELAH ROTAN',
      kode_group: '75',
      kadar: 75,
      berat_nota: 4.12,
      harga_nota: 6_798_000,
      rata_asal: 1_650_000,
      harga_emas: 1_650_000,
      potongan: 1_359_500,
      harga: 5_438_500,
      persen_beli: 20,
      masalah: [],
      perhatian: [{ kode: 'HARGA_BERUBAH' }],
    })
    expect(json.data.baris[0].rincian).toMatchObject([
      { label: 'Harga Nota', hasil: 6_798_000 },
      { label: 'Potongan Jual', hasil: -1_359_600 },
      { label: 'Harga Beli', hasil: 5_438_500 },
    ])
  })

  it('exchanges at 15 % up to the value of the sales', async () => {
    const { json } = await hitung({ ...isi(baris(toko.barcode[0])), nilai_jual: 9_000_000 })
    expect(json.data.total).toBe(5_778_500)
  })

  it('tells the good lines from the bad, in the language of who asks', async () => {
    const luar = { kode_kondisi: 'RUSAK', berat_kotor: 2, nama_barang: 'GELANG', kode_dept: 'CC' }
    const body = isi(baris(toko.barcode[0]), baris(toko.barcode[0]), baris('999'), luar, {
      ...luar,
      kode_group: '75',
    })
    const { json } = await hitung(body, 'en')
    const codes = json.data.baris.map(({ masalah }: { masalah: { kode: string }[] }) =>
      masalah.map(({ kode }) => kode),
    )
    expect(codes).toEqual([[], ['BARANG_DUA_KALI'], ['BARANG_TIDAK_DIKENAL'], ['DATA_KOSONG'], []])
    expect(json.data.baris[2].masalah[0].kalimat).toBe('Barcode 999 was not found')
    // 2.000 gr x 1,425,000 (HB75) less 35 %: 1,852,500
    expect(json.data).toMatchObject({ qty: 2, total: 7_291_000 })
    expect(json.data.penjual_wajib).toContain('no_identitas')
  })

  it('says which approvals it will need', async () => {
    const { json } = await hitung(isi(baris(toko.barcode[0], { berat_kotor: 4.5 })))
    expect(json.data.perlu).toMatchObject([{ kategori: 'TOLERANSI_BERAT_BELI' }])
  })

  it('refuses a body that is no purchase', async () => {
    const answer = await hitung({ jenis: 'BELI', baris: [{ kode_barcode: 'A1' }] })
    expect(answer.status).toBe(400)
    expect(answer.json.fields?.map(({ field }) => field)).toEqual([
      'baris.0.kode_kondisi',
      'baris.0.berat_kotor',
    ])
  })
})

describe('pembelian/cari-nota', () => {
  it.each([
    ['its number', () => ({ kunci: toko.nota.no_faktur_jual })],
    ['its QR', () => ({ kunci: `https://x.example/nota?toko=GS1&id=${toko.nota.id}` })],
    ['the barcode of a piece', () => ({ kunci: toko.barcode[1] })],
    ['the name', () => ({ nama_customer: 'sari' })],
    ['the telephone', () => ({ no_hp: '0812-3456-7890' })],
    ['the weight', () => ({ berat: 4.1, tgl_from: '2026-11-01', tgl_to: '2026-11-30' })],
  ])('finds a note by %s', async (_, body) => {
    const { json, status } = await cari(body())
    expect(status).toBe(200)
    expect(json.data).toMatchObject([
      { no_faktur_jual: toko.nota.no_faktur_jual, nama_customer: 'Ibu Sari', sisa: 7, umur: 0 },
    ])
    expect(json.data[0].baris[0]).toMatchObject({ harga_nota: 6_798_000, halangan: null })
  })

  it.each([
    [{}, 400, 'Isi Nomor Nota, Barcode, Nama, No HP Atau Berat'],
    [{ kunci: '999' }, 404, 'Nota Tidak Ditemukan'],
    [{ nama_customer: 'Tidak Ada' }, 404, 'Nota Tidak Ditemukan'],
    [{ berat: 9.9 }, 404, 'Nota Tidak Ditemukan'],
    [
      { kunci: 'x?toko=GS9&id=01928c3f-7a1b-7c2d-8e3f-0123456789ab' },
      422,
      'Nota Ini Dari Toko GS9',
    ],
  ])('refuses %j', async (body, status, message) => {
    const answer = await cari(body)
    expect([answer.status, answer.json.message]).toEqual([status, message])
  })
})
