import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAnswer } from '#server/test-http'
import { cincin, dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A customer brings rings back: he takes another one and pays the difference, he gets money out of
// it, or he only sells. One group, one settlement, one posting.

let shop: Shop
let spv: Person
let kasir: Person
let lama: string[]
let baru: string[]

/** Tukar: 15 %, jual: 20 % of the ring's price without labour (SPEC 9), up to Rp 500. */
const tukar = 5_778_500
const dijual = 5_438_500

const kembali = (kode_barcode: string | undefined, lain: object = {}) => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor: 4.12,
  ...lain,
})
const beli = (...baris: object[]) => ({ pembelian: { jenis: 'BELI', baris } })
const simpan = (barcode: readonly string[], total: number, lain: object) =>
  kasir.post('penjualan/simpan', {
    ...notaCincin(barcode),
    total,
    pembayaran: total === 0 ? [] : [{ jenis: 'CASH', jumlah: Math.abs(total) }],
    ...lain,
  })
const groupOf = (answer: TestAnswer): string => String(dataOf(answer)['no_faktur_group'])
const validasi = (nomor: string) =>
  spv.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [nomor] })
const kas = (nomor: string) =>
  shop.rows(
    sql<{ kategori: string; jumlah: number }>`
      select kategori, sum(jumlah_in - jumlah_out)::bigint as jumlah from kas
      where id_group = (select id from dokumen where nomor = ${nomor}) group by 1`,
  )
const status = async (kode_barcode: string | undefined): Promise<string | undefined> => {
  const [piece] = await shop.rows(
    sql<{ status: string }>`select status from barang where kode_barcode = ${kode_barcode}`,
  )
  return piece?.status
}

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await spv.post('penjualan/harga-hari-ini', {})
  lama = await terimaCincin(spv, 5)
  baru = await terimaCincin(spv, 3)
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(lama)))
  dataOf(await validasi(String(sold['no_faktur_group'])))
  // Yesterday's note: one of the same day has rates of its own.
  const closed = await spv.post('tutup-toko', {
    tgl_system: '2026-11-21',
    tgl_berikut: '2026-11-22',
  })
  dataOf(closed)
  await spv.post('penjualan/harga-hari-ini', {})
}, 60_000)
afterAll(() => shop.close())

describe('an exchange', () => {
  let nomor: string

  it('is one group of a sale and a purchase; the customer pays the difference', async () => {
    const saved = await simpan([baru[0] ?? ''], harga - tukar, beli(kembali(lama[0])))
    expect(dataOf(saved)).toMatchObject({
      notajual: [expect.stringContaining('FJ-')],
      notabeli: [expect.stringContaining('FB-')],
      total: harga - tukar,
    })
    nomor = groupOf(saved)
    expect([await status(baru[0]), await status(lama[0])]).toEqual(['DALAM_NOTA', 'DALAM_BELI'])
  })

  it('refuses another total, and a piece that is in it already', async () => {
    const other = await simpan([baru[1] ?? ''], harga - dijual, beli(kembali(lama[1])))
    expect(other.json.code).toBe('E-MDB:02')
    const twice = await simpan([baru[1] ?? ''], harga - tukar, beli(kembali(lama[0])))
    expect(twice.json.fields?.[0]?.field).toBe('pembelian.baris.0.kode_barcode')
  })

  it('waits for the cashier with both its sides', async () => {
    const { json } = await spv.get('validasi/all')
    expect(json.data[0].penjualan).toHaveLength(1)
    expect(json.data[0].pembelian).toMatchObject([
      {
        no_faktur_group: nomor,
        kode_dept: cincin.kode_dept,
        nama_barang: cincin.nama_barang,
        berat: 4.12,
        harga: tukar,
      },
    ])
  })

  it('is validated wholly: gold both ways, one amount of money', async () => {
    expect(dataOf(await validasi(nomor))).toMatchObject({
      notajual: [expect.stringContaining('FJ-')],
      notabeli: [expect.stringContaining('FB-')],
    })
    expect([await status(baru[0]), await status(lama[0])]).toEqual(['TERJUAL', 'DIBELI'])
    expect(await kas(nomor)).toEqual([{ kategori: 'PENJUALAN', jumlah: harga - tukar }])
    expect(await shop.audit()).toEqual([])
  })

  it('pays the customer where he brings more than he takes', async () => {
    const total = harga - tukar - dijual
    expect(total).toBeLessThan(0)
    // Tukar goes as far as the value of what he takes (DOMAIN 6), the rest is a sale to the shop.
    const { json } = await kasir.post('pembelian/hitung', {
      ...beli(kembali(lama[1]), kembali(lama[2])).pembelian,
      nilai_jual: harga,
    })
    const sama = harga - json.data.total
    const saved = await simpan([baru[1] ?? ''], sama, beli(kembali(lama[1]), kembali(lama[2])))
    dataOf(saved)
    dataOf(await validasi(groupOf(saved)))
    expect(await kas(groupOf(saved))).toEqual([{ kategori: 'PEMBELIAN', jumlah: sama }])
    expect(await shop.audit()).toEqual([])
  })

  it('withdrawn before it was validated, leaves each piece where it was', async () => {
    const saved = await simpan([baru[2] ?? ''], harga - tukar, beli(kembali(lama[3])))
    const list = [groupOf(saved)]
    dataOf(await spv.post('validasi/cancel/jualbeli', { penjualan: list, pembelian: list }))
    expect([await status(baru[2]), await status(lama[3])]).toEqual(['ADA', 'TERJUAL'])
    expect(await shop.audit()).toEqual([])
  })
})

describe('a purchase alone', () => {
  it('pays out of the drawer, in cash or by transfer only', async () => {
    const card = await simpan([], -dijual, {
      ...beli(kembali(lama[3])),
      pembayaran: [{ jenis: 'DEBET', no_rekening: '1', jumlah: dijual }],
    })
    expect(card.json.message).toBe('Toko Hanya Membayar Tunai Atau Transfer')
    const [rekening] = await shop.rows(
      sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
    )
    const costly = await simpan([], -dijual, {
      ...beli(kembali(lama[3])),
      pembayaran: [{ jenis: 'TRANSFER', ...rekening, jumlah: dijual, fee: 900_000_000 }],
    })
    expect(costly.json.message).toBe('Biaya Transfer Paling Banyak Rp 30.000')
    const hollow = await simpan([], -dijual, {
      ...beli(kembali(lama[3])),
      pembayaran: [
        { jenis: 'CASH', jumlah: dijual },
        { jenis: 'TRANSFER', ...rekening, jumlah: 0, fee: 5_000 },
      ],
    })
    expect(hollow.json.fields?.[0]?.field).toBe('pembayaran.1.jumlah')
    const saved = await simpan([], -dijual, beli(kembali(lama[3])))
    expect(dataOf(saved)).toMatchObject({ notajual: [], total: -dijual })
    dataOf(await validasi(groupOf(saved)))
    expect(await kas(groupOf(saved))).toEqual([{ kategori: 'PEMBELIAN', jumlah: -dijual }])
    expect(await shop.audit()).toEqual([])
  })

  it('may be paid another way at the cash desk, never another amount', async () => {
    const saved = await simpan([], -dijual, beli(kembali(lama[4])))
    const no_faktur_group = groupOf(saved)
    const less = await spv.post('validasi/bayar', {
      no_faktur_group,
      pembayaran: [{ jenis: 'CASH', jumlah: 1_000 }],
    })
    expect(less.json.message).toMatch(/^Pembayaran Masih Kurang/)
    const [rekening] = await shop.rows(
      sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
    )
    const changed = await spv.post('validasi/bayar', {
      no_faktur_group,
      pembayaran: [
        { jenis: 'TRANSFER', no_rekening: rekening?.no_rekening, jumlah: 5_000_000 },
        { jenis: 'CASH', jumlah: dijual - 5_000_000 },
      ],
    })
    dataOf(changed)
    dataOf(await validasi(no_faktur_group))
    expect(await shop.audit()).toEqual([])
  })

  it('is never one person’s word alone, whatever his level', async () => {
    const gelang = {
      nama_barang: 'GELANG TUA',
      kode_group: '75',
      kode_dept: 'CC',
      kode_kondisi: 'BAIK',
      berat_kotor: 1,
      harga_setuju: 90_000_000,
    }
    const body = {
      ...notaCincin([]),
      nama_customer: 'IBU SITI',
      alamat_customer: 'Jalan Kenari 1',
      no_hp: '081234567890',
      pembelian: {
        jenis: 'BELI',
        baris: [gelang],
        jenis_identitas: 'KTP',
        no_identitas: '3275010101800001',
      },
      total: -90_000_000,
      pembayaran: [{ jenis: 'CASH', jumlah: 90_000_000 }],
    }
    const mu = await shop.person('MU')
    for (const who of [mu, spv, kasir]) {
      const { json } = await who.post('penjualan/simpan', body)
      expect(json.code).toBe('E-OTORISASI')
    }
    const many = { ...body.pembelian, baris: Array.from({ length: 201 }, () => gelang) }
    const long = await mu.post('penjualan/simpan', { ...body, pembelian: many })
    expect(long.json.fields?.[0]?.message).toBe('Barang Paling Banyak 200 Baris')
  })

  it('is another right than a sale: the menu’s wall stands before each side', async () => {
    const pembeli = await shop.person('KASIR', 'pembeli', '/transaksi-pembelian')
    const [barcode = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
    for (const body of [notaCincin([barcode]), { ...notaCincin([barcode]), ...beli(kembali('1')) }])
      expect((await pembeli.post('penjualan/simpan', body)).json.code).toBe('E-HAK')
    expect((await pembeli.post('penjualan/harga-hari-ini', {})).json.code).toBe('E-HAK')
    const bought = await pembeli.post('penjualan/simpan', { ...notaCincin([]), ...beli() })
    expect(bought.json.code).not.toBe('E-HAK')
  })

  it('books what the transfer cost the shop, and the audit agrees', async () => {
    const [rekening] = await shop.rows(
      sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
    )
    const [cincinBaru = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
    const sold = dataOf(await simpan([cincinBaru], harga, {}))
    dataOf(await validasi(String(sold['no_faktur_group'])))
    // Bought back the same day at its own rate: an exchange without potongan, a sale with 20 %.
    const { json } = await kasir.post('pembelian/hitung', beli(kembali(cincinBaru)).pembelian)
    const bayar = { jenis: 'TRANSFER', ...rekening, jumlah: json.data.total, fee: 6_500 }
    const saved = await simpan([], -json.data.total, {
      ...beli(kembali(cincinBaru)),
      pembayaran: [bayar],
    })
    dataOf(await validasi(groupOf(saved)))
    expect(await shop.audit()).toEqual([])
  })

  it('without a piece and without a purchase is no visit', async () => {
    const nothing = await simpan([], 0, {})
    expect(nothing.json.message).toBe('Belum Ada Barang Yang Dijual')
  })
})

it('a note promises the rates of its class of goods, and the shop keeps them', async () => {
  const own = await shop.person('OWN')
  expect((await own.put('para-system/key/POTONGAN_PEMBELIAN_MODULE', { value: true })).status).toBe(
    200,
  )
  const made = await own.post('para-potongan-kategori/create', {
    kode_potongan: 'KAWIN',
    kode_kategori: null,
    kode_dept: 'CC',
    kode_kondisi: null,
    cara_potongan: 'PERSEN',
    tukar_persen: 20,
    jual_persen: 25,
    tukar_rp: 0,
    jual_rp: 0,
  })
  expect(made.status).toBe(200)
  const [barcode = ''] = await terimaCincin(spv, 1, 'SUPPLIER')
  const { notajual } = dataOf(await simpan([barcode], harga, {}))
  const { json } = await kasir.post('penjualan/get/bynota/single', {
    no_faktur: String(notajual),
  })
  expect(json.data.data[0].janji).toEqual([{ baris: '1', potongan_tukar: 20, potongan_jual: 25 }])
  expect(
    await shop.rows(sql`select potongan_tukar, potongan_jual from penjualan_baris
      where kode_barcode = ${barcode}`),
  ).toEqual([{ potongan_tukar: 20_00, potongan_jual: 25_00 }])
})
