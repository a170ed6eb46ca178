import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sales } from '#modules/penjualan/sales'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A long day: its sums are kept as of a posting, and who looks adds the notes since. Whatever
// happens to a note, before or after that posting, the figures are those of the notes.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
const etalase: string[] = []
const hari = '2026-11-21'

/** Saved for the cashier; answers the numbers of the group and of the note. */
async function simpan(barang = 1, lain: object = {}) {
  const saved = await kasir.postApproved(
    'penjualan/simpan',
    notaCincin(etalase.splice(0, barang), { nama_customer: 'Ibu Sari', ...lain }),
    'own',
  )
  const { no_faktur_group: grup, notajual } = Object(dataOf(saved))
  return { grup, nota: notajual?.[0] }
}
const sahkan = async (grup: string, oleh = kasir) =>
  dataOf(await oleh.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [grup] }))
async function jual(barang = 1, lain: object = {}): Promise<string> {
  const { grup, nota } = await simpan(barang, lain)
  await sahkan(grup)
  return nota
}
const simpanJumlah = () => shop.rows(sql`select kencana.perbarui_rekap_jalan()`)

/** How many notes are added to what was kept; null: it no longer holds. */
async function sejak(): Promise<number | null> {
  const [row] = await shop.rows<{ n: number | null }>(sql`select cardinality(
    kencana.nota_sejak(kode_toko, urut)) as n from kencana.rekap_jalan`)
  return row?.n ?? null
}
/** What the screens are told, which is what the notes say: pieces and rupiah by seller. */
async function perSales() {
  expect(await shop.audit()).toEqual([])
  return shop.rows(sql`select kode_sales, sum(qty)::int as qty, sum(harga_total)::bigint as total
    from kencana.harian_jual('GS1', ${hari}, ${hari}) group by 1 having sum(qty) <> 0 order by 1`)
}
const milik = (kode_sales: string, qty: number) => ({ kode_sales, qty, total: qty * harga })

let satu: string
beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR', 'kasir1')
  await own.post(sales.calls.create, { ...sales.contoh, kode_sales: 'SLS2', nama_sales: 'Dewi' })
  etalase.push(...(await terimaCincin(spv, 20)))
  await spv.post('penjualan/harga-hari-ini', {})
  await isiLaci(spv, 4 * harga, kasir, spv)
  satu = await jual(2)
  await jual()
}, 60_000)
afterAll(() => shop.close())

it('adds the notes since to what was kept, also one that had waited', async () => {
  const menunggu = await simpan(3, { kode_sales: 'SLS2' })
  expect(await sejak()).toBeNull()
  await simpanJumlah()
  expect(await sejak()).toBe(0)
  expect(await perSales()).toEqual([milik('SLS1', 3)])
  await sahkan(menunggu.grup)
  const batal = await simpan()
  await jual(1, { kode_sales: 'SLS2' })
  expect(await sejak()).toBe(3)
  const gugur = { penjualan: [batal.grup], pembelian: [] }
  dataOf(await kasir.postApproved('validasi/cancel/jualbeli', gugur, 'own'))
  expect(await sejak()).toBe(3)
  expect(await perSales()).toEqual([milik('SLS1', 3), milik('SLS2', 4)])
})

it('walks the notes when one that counted is cancelled, until the sums are kept anew', async () => {
  await simpanJumlah()
  dataOf(
    await spv.postApproved(
      'penjualan/batal',
      { no_faktur_jual: satu, alasan: 'salah pilih' },
      'own',
    ),
  )
  expect(await sejak()).toBeNull()
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 4)])
  await simpanJumlah()
  expect(await sejak()).toBe(0)
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 4)])
})

it('walks them when a sale gets another seller', async () => {
  const nota = await jual()
  await simpanJumlah()
  const isi = { no_faktur_jual: nota, versi: 0, alasan: 'Salah pilih', kode_sales: 'SLS2' }
  const pembayaran = [{ jenis: 'CASH', jumlah: harga, diterima: harga }]
  const body = { ...isi, nama_customer: 'Ibu Sari', pembayaran }
  dataOf(await kasir.postApproved('penjualan/koreksi', body, 'spv'))
  expect(await sejak()).toBeNull()
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 5)])
})

it('takes off what is brought back', async () => {
  const [kode_barcode] = etalase
  await jual()
  await simpanJumlah()
  expect(await perSales()).toEqual([milik('SLS1', 2), milik('SLS2', 5)])
  const kembali = await simpan(0, {
    baris: [],
    alamat_customer: 'Jalan Kenari 1',
    no_hp: '081234567890',
    keterangan: 'salah barang',
    total: -harga,
    pembayaran: [{ jenis: 'CASH', jumlah: harga }],
    pembelian: {
      jenis: 'KOREKSI',
      baris: [{ kode_barcode, kode_kondisi: 'BAIK', berat_kotor: 4.12 }],
    },
  })
  await sahkan(kembali.grup, spv)
  expect(await sejak()).toBe(1)
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 5)])
})

it('forgets what it kept once the day is sealed, or opened again', async () => {
  const shops = () => shop.rows(sql`select kencana.toko_maju(1) as kode`)
  await simpanJumlah()
  expect(await shops()).toEqual([])
  dataOf(await spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-22' }))
  expect(await shops()).toEqual([{ kode: 'GS1' }])
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 5)])
  // What is kept now holds nothing of the sealed day, which is opened again.
  await simpanJumlah()
  dataOf(await own.post('tutup-toko/buka', { tgl_system: hari, alasan: 'Nota tertinggal' }))
  expect(await perSales()).toEqual([milik('SLS1', 1), milik('SLS2', 5)])
})
