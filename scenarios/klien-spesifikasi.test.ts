import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '#kernel/master-calls'
import { testPassword } from '#server/test-http'
import { house } from '../src/house.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A client that knows the specification and nothing else: no version, no Idempotency-Key, no number
// of an approval (what each call says: panggilan-spesifikasi.test.ts). `key: ''` sends no header.
const bare = { key: '' }
const mutasi = {
  asal: 'CASH',
  asal_rekening: null,
  tujuan: 'BCA',
  tujuan_rekening: '1234567890',
  jumlah: 1_237_000,
  keterangan: 'Setor',
  kategori: 'IKLAN',
}

let shop: Shop
let own: Person
let spv: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  await spv.postApproved('cash/saldo-awal', { tempat: 'KAS', jumlah: 20_000_000 }, 'own')
  await spv.postApproved('cash/laci/modal', { jumlah: 5_000_000 }, 'own')
})
afterAll(() => shop.close())

describe('a client written from the specification', () => {
  it('edits a row of any master without its version, and changes what it sends', async () => {
    let edited = 0
    for (const master of house.masters) {
      const { list, update } = callsOf(master)
      const found = (await own.get(list.path)).json.data
      const [row] = Array.isArray(found) ? found : []
      if (!row || list.path.includes('{')) continue
      const { [master.key]: key, versi, ...rest } = row
      const path = update.path.replace(/\{\w+\}/, encodeURIComponent(String(key)))
      const whole = await own.put(path, rest)
      expect([master.name, whole.status, whole.json.message]).toMatchObject([master.name, 200, {}])
      const shown = { [master.shown]: row[master.shown] }
      const one = await own.put(path, shown)
      expect([master.name, one.status]).toEqual([master.name, 200])
      expect(one.json.data).toMatchObject(rest)
      expect(one.json.data.versi).toBeGreaterThanOrEqual(versi)
      edited += 1
    }
    expect(edited).toBeGreaterThan(10)
  })

  it('still meets the check of a version that it sends, and the rules of a row', async () => {
    await own.post('para-harga-beli/create', { kode_harga: 'V1', harga_per_gram: 1_111_000 })
    const path = 'para-harga-beli/update/V1'
    const alone = await own.put(path, { harga_per_gram: 1_222_000 })
    expect(alone.json.data).toMatchObject({ kode_harga: 'V1', harga_per_gram: 1_222_000, versi: 2 })
    const stale = await own.put(path, { harga_per_gram: 1_333_000, versi: 1 })
    expect(stale.json.code).toBe('E-MDB:02')
    expect((await own.put(path, { harga_per_gram: 'banyak' })).json.fields).toMatchObject([
      { field: 'harga_per_gram' },
    ])
    expect((await own.put(path, { lain: 1 })).json.data).toMatchObject({ versi: 2 })
  })

  it('edits a shop and a user without a version, and what it does not send stays', async () => {
    const baris = async (path: string) => (await own.get(path)).json.data
    const [toko] = await baris('tokos')
    expect((await own.put('tokos/GS1', { nama_toko: 'Emas Melati' })).status).toBe(200)
    const [sesudah] = await baris('tokos')
    expect(sesudah).toEqual({ ...toko, nama_toko: 'Emas Melati', versi: toko.versi + 1 })
    const stale = await own.put('tokos/GS1', { nama_toko: 'X', versi: toko.versi, zona: toko.zona })
    expect(stale.json.code).toBe('E-MDB:02')
    const satu = async () =>
      (await baris('users/data')).find((one: { user_id: string }) => one.user_id === 'spv')
    const { usere_name: _, versi, ...rest } = await satu()
    expect((await own.put('users/update/spv', { usere_name: 'Sinta' })).status).toBe(200)
    expect(await satu()).toEqual({ ...rest, usere_name: 'Sinta', versi: versi + 1 })
  })

  it('has its command approved by kategori alone, and sends it again as it was', async () => {
    const asked = await spv.post('cash/mutasi-uang-cash', mutasi, bare)
    expect(asked.json).toMatchObject({ code: 'E-OTORISASI', details: { kategori: 'SETOR_BANK' } })
    const word = { user_id: 'own', password: testPassword, kategori: 'SETOR_BANK' }
    const given = await spv.post('authorisation', { ...word, description: 'Setor' }, bare)
    expect(given.json).toMatchObject({
      message: 'Otorisasi Berhasil',
      data: { no_otorisasi: asked.json.details?.no_otorisasi },
    })
    // Another sum is another command: what was approved is not for it.
    const other = await spv.post('cash/mutasi-uang-cash', { ...mutasi, jumlah: 1_238_000 }, bare)
    expect(other.json.code).toBe('E-OTORISASI')
    const done = await spv.post('cash/mutasi-uang-cash', mutasi, bare)
    expect([done.status, done.json.message]).toEqual([200, 'Mutasi Uang Cash Berhasil Disimpan'])
    // It is used up.
    expect((await spv.post('cash/mutasi-uang-cash', mutasi, bare)).json.code).toBe('E-OTORISASI')
  })

  it('asks for nothing that is not there', async () => {
    const word = { user_id: 'own', password: testPassword, kategori: 'TIADA' }
    expect((await spv.post('authorisation', word, bare)).json.message).toBe('Otorisasi Gagal..')
  })

  it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
})
