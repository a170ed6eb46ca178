import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A customer leaves money for a ring, or money only: it is kept for her, owed to her, spent by her,
// given back or forfeited; and no second person can count on the same money or the same ring.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]

const penitip = {
  kode_sales: 'SLS1',
  nama_customer: 'IBU SITI',
  no_hp: '081234567890',
  alamat_customer: 'Jalan Kenari 1',
}
const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }]
const titip = (kode_barcode: string | undefined, jumlah: number, lain: object = {}) => ({
  ...penitip,
  ...(kode_barcode === undefined ? {} : { baris: { kode_barcode }, harga }),
  jumlah,
  pembayaran: tunai(jumlah),
  ...lain,
})
/** Taken in by the cashier and validated by the supervisor. */
async function dititip(kode_barcode: string | undefined, jumlah: number): Promise<string> {
  const { no_titipan } = dataOf(await kasir.post('titipan/simpan', titip(kode_barcode, jumlah)))
  dataOf(await spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
  return String(no_titipan)
}
const dengan = (nomor: string, jumlah: number, sisa: number) => ({
  pembayaran: [
    { jenis: 'TITIPAN', no_ref: nomor, jumlah },
    ...(sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : []),
  ],
})
const jual = (barcode: readonly string[], lain: object) =>
  kasir.post('penjualan/simpan', notaCincin(barcode, lain))
const validasi = (nomor: unknown) =>
  spv.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [] })
const satu = async (nomor: string) => {
  const { json } = await kasir.post('titipan/get/bynota/single', { no_faktur: nomor })
  return json.data.data[0]
}
const status = async (kode_barcode: string | undefined): Promise<string | undefined> => {
  const [piece] = await shop.rows(
    sql<{ status: string }>`select status from barang where kode_barcode = ${kode_barcode}`,
  )
  return piece?.status
}
/** What the liability account says. */
const terutang = async (): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ jumlah: number }>`select coalesce(sum(kredit - debit), 0)::bigint as jumlah from jurnal
      where nomor_akun = '2101'`,
  )
  return row?.jumlah ?? 0
}
const saldo = async (): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ jumlah: number }>`select coalesce(sum(saldo), 0)::bigint as jumlah from saldo_titipan`,
  )
  return row?.jumlah ?? 0
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  rings = await terimaCincin(spv, 12)
}, 60_000)
afterAll(() => shop.close())

describe('a deposit for a ring', () => {
  let nomor: string

  it('keeps the ring from the moment it is entered, and owes nothing yet', async () => {
    const saved = dataOf(await kasir.post('titipan/simpan', titip(rings[0], 2_000_000)))
    expect(saved).toMatchObject({ status: 'OPEN', kembali: 0 })
    nomor = String(saved['no_titipan'])
    expect(nomor).toMatch(/^TT-GS1-\d{6}-0001$/)
    expect([await status(rings[0]), await terutang()]).toEqual(['TITIP', 0])
    const { json } = await spv.get('validasi/titipan')
    expect(json.data).toMatchObject([{ no_titipan: nomor, jumlah: 2_000_000, saldo: 0 }])
    expect(await shop.audit()).toEqual([])
  })

  it('stops the closing of the day while it waits', async () => {
    const { json } = await spv.post('tutup-toko', {
      tgl_system: '2026-11-21',
      tgl_berikut: '2026-11-22',
    })
    expect(json.message).toBe('1 Titipan Belum Divalidasi')
  })

  it('is owed once the cashier has the money', async () => {
    dataOf(await spv.post('validasi/simpan/titipan', { titipan: [nomor] }))
    expect([await terutang(), await saldo()]).toEqual([2_000_000, 2_000_000])
    const again = await spv.post('validasi/simpan/titipan', { titipan: [nomor] })
    expect(again.json).toMatchObject({
      code: 'E-MDB:02',
      message: `Titipan ${nomor} Sudah Divalidasi`,
    })
    expect(await shop.audit()).toEqual([])
  })

  it('grows by more money, never above the price of the ring', async () => {
    const more = (jumlah: number) =>
      spv.post('titipan/tambah', { no_titipan: nomor, jumlah, pembayaran: tunai(jumlah) })
    const much = await more(harga - 2_000_000 + 1)
    expect(much.json.fields?.[0]).toMatchObject({
      field: 'jumlah',
      message: 'Titipan Melebihi Sisa Harga Rp 5.107.000',
    })
    expect(dataOf(await more(1_000_000))['nomor']).toMatch(/^TT-/)
    expect((await satu(nomor)).saldo).toBe(3_000_000)
    expect(await shop.audit()).toEqual([])
  })

  it('keeps the ring from everybody else', async () => {
    const { json } = await jual([rings[0] ?? ''], {})
    expect(json.message).toBe(`Barang ${rings[0]} Sedang Dititip ${nomor}`)
    const twice = await kasir.post('titipan/simpan', titip(rings[0], 1_000_000))
    expect(twice.json.fields?.[0]?.field).toBe('baris.kode_barcode')
  })

  it('pays for its ring at the promised price, also when gold has risen', async () => {
    await own.put('group/update/75', { ...(await group()), harga: 1_900_000 })
    await spv.post('penjualan/harga-hari-ini', {})
    const hitung = await kasir.post('penjualan/hitung', {
      baris: [{ kode_barcode: rings[0] }, { kode_barcode: rings[1] }],
      titipan: [nomor],
    })
    const [promised, today] = hitung.json.data.baris
    expect(promised).toMatchObject({ harga_total: harga, masalah: [] })
    expect(today.harga_total).toBeGreaterThan(harga)
    const other = await jual([rings[1] ?? ''], {
      ...dengan(nomor, 1_000_000, today.harga_total - 1_000_000),
      total: today.harga_total,
    })
    expect(other.json.message).toBe(`Titipan ${nomor} Untuk Barang ${rings[0]}, Pindai Barangnya`)
    const saved = dataOf(await jual([rings[0] ?? ''], dengan(nomor, 3_000_000, harga - 3_000_000)))
    expect([await status(rings[0]), await terutang()]).toEqual(['DALAM_NOTA', 3_000_000])
    expect((await satu(nomor)).ditahan).toBe(3_000_000)
    expect(await shop.audit()).toEqual([])
    dataOf(await validasi(saved['no_faktur_group']))
    expect([await status(rings[0]), await terutang()]).toEqual(['TERJUAL', 0])
    expect(await satu(nomor)).toMatchObject({ status: 'DIPAKAI', saldo: 0 })
    expect(await shop.audit()).toEqual([])
  })

  it('has its money back when the sale is cancelled', async () => {
    const [row] = await shop.rows(
      sql<{ nomor: string }>`select nomor from dokumen where jenis = 'PENJUALAN'
        order by saat desc limit 1`,
    )
    const body = { no_faktur_jual: row?.nomor, alasan: 'pelanggan berubah pikiran' }
    dataOf(await spv.postApproved('penjualan/batal', body, 'own'))
    expect(await satu(nomor)).toMatchObject({
      status: 'TITIP',
      saldo: 3_000_000,
      barang_disimpan: false,
    })
    expect([await status(rings[0]), await terutang()]).toEqual(['KEMBALI', 3_000_000])
    expect(await shop.audit()).toEqual([])
  })
})

const group = async (): Promise<object> => {
  const { json } = await own.get('group/get/all')
  return json.data.find((row: { kode_group: string }) => row.kode_group === '75')
}
