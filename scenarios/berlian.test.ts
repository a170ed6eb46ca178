import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cincin, dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A diamond ring of Rp 9.000.000 that cost Rp 6.500.000: one stone of 0,50 ct, twelve of 0,24 ct.

let shop: Shop
let own: Person
let spv: Person
let barcode = ''

const soliter = {
  jml_batu: 1,
  kode_shape: 'RD',
  karat_batu: 0.5,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: 'EX',
}
const tabur = { ...soliter, jml_batu: 12, karat_batu: 0.24, kode_cutgrade: null }
const { kode_cutgrade: _, ...taburTersimpan } = tabur

const permata = {
  ...cincin,
  nama_barang: 'CINCIN SOLITER',
  kode_dept: 'CB',
  harga_pokok: 6_500_000,
  harga_tetap: 9_000_000,
  data_berlian: [soliter, tabur],
}
const modul = (value: boolean) => own.put('para-system/key/BERLIAN_MODULE', { value })
const terima = (isi: object = {}) =>
  spv.post('barang/tambah', { asal: 'SALDO AWAL', baris: [{ ...permata, ...isi }] })
const batuOf = async (): Promise<unknown> =>
  dataOf(await spv.get(`barang/get/${barcode}`))['data_berlian']

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  spv = await shop.person('SPV')
  await fillMasters(own)
  await modul(true)
  const kategori = { kode_kategori: 'BERLIAN', nama_kategori: 'Berlian', cara_harga: 'TETAP' }
  dataOf(await own.post('kategori/create', kategori))
  const jenis = { kode_dept: 'CB', nama_dept: 'Cincin Berlian', kode_kategori: 'BERLIAN' }
  dataOf(await own.post('jenis/create', { ...jenis, berlian: true }))
})
afterAll(() => shop.close())

it('a new shop knows the grades of a certificate', async () => {
  const kode = async (path: string, key: string): Promise<unknown[]> =>
    (await own.get(path)).json.data.map((row: Record<string, unknown>) => row[key])
  expect(await kode('batu-color', 'kode_color')).toEqual('DEFGHIJKLMNOPQRSTUVWXYZ'.split(''))
  expect(await kode('batu-clarity', 'kode_clarity')).toHaveLength(11)
  expect(await kode('batu-polish', 'kode_polish')).toEqual(['EX', 'FR', 'GD', 'PR', 'VG'])
  expect((await own.get('parameter-berlian')).json.data).toMatchObject([
    { karat_dari: 0, tukar_persen: 20, jual_persen: 25 },
  ])
})

it('a piece keeps its stones; carats have two decimals', async () => {
  const { barang } = dataOf(await terima())
  barcode = Object(Array.isArray(barang) ? barang[0] : {}).kode_barcode
  expect(await batuOf()).toEqual([soliter, taburTersimpan])
  const [entry] = await shop.rows<{ batu: unknown }>(
    sql`select isi->'data_berlian' as batu from kencana.gerak_barang
      where kode_barcode = ${barcode}`,
  )
  expect(entry?.batu).toMatchObject([{ karat_batu: 50 }, { karat_batu: 24 }])
})

it.each([
  [{ kode_dept: 'CC' }, 'data_berlian', 'Data Berlian Hanya Untuk Jenis Berlian'],
  [{ data_berlian: [{ ...soliter, kode_color: 'ZZ' }] }, 'data_berlian', 'Color Tidak Valid'],
  [
    { data_berlian: [{ ...soliter, karat_batu: 0 }] },
    'data_berlian.0.karat_batu',
    'Karat Tidak Boleh Kurang Dari 0.01',
  ],
  [
    { data_berlian: [{ ...soliter, kode_shape: null }] },
    'data_berlian.0.kode_shape',
    'Shape Tidak Boleh Kosong',
  ],
  [{ harga_tetap: null }, 'harga_tetap', 'Harga Tetap Tidak Boleh Kosong'],
])('refuses %j', async (change, field, message) => {
  const refused = await terima(change)
  expect(refused.status).toBe(400)
  expect(refused.json.fields).toEqual([{ field: `baris.0.${field}`, message }])
})

it('a correction keeps the stones before and after, and is in the life of the piece', async () => {
  const kini = dataOf(await spv.get(`barang/get/${barcode}`))
  const body = { ...permata, ...kini, alasan: 'Sertifikat menyebut satu batu' }
  const koreksi = { ...body, data_berlian: [soliter] }
  expect(await spv.postApproved('barang/koreksi', koreksi, 'own')).toMatchObject({ status: 200 })
  expect(await batuOf()).toEqual([soliter])
  const bab = (await spv.get(`barang/riwayat/${barcode}`)).json.data.at(-1)
  expect(bab.perubahan.sebelum.data_berlian).toHaveLength(2)
  expect(bab.perubahan.sesudah.data_berlian).toHaveLength(1)
})

it('while the module is off nothing is heard of stones, and a correction leaves them', async () => {
  await modul(false)
  expect((await spv.get('batu-shape')).status).toBe(404)
  const kini = dataOf(await spv.get(`barang/get/${barcode}`))
  expect(kini).not.toHaveProperty('data_berlian')
  const body = { ...permata, ...kini, alasan: 'Ukuran salah', size: '14', data_berlian: [] }
  expect(await spv.postApproved('barang/koreksi', body, 'own')).toMatchObject({ status: 200 })
  await modul(true)
  expect(await batuOf()).toEqual([soliter])
})

const nota = (lain: object = {}) => ({
  kode_sales: 'SLS1',
  baris: [{ kode_barcode: barcode }],
  pembayaran: [{ jenis: 'CASH', jumlah: 9_000_000 }],
  total: 9_000_000,
  ...lain,
})

it('a diamond piece is not sold while the module is off', async () => {
  await modul(false)
  const refused = await own.post('penjualan/simpan', nota())
  expect(refused.json).toMatchObject({
    masalah: 'MODUL_BERLIAN_MATI',
    fields: [{ field: 'baris.0.kode_barcode', message: 'Modul Berlian Tidak Aktif' }],
  })
  const { baris } = dataOf(await own.post('penjualan/hitung', nota()))
  expect(baris).toMatchObject([{ masalah: [{ kode: 'MODUL_BERLIAN_MATI' }] }])
  await modul(true)
})

it('below cost it needs a word of its own kind', async () => {
  // 9.000.000 - 2.500.001 = 6.499.999, one rupiah below what it cost
  const murah = nota({
    baris: [{ kode_barcode: barcode, diskon: 2_500_001 }],
    pembayaran: [{ jenis: 'CASH', jumlah: 6_499_999 }],
    total: 6_499_999,
  })
  const refused = await own.post('penjualan/simpan', murah)
  expect(refused.json.details).toMatchObject({ kategori: 'BERLIAN_DIBAWAH_MODAL' })
})

it('a sale freezes the stones and the rates of diamonds with its line', async () => {
  const saved = dataOf(await own.post('penjualan/simpan', nota()))
  const [no_faktur] = Object(saved).notajual
  const isi = dataOf(await own.post('penjualan/get/bynota/single', { no_faktur }))
  expect(Object(isi)[0] ?? Object(isi).data[0]).toMatchObject({
    janji: [{ potongan_tukar: 20, potongan_jual: 25 }],
    baris: [{ harga_jual: 9_000_000, harga_gram: 0, data_berlian: [soliter] }],
  })
  expect(await shop.rows(sql`select jml_batu, karat_batu from kencana.penjualan_batu`)).toEqual([
    { jml_batu: 1, karat_batu: 50 },
  ])
})

it('the books agree', async () => {
  expect(await shop.audit()).toEqual([])
})
