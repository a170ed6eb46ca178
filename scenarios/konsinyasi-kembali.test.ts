import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { laporanHari } from './hari-konter.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A supplier's ring is sold, comes back from the customer, is laid out again, and goes back to him.
let shop: Shop
let spv: Person
let kasir: Person
let nomor = ''

const akun = async (...nomor_akun: readonly string[]): Promise<number[]> => {
  const rows = await shop.rows(
    sql<{ nomor_akun: string; saldo: number }>`
      select nomor_akun, sum(debit - kredit)::int as saldo from kencana.jurnal group by 1`,
  )
  return nomor_akun.map((one) => rows.find((row) => row.nomor_akun === one)?.saldo ?? 0)
}
const tutup = async (tgl_system: string, tgl_berikut: string): Promise<void> => {
  dataOf(await spv.post('tutup-toko', { tgl_system, tgl_berikut }))
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
}
const jual = async (kode: string): Promise<string> => {
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin([kode])))
  const pilihan = { penjualan: [sold['no_faktur_group']], pembelian: [] }
  dataOf(await spv.post('validasi/simpan/jualbeli', pilihan))
  return String(Object(sold['notajual'])[0])
}
const beli = async (kode_barcode: string): Promise<string> => {
  const baris = [{ kode_barcode, kode_kondisi: 'BAIK', berat_kotor: 4.12 }]
  const pembelian = { jenis: 'BELI', baris }
  const { total } = dataOf(await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: 0 }))
  const saved = await kasir.post('penjualan/simpan', {
    ...{ kode_sales: 'SLS1', nama_customer: 'Ibu Sari', alamat_customer: 'Jalan Kenari 1' },
    ...{ no_hp: '081234567890', baris: [], total: -Number(total) },
    pembelian: { ...pembelian, jenis_identitas: 'KTP', no_identitas: '3275010101800001' },
    pembayaran: [{ jenis: 'CASH', jumlah: total }],
  })
  const { no_faktur_group, notabeli } = Object(dataOf(saved))
  const pilihan = { penjualan: [], pembelian: [no_faktur_group] }
  dataOf(await spv.post('validasi/simpan/jualbeli', pilihan))
  return `${notabeli[0]}/1`
}
const titip = async (no_surat: string, ...kode: readonly string[]): Promise<string> => {
  const baris = kode.map((kode_barcode) => ({
    ...{ ...cincin, kode_barcode, harga_pokok: 6_200_417 },
    ...{ berat_kirim: cincin.berat, diterima: true },
  }))
  const surat = { supplier: 'UBS', no_surat, konsinyasi: true, baris }
  return String(dataOf(await spv.post('penerimaan-barang/simpan', surat))['nomor'])
}
const hutang = async () =>
  (await laporanHari(spv, '/laporan-hutang-supplier', { supplier: null })).rows
const keluar = async () => {
  const { rows } = await laporanHari(spv, '/laporan-konsinyasi', { supplier: null, milik: null })
  return rows.map(({ kode_barcode, tgl_keluar }) => [kode_barcode, tgl_keluar])
}

beforeAll(async () => {
  shop = await openShop('GS1', '2026-11-24T01:00:00+07:00') // each day is closed into the next
  const own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const flag of ['KONSINYASI_MODULE', 'AKUNTANSI_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  dataOf(await own.put('para-system/key/SORTIR_MASA_TUNGGU', { value: 0 }))
  nomor = await titip('SJ-1', 'K1', 'K2')
  await tutup('2026-11-21', '2026-11-22')
}, 60_000)
afterAll(() => shop.close())

it('is owed for since the day of the sale, however long it lay here', async () => {
  await jual('K1')
  expect(await hutang()).toMatchObject([
    { nomor, tgl: '2026-11-22', tempo: '2026-12-22', lewat: 0, hutang: 6_200_417 },
  ])
  expect(await shop.audit()).toEqual([])
})

it('that was bought back is ours: the supplier is owed as before, since the same day', async () => {
  await tutup('2026-11-22', '2026-11-23')
  const kode_kantong = await beli('K1')
  const { isi, ...bag } = (await spv.post('kantong/satu', { kode_kantong })).json.data
  const lain = { kode_gudang: 'TOKO', kode_baki: 'A01', kode_bandrol: 'KECIL', ongkos: 0 }
  const lagi = { ...isi, kode_kantong, berat: bag.berat, ...lain }
  dataOf(await spv.post('jual-lagi/simpan', lagi))
  expect(await akun('1201', '2102')).toEqual([5_438_500, -6_200_417])
  // Of the two that lie here K1 is ours.
  const stok = { pcs: 2, pokok: 5_438_500 }
  const saldo = await laporanHari(spv, '/laporan-saldo-barang', { tgl: '2026-11-23' })
  expect(saldo.totals).toMatchObject(stok)
  expect((await laporanHari(spv, '/laporan-umur-barang')).totals).toMatchObject(stok)
  const kemarin = await laporanHari(spv, '/laporan-saldo-barang', { tgl: '2026-11-22' })
  expect(kemarin.totals).toMatchObject({ pcs: 1, pokok: 0 })
  expect(await keluar()).toEqual([
    ['K1', '2026-11-22'],
    ['K2', null],
  ])
  expect(await hutang()).toMatchObject([{ tgl: '2026-11-22', hutang: 6_200_417 }])
  await jual('K2')
  expect(await hutang()).toMatchObject([{ tgl: '2026-11-22', hutang: 2 * 6_200_417 }])
  expect(await shop.audit()).toEqual([])
})

it('goes back to him: its stock and its debt with it, the rest is a correction', async () => {
  const body = { alasan: 'Tidak laku lagi', baris: [{ kode_barcode: 'K1' }] }
  const asked = await spv.post('retur-supplier/simpan', body)
  expect(asked.json.details).toMatchObject({ sesudah: { 'Hutang Berkurang': 'Rp 6.200.417' } })
  const made = dataOf(await spv.postApproved('retur-supplier/simpan', body, 'own'))
  // 6,200,417 of debt for a piece that has cost 5,438,500.
  expect(await akun('1201', '2102', '5106')).toEqual([0, -6_200_417, 5_438_500 - 6_200_417])
  // What is left is for K2, which left a day later.
  expect(await hutang()).toMatchObject([
    { tgl: '2026-11-23', tempo: '2026-12-23', hutang: 6_200_417 },
  ])
  expect(await shop.audit()).toEqual([])
  const [row] = (await spv.get('retur-supplier/lihat')).json.data
  expect(row).toMatchObject({ konsinyasi: 0, jumlah: 6_200_417 })
  const batal = { nomor: made['nomor'], alasan: 'Salah ambil' }
  dataOf(await spv.postApproved('retur-supplier/batal', batal, 'own'))
  expect(await akun('1201', '2102', '5106')).toEqual([5_438_500, -2 * 6_200_417, 0])
  expect(await shop.audit()).toEqual([])
})

it('is his again where the purchase and then the sale are taken back', async () => {
  const alasan = 'Salah barang'
  await titip('SJ-2', 'K3')
  const semula = await akun('1201', '2102')
  const no_faktur_jual = await jual('K3')
  const kode_kantong = await beli('K3')
  expect(await shop.audit()).toEqual([])
  const no_faktur_beli = kode_kantong.split('/')[0]
  dataOf(await spv.postApproved('pembelian/batal', { no_faktur_beli, alasan }, 'own'))
  // The customer has it: the supplier is owed for it since the sale.
  expect((await akun('2102'))[0]).toBe((semula[1] ?? 0) - 6_200_417)
  expect((await keluar()).find(([kode]) => kode === 'K3')).toEqual(['K3', '2026-11-23'])
  expect(await shop.audit()).toEqual([])
  dataOf(await spv.postApproved('penjualan/batal', { no_faktur_jual, alasan }, 'own'))
  expect(await akun('1201', '2102')).toEqual(semula)
  expect((await keluar()).find(([kode]) => kode === 'K3')).toEqual(['K3', null])
  expect(await shop.audit()).toEqual([])
  const { versi } = (await kasir.get('barang/get/K3')).json.data
  const masuk = { kode_barcode: 'K3', versi, kode_gudang: 'TOKO', kode_baki: 'A01' }
  const label = { kode_bandrol: 'KECIL', berat_kotor: 4.12, keterangan: null }
  dataOf(await kasir.post('barang/kembali-ke-baki', { ...masuk, ...label }))
  expect(await shop.audit()).toEqual([])
  const retur = { alasan: 'Tidak laku', baris: [{ kode_barcode: 'K3' }] }
  const asked = await spv.post('retur-supplier/simpan', retur)
  expect(asked.json.details).toMatchObject({ sesudah: { 'Hutang Berkurang': 'Rp 0' } })
  // Bought back once more, it is ours.
  await jual('K3')
  await beli('K3')
  expect((await akun('2102'))[0]).toBe((semula[1] ?? 0) - 6_200_417)
  expect(await shop.audit()).toEqual([])
})
