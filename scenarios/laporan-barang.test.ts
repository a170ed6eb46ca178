import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cincin, dataOf, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Two rings of 4,120 gr at Rp 1.650.000 a gram: 4,12 x 1.650.000 = Rp 6.798.000 each; one of 2,000
// gr: Rp 3.300.000. Their sizes: 12, 12, and none.
let shop: Shop
let spv: Person

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  await terimaCincin(spv, 1)
  const baris = [
    { ...cincin, size: '12' },
    { ...cincin, nama_barang: 'CINCIN KAWIN POLOS', berat: 2 },
  ]
  dataOf(await spv.post('barang/tambah', { asal: 'SUPPLIER', baris }))
})
afterAll(() => shop.close())

describe('analisis harga barang', () => {
  const path = 'barang/laporan-analisis-harga-barang'

  it('answers databarang and count (SPEC 7), the dearest first', async () => {
    const { json } = await spv.post(path, { kode_dept: null, sort_by: 'HARGA_MAX' })
    expect(json.data.count).toBe(3)
    expect(json.data.databarang).toMatchObject([
      { nama_barang: 'CINCIN BELAH ROTAN', harga_jual: 6_798_000, berat: 4.12, kode_dept: 'CC' },
      { nama_barang: 'CINCIN BELAH ROTAN', harga_jual: 6_798_000 },
      { nama_barang: 'CINCIN KAWIN POLOS', harga_jual: 3_300_000, berat: 2 },
    ])
  })

  it('by GET as well, the cheapest first; without a sort its sentence', async () => {
    const { json } = await spv.get(`${path}?kode_dept=CC&sort_by=HARGA_MIN`)
    expect(json.data.databarang[0]).toMatchObject({ harga_jual: 3_300_000 })
    expect((await spv.post(path, {})).json.message).toBe('Sort By Tidak Boleh Kosong')
  })
})

it('pieces of a name and size lead to those alone; - asks for those without one', async () => {
  for (const [size, count] of [
    [null, 3],
    ['12', 1],
    ['-', 2],
  ] as const) {
    const isi = { kode_dept: null, size, status: 'SEMUA', sort_by: 'HARGA_MAX' }
    const { json } = await spv.post('barang/laporan-analisis-harga-barang', isi)
    expect(json.data.count).toBe(count)
  }
})

describe('kelompok barang', () => {
  const path = 'reportbarang/kelompok-barang'

  it('by name', async () => {
    const { json } = await spv.post(path, { group_by: 'NAMA BARANG' })
    expect(json.message).toBe('Laporan Kelompok barang Tersedia')
    expect(json.data.rows).toEqual([
      { nama_barang: 'CINCIN BELAH ROTAN', berat: 8.24, jumlah: 2 },
      { nama_barang: 'CINCIN KAWIN POLOS', berat: 2, jumlah: 1 },
    ])
    expect(json.data.totals).toEqual({ berat: 10.24, jumlah: 3 })
  })

  it('by name and size', async () => {
    const { json } = await spv.post(path, { group_by: 'NAMA BARANG DAN SIZE' })
    expect(json.data.rows).toEqual([
      {
        nama_barang: 'CINCIN BELAH ROTAN',
        berat: 8.24,
        jumlah: 2,
        detail: [
          { size: '', berat: 4.12, jumlah: 1 },
          { size: '12', berat: 4.12, jumlah: 1 },
        ],
      },
      {
        nama_barang: 'CINCIN KAWIN POLOS',
        berat: 2,
        jumlah: 1,
        detail: [{ size: '', berat: 2, jumlah: 1 }],
      },
    ])
    expect((await spv.post(path, { group_by: 'LAIN' })).status).toBe(400)
  })
})

it('umur barang: all came today', async () => {
  const { json } = await spv.post('reportbarang/umur-barang', {})
  expect(json.data.rows).toEqual([
    { umur: '0-30', pcs: 3, berat: 10.24, pokok: 18_600_000, saran: null },
  ])
})
