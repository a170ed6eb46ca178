import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What the shop does not lend on, or not so much.
let shop: Shop
let own: Person
let kasir: Person
let gambar: string
let kartu: string

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  kasir = await shop.person('KASIR')
  await aturHutang(own)
  gambar = await foto(kasir, 'foto_jaminan')
  kartu = await foto(own, 'IDENTITAS')
}, 60_000)
afterAll(() => shop.close())

const simpan = (lain: object = {}) => kasir.post('hutang/simpan', pinjaman(gambar, kartu, lain))

describe('a loan is refused', () => {
  const satu = (lain: object) => ({
    jaminan: [{ ...pinjaman(gambar, kartu).jaminan[0], ...lain }],
  })
  it.each([
    [() => satu({ kadar: 100.01 }), 'jaminan.0.kadar', 'Tidak Boleh Melebihi 100'],
    [() => satu({ kadar: 0 }), 'jaminan.0.kadar', 'Kadar Tidak Boleh Diisi Dengan 0'],
    [() => satu({ kadar: 29.99 }), 'jaminan.0.kadar', 'Plafond Untuk Kadar 29,99 Belum Diatur'],
    [() => satu({ berat: 0 }), 'jaminan.0.berat', 'Berat Tidak Boleh Diisi Dengan 0'],
    [() => satu({ cara_uji: null }), 'jaminan.0.cara_uji', 'Cara Uji Harus Dipilih'],
    [() => ({ pokok: 50_000 }), 'pokok', 'Pokok Paling Sedikit Rp 100.000'],
    [() => ({ pokok: 7_330_000 }), 'pokok', 'Pokok Harus Kelipatan Rp 50.000'],
    [() => ({ pokok: 19_350_000 }), 'pokok', 'Pinjaman Melebihi Plafond Rp 19.344.300'],
    [() => ({ foto_identitas: null }), 'foto_identitas', 'Foto Kartu Identitas Harus Ada'],
    [() => ({ no_segel: '' }), 'no_segel', 'No Segel Tidak Boleh Kosong'],
    [
      () => ({ pembayaran: [{ jenis: 'DEBET', no_rekening: '1234567890', jumlah: 7_340_000 }] }),
      'pembayaran.0.jenis',
      'Toko Hanya Membayar Tunai Atau Transfer',
    ],
  ])('%#', async (lain, field, message) => {
    const { json, status } = await simpan(lain())
    expect([status, json.fields]).toEqual([400, [{ field, message }]])
  })

  it('above the limit without somebody who agrees', async () => {
    dataOf(await own.put('para-system/key/HUTANG_BATAS', { value: 7_000_000 }))
    expect((await simpan()).json.details).toMatchObject({ kategori: 'HUTANG_BESAR' })
    dataOf(await own.put('para-system/key/HUTANG_BATAS', { value: 25_000_000 }))
  })

  it('out of a drawer that has less, before anybody is asked', async () => {
    const setel = (kunci: string, value: unknown) => own.put(`para-system/key/${kunci}`, { value })
    dataOf(await setel('HUTANG_BATAS', 7_000_000))
    dataOf(await setel('SKIP_VALIDASI_MODULE', true))
    expect((await simpan()).json.message).toBe('Uang Di Laci kasir Tidak Cukup')
    dataOf(await setel('SKIP_VALIDASI_MODULE', false))
    dataOf(await setel('HUTANG_BATAS', 25_000_000))
  })

  it('where rounding would take its interest away', async () => {
    // 7.350.000 x 1,75 % / 30 are 4.287,5 a day: nothing of 10.000.
    dataOf(await own.put('para-system/key/PEMBULATAN_BUNGA', { value: 10_000 }))
    const message = 'Bunga Per Hari Menjadi 0, Kecilkan Pembulatan Rp 10.000'
    expect((await simpan()).json.fields).toEqual([{ field: 'pokok', message }])
    dataOf(await own.put('para-system/key/PEMBULATAN_BUNGA', { value: 1 }))
  })

  it('where it would be more than the part of its worth', async () => {
    dataOf(await own.put('para-system/key/HUTANG_LTV_BATAS', { value: 22.5 }))
    const { json } = await simpan()
    expect(json.fields?.[0]?.message).toBe(
      'Pinjaman Paling Banyak 22,50 % Dari Taksiran, Rp 7.327.075',
    )
    dataOf(await own.put('para-system/key/HUTANG_LTV_BATAS', { value: 85 }))
  })
})
