import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '#kernel/field'
import type { Master } from '#kernel/master'
import { encode } from '#kernel/wire'
import { house } from '../src/house.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { laporanHari, playDay, type HariKonter } from './hari-konter.ts'

// What documents name stays: it is refused with where and how often, switched off instead, and no
// figure of an old day hangs on it.

let day: HariKonter

beforeAll(async () => {
  day = await playDay()
  const { spv } = day
  dataOf(await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 5_000_000 }, 'own'))
  dataOf(await spv.postApproved('cash/laci/modal', { jumlah: 900_000 }, 'own'))
  const keluar = { kode_transaksi: 'IKLAN', jumlah: 87_500, keterangan: 'Pasang spanduk' }
  dataOf(await spv.post('cash/uang-kas', keluar))
}, 120_000)
afterAll(() => day.shop.close())

const berhenti = house.masters.filter(({ chain, fields }) => 'aktif' in fields && !chain)
const contohOf = (master: Master): Record<string, unknown> => ({
  ...Object(encode(group(master.fields), master.contoh)),
})
const keyOf = (master: Master): string => String(contohOf(master)[master.key])
const hapus = (master: Master, kode = keyOf(master)) =>
  day.own.delete(master.calls.delete.replace(/\{\w+\}/, encodeURIComponent(kode)))

interface Angka {
  readonly totals: unknown
  readonly count: number
}
/** How many rows every report has of the day, and what they come to. */
async function angka(): Promise<Record<string, Angka>> {
  const told: Record<string, Angka> = {}
  for (const { path, when } of house.reports) {
    if (when !== undefined) continue
    const { count, totals } = await laporanHari(day.own, path)
    told[path] = { count, totals }
  }
  return told
}
const biaya = async (): Promise<unknown> => (await day.own.get('cash-pusat/daily-biaya')).json.data

it.each([
  ['sales', 'Penjualan (10), Pembelian (7), Titipan (2)'],
  ['kondisi_pembelian', 'Pembelian (8)', 'BAIK'],
  ['rekening', 'Pembayaran (2)'],
  ['kode_transaksi', 'Buku Kas (1)'],
  ['kadar_eod', 'Barang'],
  ['gudang', 'Master Baki (1)'],
  ['baki', 'Gerak Barang'],
  ['akun', 'Master Kode Transaksi (1)'],
])('%s is named in %s, and cannot be deleted', async (name, tempat, ...kode) => {
  const answer = await hapus(house.master(name), ...kode)
  expect([answer.status, answer.json.code]).toEqual([409, 'E-PAKAI'])
  expect(answer.json.message).toContain(tempat)
})

it('the database itself says no', async () => {
  const owner = sql`delete from kencana.kode_transaksi where kode_transaksi = 'IKLAN'`
  await expect(day.shop.rows(owner)).rejects.toThrow('masih_disebut')
  await expect(day.shop.rows(sql`delete from kencana.sales`)).rejects.toThrow('masih_disebut')
})

it('what nothing names goes', async () => {
  const { own } = day
  const lain = { ...contohOf(house.master('sales')), kode_sales: 'SLS7', nama_sales: 'Wati' }
  dataOf(await own.post('sales/create', lain))
  expect((await own.delete('sales/delete/SLS7')).json.message).toBe('Data Berhasil Di Hapus')
})

it('what is switched off is chosen no more, and changes no figure', async () => {
  const [sebelum, keluar] = [await angka(), await biaya()]
  const { baru, kasir, own, spv } = day
  for (const master of berhenti) {
    if (master.when !== undefined) continue
    const { data } = (await own.get(master.calls.list)).json
    const row = data.find((one: Record<string, unknown>) => one[master.key] === keyOf(master))
    const path = master.calls.update.replace(/\{\w+\}/, encodeURIComponent(keyOf(master)))
    const off = await own.put(path, { ...row, aktif: false })
    expect(off.status, `${master.name}: ${off.text}`).toBe(200)
  }
  expect(await angka()).toEqual(sebelum)
  expect(await biaya()).toEqual(keluar)

  const sold = await kasir.post('penjualan/simpan', notaCincin(baru.slice(6, 7)))
  expect(sold.json.fields).toEqual([
    { field: 'kode_sales', message: 'Kode Sales SLS1 Tidak Aktif, Pilih Yang Lain' },
  ])
  const kas = { kode_transaksi: 'IKLAN', jumlah: 10_000, keterangan: 'x' }
  expect((await spv.post('cash/uang-kas', kas)).json.message).toBe(
    'Kode Transaksi IKLAN Tidak Aktif, Pilih Yang Lain',
  )
  const piece = await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris: [cincin] })
  expect(piece.json.message).toContain('Tidak Aktif')
})

// As a shop that deleted them before there were these keys has it.
it('no figure joins a master inwards', async () => {
  const [sebelum, keluar] = [await angka(), await biaya()]
  const all = berhenti.map(({ name }) => sql`delete from ${sql.table(`kencana.${name}`)}`)
  await day.shop.paksa(all)
  expect(await angka()).toEqual(sebelum)
  expect(await biaya()).toEqual(keluar)
})
