import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mulDiv } from '#kernel/rounding'
import { dataOf } from './cincin.ts'
import { saldoAkun } from './hutang.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A heap of 10 pieces, 41,237 gr at Rp 61.234.567, is weighed: lighter, heavier, and counted; then
// some of it is broken up, and gives less scrap than it weighed.
let shop: Shop
let own: Person
let spv: Person
const tempat = { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01' }
const koreksi = (qty: number, berat: number, lain: object = {}) => ({
  ...{ ...tempat, qty, berat, keterangan: 'Timbang bulanan', ...lain },
})
const simpan = (body: object) => spv.postApproved('koreksi-barang-manual/simpan', body, 'own')
const saldo = async (): Promise<number[][]> => {
  const { json } = await spv.post('barang-manual', { kode_group: '75', kode_gudang: 'TOKO' })
  return json.data.map((row: { qty: number; berat: number }) => [row.qty, row.berat])
}
const emas = async (akun: string): Promise<number> => {
  const [row] = await shop.rows(
    sql<{ kotor: number }>`select coalesce(sum(kotor), 0)::int as kotor from gram
      where akun = ${akun}`,
  )
  return row?.kotor ?? 0
}
const buku = async () => {
  const akun = await saldoAkun(shop)
  return ['1207', '1203', '5103'].map((nomor) => akun.get(nomor) ?? 0)
}
const kata = async (body: object): Promise<unknown> => {
  const { json } = await spv.post('koreksi-barang-manual/simpan', body)
  return json.fields?.[0]?.message ?? json.message
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  await own.put('para-system/key/BARANG_MANUAL_MODULE', { value: true })
  const lain = { kode_baki: 'A02', nama_baki: 'Anting Depan', kode_gudang: 'TOKO' }
  dataOf(await own.post('baki/create', { ...lain, berat_baki: 350, status_baki: 'READY' }))
  const isi = { ...tempat, qty: 10, berat: 41.237, nilai: 61_234_567, keterangan: 'Stok lama' }
  dataOf(await spv.postApproved('data-barang-manual/simpan', isi, 'own'))
}, 60_000)
afterAll(() => shop.close())

it('is refused where nothing differs, or nothing lies there', async () => {
  expect(await kata(koreksi(10, 41.237))).toBe('Sama Dengan Stock, Tidak Ada Yang Dikoreksi')
  expect(await kata(koreksi(1, 1, { kode_baki: 'A02' }))).toBe('Stock 75 Di A02 Tinggal 0 Pcs')
  expect(await kata(koreksi(0, 1))).toBe('Jumlah Tidak Boleh Diisi Dengan 0')
  expect(await kata(koreksi(10, 0))).toBe('Berat Tidak Boleh Diisi Dengan 0')
  expect(await kata(koreksi(10, 1, { keterangan: null }))).toBe('Keterangan Tidak Boleh Kosong')
  const kasir = await shop.person('KASIR')
  expect((await kasir.post('koreksi-barang-manual/simpan', koreksi(10, 1))).status).toBe(403)
})

it('that is lighter loses its part of the cost; another person reads both', async () => {
  const asked = await spv.post('koreksi-barang-manual/simpan', koreksi(10, 41.199))
  expect(asked.json.details).toMatchObject({
    ...{ kategori: 'KOREKSI_MANUAL', sebelum: { 'A01 75 CC': '10 / 41,237' } },
    sesudah: { 'A01 75 CC': '10 / 41,199' },
  })
  dataOf(await simpan(koreksi(10, 41.199)))
  // 61.234.567 x 38 / 41.237 = 56.428 of its cost.
  expect(await saldo()).toEqual([[10, 41.199]])
  expect(await buku()).toEqual([61_234_567 - 56_428, 0, 56_428])
  expect([await emas('SUSUT'), await emas('MANUAL/TOKO')]).toEqual([38, 41_199])
  expect(await shop.audit()).toEqual([])
})

it('that is heavier has cost no more; it is taken back by its negation', async () => {
  const [sebelum] = await buku()
  const { nomor } = dataOf(await simpan(koreksi(10, 41.206)))
  expect([await saldo(), (await buku())[0]]).toEqual([[[10, 41.206]], sebelum])
  expect(await emas('SUSUT')).toBe(31)
  expect((await spv.get('koreksi-barang-manual/lihat')).json.data[0]).toMatchObject({
    ...{ nomor, selisih: 0.007, selisih_qty: 0 },
  })
  const batal = { nomor, alasan: 'Salah baca' }
  dataOf(await spv.postApproved('koreksi-barang-manual/batal', batal, 'own'))
  expect([await saldo(), await emas('SUSUT')]).toEqual([[[10, 41.199]], 38])
  expect(await shop.audit()).toEqual([])
})

it('may hold another number of pieces; two who correct it at once do so once', async () => {
  const both = await Promise.all([simpan(koreksi(9, 41.199)), simpan(koreksi(8, 41.1))])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await shop.audit()).toEqual([])
})

it('that is broken up gives what the scale says of scrap; the rest is waste', async () => {
  const [[qty = 0, berat = 0] = []] = await saldo()
  const [stok = 0, rosok = 0, susut = 0] = await buku()
  const body = { ...tempat, qty: 2, berat: 4.123, berat_hasil: 4.124, keterangan: 'Patah' }
  const lebih = await spv.post('hancur-barang-manual/simpan', body)
  expect(lebih.json.fields?.[0]?.message).toBe('Berat Hasil Tidak Boleh Melebihi 4,123 gr')
  const hancur = { ...body, berat_hasil: 4.1 }
  dataOf(await spv.postApproved('hancur-barang-manual/simpan', hancur, 'own'))
  const [kini = 0, dirosok = 0, disusut = 0] = await buku()
  const pokok = stok - kini
  const rugi = pokok - mulDiv(pokok, 4_100, 4_123)
  expect([dirosok - rosok, disusut - susut]).toEqual([pokok - rugi, rugi])
  expect(rugi).toBeGreaterThan(30_000)
  expect(await emas('LEBUR')).toBe(4_100)
  expect(await saldo()).toEqual([[qty - 2, Number((berat - 4.123).toFixed(3))]])
  expect(await shop.audit()).toEqual([])
})
