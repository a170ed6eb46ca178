import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { group } from '#kernel/field'
import type { Master } from '#kernel/master'
import { encode } from '#kernel/wire'
import { house } from '../src/house.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A name stands once in a shop, however it is written; names of people may be alike.
let shop: Shop
let own: Person
const sekali = [
  'kategori',
  'jenis',
  'kelompok_harga',
  'group_harga',
  'gudang',
  'baki',
  'bandrol',
  'kondisi_barang',
  'supplier',
  'bank',
  'kode_transaksi',
  'akun',
  'kategori_katalog',
]

/** The example of a master under another key; its name in the other case. */
function kembaran(master: Master, changed: object = {}): object {
  const wire: Record<string, unknown> = Object(encode(group(master.fields), master.contoh))
  const nama = String(wire[master.shown])
  const lain = nama === nama.toUpperCase() ? nama.toLowerCase() : nama.toUpperCase()
  return { ...wire, [master.key]: `${String(wire[master.key])}2`, [master.shown]: lain, ...changed }
}
const buat = (master: Master, body: object) => own.post(master.calls.create, body)

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await own.put('para-system/key/KATALOG_MODULE', { value: true })
  await fillMasters(own)
  const katalog = house.master('kategori_katalog')
  await buat(katalog, Object(encode(group(katalog.fields), katalog.contoh)))
})
afterAll(() => shop.close())

describe.each(sekali)('%s', (name) => {
  const master = house.master(name)

  it('has no two rows of one name', async () => {
    const body = kembaran(master)
    const refused = await buat(master, body)
    const label = master.fields[master.shown]?.label ?? ''
    const nama = String(Object.entries(body).find(([key]) => key === master.shown)?.[1])
    expect(refused.json.fields).toEqual([
      { field: master.shown, message: `${label} ${nama} Sudah Ada` },
    ])
    const other = await buat(master, kembaran(master, { [master.shown]: 'Lain, Sekali (2)' }))
    expect(other.status).toBe(200)
    const twice = { [master.key]: 'X3', [master.shown]: 'Lain, sekali (2)' }
    expect((await buat(master, kembaran(master, twice))).json.message).toBe(
      `${label} Lain, sekali (2) Sudah Ada`,
    )
  })
})

it('a tray is named within its gudang, a price group within its kadar', async () => {
  const gudang = house.master('gudang')
  await buat(gudang, kembaran(gudang, { kode_gudang: 'ATAS', nama_gudang: 'Lantai Atas' }))
  const baki = house.master('baki')
  const diAtas = await buat(baki, kembaran(baki, { kode_baki: 'Z1', kode_gudang: 'ATAS' }))
  expect(diAtas.status).toBe(200)
  const harga = house.master('group_harga')
  const lain = await buat(harga, kembaran(harga, { kode_group: 'Z1', kadar: 70 }))
  expect(lain.status).toBe(200)
})

it('two people may bear one name', async () => {
  for (const name of ['sales', 'rekening']) {
    const master = house.master(name)
    expect((await buat(master, kembaran(master))).status, name).toBe(200)
  }
})

it('an edit meets the same rule', async () => {
  const { calls } = house.master('bank')
  const refused = await own.put(calls.update.replace('{kode_bank}', 'BCA2'), {
    nama_bank: 'Bank Central Asia',
    versi: 1,
  })
  expect([refused.status, refused.json.code]).toEqual([400, 'E-ISI'])
})
