import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Cash of a cancelled note goes back out of the drawer of whoever gives it, or the safe: the
// cashier who took it has handed it over, or serves on.
let shop: Shop
let spv: Person
let kasir: Person
let kasir2: Person
let barcode: readonly string[]

const laci = async (): Promise<Record<string, number>> => {
  const rows = await shop.rows(
    sql<{ laci: string; saldo: number }>`select laci, saldo from saldo_laci`,
  )
  return Object.fromEntries(rows.map((row) => [row.laci, row.saldo]))
}

/** Sells these by this cashier, who validates nothing himself; the numbers of their notes. */
async function jual(who: Person, at: readonly number[], lain: object = {}) {
  const rings = at.map((n) => barcode[n] ?? '')
  const saved = dataOf(await who.post('penjualan/simpan', notaCincin(rings, lain)))
  const both = { penjualan: [saved['no_faktur_group']], pembelian: [] }
  dataOf(await who.post('validasi/simpan/jualbeli', both))
  const { notajual, no_faktur_group } = Object(saved)
  return { nota: String(notajual[0]), semua: notajual, group: String(no_faktur_group) }
}

const serahkan = async (who: Person): Promise<void> => {
  const { saldo } = (await who.get('cash/laci')).json.data
  const pecahan = [{ pecahan: 1_000, lembar: saldo / 1_000 }]
  dataOf(await who.postApproved('cash/laci/setor', { pecahan, sisa: 0 }, 'spv'))
}

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  kasir2 = await shop.person('KASIR', 'kasir2')
  barcode = await terimaCincin(spv, 7, 'SUPPLIER')
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

it('refuses before anybody is asked, and says where the cash lies', async () => {
  const { nota } = await jual(kasir, [0])
  await serahkan(kasir)
  await jual(kasir2, [1])
  expect(await laci()).toEqual({ kasir: 0, BRANKAS: harga, kasir2: harga })
  const cek = await spv.post('penjualan/batal/cek', { no_faktur: nota })
  expect(dataOf(cek)).toEqual({
    tunai: harga,
    laci: 'spv',
    laci_cukup: false,
    brankas_cukup: true,
  })
  const body = { no_faktur_jual: nota, alasan: 'Ukuran salah' }
  expect(await spv.post('penjualan/batal', body)).toMatchObject({
    status: 422,
    json: {
      message: 'Uang Di Laci spv Tidak Cukup, Pilih Uang Kembali Dari Brankas',
      details: { uang_kembali: { brankas_cukup: true } },
    },
  })
  const dari = { ...body, uang_dari: 'BRANKAS' }
  const asked = await spv.post('penjualan/batal', dari)
  expect(asked.json.details?.['sesudah']).toEqual({
    [nota]: 'BATAL',
    'Uang Kembali': 'Rp 7.107.000 · BRANKAS',
  })
  dataOf(await spv.postApproved('penjualan/batal', dari, 'own'))
  expect(await laci()).toEqual({ kasir: 0, BRANKAS: 0, kasir2: harga })
  expect(await shop.audit()).toEqual([])
})

it("never takes another cashier's cash", async () => {
  const { nota } = await jual(kasir2, [2])
  const body = { no_faktur_jual: nota, alasan: 'Ukuran salah' }
  expect(await spv.post('penjualan/batal', body)).toMatchObject({
    status: 422,
    json: { message: 'Uang Di Laci spv Tidak Cukup' },
  })
  await jual(spv, [3])
  dataOf(await spv.postApproved('penjualan/batal', body, 'own'))
  expect(await laci()).toMatchObject({ spv: 0, kasir2: harga * 2 })
  expect(await shop.audit()).toEqual([])
})

it('gives each note of a visit its money once, out of two drawers', async () => {
  const { semua } = await jual(kasir, [4, 5], { nota_per: 'BARANG' })
  expect(semua).toHaveLength(2)
  await serahkan(kasir)
  const [satu, dua] = semua
  const batal = (no_faktur_jual: string, uang_dari: string) =>
    spv.postApproved('penjualan/batal', { no_faktur_jual, alasan: 'Batal', uang_dari }, 'own')
  dataOf(await batal(satu, 'BRANKAS'))
  expect((await batal(dua, 'LACI')).status).toBe(422)
  await jual(spv, [6])
  dataOf(await batal(dua, 'LACI'))
  expect(await laci()).toMatchObject({ spv: 0, BRANKAS: harga, kasir: 0 })
  expect(await shop.audit()).toEqual([])
})

it('corrects a payment after the drawer was handed over', async () => {
  await serahkan(kasir2)
  const rows = await shop.rows(
    sql<{ nomor: string }>`select d.nomor from dokumen d join status_dokumen s on s.id = d.id
      where d.jenis = 'PENJUALAN' and s.status = 'VALID' and d.input_by = 'kasir2' limit 1`,
  )
  const body = {
    no_faktur_jual: rows[0]?.nomor,
    versi: 0,
    alasan: 'Ternyata transfer',
    kode_sales: 'SLS1',
    pembayaran: [{ jenis: 'TRANSFER', no_rekening: '1234567890', jumlah: harga }],
  }
  expect((await spv.post('penjualan/koreksi', body)).status).toBe(422)
  const before = await laci()
  const done = await spv.postApproved('penjualan/koreksi', { ...body, uang_dari: 'BRANKAS' }, 'own')
  dataOf(done)
  expect(await laci()).toEqual({ ...before, BRANKAS: (before['BRANKAS'] ?? 0) - harga })
  expect(await shop.audit()).toEqual([])
})
