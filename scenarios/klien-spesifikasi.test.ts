import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsOf } from '#kernel/master-calls'
import { testPassword } from '#server/test-http'
import { everyCall } from '#server/walk/test-calls'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A client that knows the specification and nothing else: no version, no Idempotency-Key, no number
// of an approval. `key: ''` sends no header.
const bare = { key: '' }
const tanggal = { tgl_from: '2026-11-01', tgl_to: '2026-11-21' }
const mutasi = {
  asal: 'CASH',
  asal_rekening: null,
  tujuan: 'BCA',
  tujuan_rekening: '1234567890',
  jumlah: 1_237_000,
  keterangan: 'Setor',
  kategori: 'IKLAN',
}

/** Bodies as SPEC 7 names them. */
const bodies: Readonly<Record<string, object>> = {
  'POST pembelian/hidup/report-limited': {
    ...tanggal,
    kelompok_harga: 'ALL',
    kode_group: 'ALL',
    kondisi: 'ALL',
  },
  'POST barang/laporan-analisis-harga-barang': { kode_dept: 'ALL', sort_by: '' },
  'POST reportbarang/kelompok-barang': { kode_dept: 'ALL', group_by: '' },
  'POST titip/report-batal-titip-uang': tanggal,
  'POST cash/report-non-cash-recap-global': {
    ...tanggal,
    jenis: 'ALL',
    no_rekening: 'ALL',
    user_id: 'ALL',
  },
  'POST validasi/get/jualbeli': { user_id: 'spv' },
  'POST validasi/detail': { deskripsi: 'FG-GS1-261121-0001' },
  'POST validasi/simpan/jualbeli': { penjualan: ['FG-GS1-261121-0001'], pembelian: [] },
  'POST validasi/cancel/jualbeli': { penjualan: ['FG-GS1-261121-0001'], pembelian: [] },
  'POST cash/mutasi-uang-cash': mutasi,
  'POST users/change-password': { password: 'salah', new_password: 'cincin-melati-7' },
  'POST para-harga-beli/create': { kode_harga: 'SPEK', harga_per_gram: 1_234_000 },
  'POST authorisation': {
    user_id: 'own',
    password: 'salah',
    kategori: 'SETOR_BANK',
    description: 'Setor',
    keterangan: 'Setor',
  },
  'POST timbang-baki/start': { kode_gudang: 'TOKO', kode_toko: 'GS1' },
  'POST timbang-baki/reset': {},
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
  it('is understood by every call that there is, and asked for nothing else', async () => {
    const spec = readFileSync('tidy/spec-calls.tsv', 'utf8').trim().split('\n').slice(1)
    const built = new Set(everyCall(servedModules).map(({ method, path }) => `${method}\t${path}`))
    const played: string[] = []
    for (const line of spec.filter((one) => built.has(one))) {
      const call = line.replace('\t', ' ')
      const body = bodies[call]
      const [method, path = ''] = call.split(' ')
      if (!body && (method !== 'GET' || path.includes('{'))) continue
      const answer = body ? await spv.post(path, body, bare) : await spv.get(path)
      played.push(call)
      const asked = (answer.json.fields ?? []).map(({ field }: { field: string }) => field)
      const unknown = asked.filter((field: string) => !Object.hasOwn(body ?? {}, field))
      // A list may be narrowed by what is asked; what is missing there is the list's own affair.
      expect([call, answer.status < 500, body ? unknown : []]).toEqual([call, true, []])
      expect(answer.json.message ?? '').not.toMatch(/Idempotency|Versi|Otorisasi Tidak Boleh/)
    }
    expect(Object.keys(bodies).filter((call) => !played.includes(call))).toEqual([])
  })

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
