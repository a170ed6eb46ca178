import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isiDari, type BarisTeks } from '#modules/banyak/banyak.rules'
import { group } from '#kernel/field'
import { encode } from '#kernel/wire'
import { barisBarang } from '#modules/stok/tambah-barang'
import { terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// 500 rows come out of a spreadsheet program: looked at row by row, saved as one receipt or not.
let shop: Shop
let spv: Person
let kasir: Person

const bawaan = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_dept: 'CC', kode_group: '75' }
const teks = (n: number): BarisTeks => ({
  kode_barcode: `RC${String(n).padStart(4, '0')}`,
  nama_barang: `CINCIN POLOS ${n}`,
  berat: '4,12',
  harga_pokok: '6.200.000',
})
const isi = (row: BarisTeks): object => {
  const result = isiDari(row, bawaan)
  if ('refused' in result) throw new Error(JSON.stringify(result.refused))
  return Object(encode(group(barisBarang), result.value))
}
const periksa = (rows: readonly object[]) =>
  spv.post('tambah-barang-banyak/periksa', {
    asal: 'SUPPLIER',
    baris: rows.map((one, baris) => ({ baris, isi: one })),
  })
const pieces = async (): Promise<number> => {
  const [row] = await shop.rows<{ n: number }>(sql`select count(*)::int as n from kencana.barang`)
  return row?.n ?? -1
}

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
})
afterAll(() => shop.close())

describe('many pieces at once', () => {
  const rows = Array.from({ length: 500 }, (_, n) => isi(teks(n)))

  it('are looked at row by row: every bad one is explained, nothing is saved', async () => {
    const [ada = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
    const before = await pieces()
    const salah = [
      isi(teks(1)),
      { ...isi(teks(2)), kode_barcode: ada },
      { ...isi(teks(3)), kode_barcode: 'RC0001' },
      { ...isi(teks(4)), kode_group: 'TIADA' },
      { ...isi(teks(5)), kode_baki: 'Z9' },
      { ...isi(teks(6)), kadar: 33 },
      { ...isi(teks(7)), berat_atribut: 0.5 },
    ]
    const { json } = await periksa(salah)
    expect(json.data).toMatchObject({ pcs: 2, berat: 8.24, harga_pokok: 12_400_000 })
    expect(
      json.data.masalah.map((one: { baris: number; kolom: string; kalimat: string }) => [
        one.baris,
        one.kolom,
        one.kalimat,
      ]),
    ).toEqual([
      [1, 'kode_barcode', `Barcode ${ada} Sudah Dipakai`],
      [2, 'kode_barcode', 'Barcode RC0001 Sudah Ada Di Tabel'],
      [3, 'kode_group', 'Group Tidak Valid'],
      [4, 'kode_baki', 'Baki Z9 Tidak Ada Di Gudang TOKO'],
      [5, 'kadar', 'Kadar EOD Untuk Kadar 33,00 Belum Diisi'],
      [6, 'nama_atribut', 'Nama Atribut Tidak Boleh Kosong'],
    ])
    const saved = await spv.post('barang/tambah', { asal: 'SUPPLIER', baris: salah })
    expect(saved.status).toBe(400)
    expect(await pieces()).toBe(before)
    expect((await kasir.post('tambah-barang-banyak/periksa', {})).status).toBe(403)
  })

  it('500 are one receipt', async () => {
    const before = await pieces()
    const looked = await periksa(rows)
    expect(looked.json.data).toMatchObject({ pcs: 500, masalah: [] })
    const saved = await spv.post('barang/tambah', { asal: 'SUPPLIER', baris: rows })
    expect(saved.json.data.barang).toHaveLength(500)
    expect(await pieces()).toBe(before + 500)
    expect(await shop.audit()).toEqual([])
  })

  it('that two people save at once come in once, and the other is told which', async () => {
    const before = await pieces()
    const own = await shop.person('OWN')
    const sama = Array.from({ length: 50 }, (_, n) => isi(teks(2_000 + n)))
    const body = { asal: 'SUPPLIER', baris: sama }
    const both = await Promise.all([spv, own].map((who) => who.post('barang/tambah', body)))
    const kalah = both.filter(({ status }) => status !== 200)
    expect(kalah).toHaveLength(1)
    expect(kalah[0]?.json.message).toMatch(/^Barcode RC20\d\d Sudah Dipakai$/)
    expect(await pieces()).toBe(before + 50)
    expect(await shop.audit()).toEqual([])
  })

  it('are never more than 1,000', async () => {
    const many = await periksa(Array.from({ length: 1_001 }, () => rows[0] ?? {}))
    expect(many.status).toBe(400)
  })
})
