import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The rule by which points lapsed explains for ever what was given back of them (docs/adr/0420).
let shop: Shop
let own: Person
let spv: Person
const mulai = '2026-11-01'
const aturan = {
  ...{ kode_reset: 'TAHUN', berlaku_mulai: mulai, cara_reset: 'TAHUNAN' },
  ...{ tgl_reset: 21, bulan_reset: 11, umur_bulan: 12 },
}
const ubah = (isi: object) =>
  own.put('para-reset-poin-member/update/TAHUN', { ...aturan, versi: null, ...isi })
const buat = (isi: object) => own.post('para-reset-poin-member/create', { ...aturan, ...isi })
const beri = async (poin: number): Promise<void> => {
  const isi = { kode_member: 'K01', arah: 'TAMBAH', poin, keterangan: 'Hadiah' }
  dataOf(await spv.postApproved('transaksi-poin/simpan', isi, 'own'))
}
const tetap = 'Point Sudah Hangus Pada 2026-11-22: Aturan Ini Tetap, Buat Aturan Baru Sesudahnya'

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  const kosong = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const dia = { kode_member: 'K01', nama_member: 'Sari', no_hp: '6281298760001', kode_ajak: null }
  dataOf(await own.post('member/create', { ...dia, ...kosong, aktif: true }))
  await beri(16)
}, 60_000)
afterAll(() => shop.close())

it('is put right while no points lapsed, also where it has begun', async () => {
  dataOf(await buat({ tgl_reset: 11 }))
  expect((await ubah({})).status).toBe(200)
  dataOf(await buat({ kode_reset: 'NANTI', berlaku_mulai: '2027-01-01' }))
})

it('stays once points lapsed: it is neither changed nor deleted, and none begins before', async () => {
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  await beri(5)
  for (const [isi, field] of [
    [{ berlaku_mulai: '2026-11-23' }, 'berlaku_mulai'],
    [{ cara_reset: 'TIDAK' }, 'cara_reset'],
    [{ bulan_reset: 12 }, 'bulan_reset'],
  ] as const) {
    const { json, status } = await ubah(isi)
    expect([status, json.message, json.fields?.[0]?.field]).toEqual([400, tetap, field])
  }
  dataOf(await ubah({}))
  const hapus = await own.delete('para-reset-poin-member/delete/TAHUN')
  expect([hapus.status, hapus.json.message]).toEqual([409, tetap])
  const dahulu = { kode_reset: 'UMUR', berlaku_mulai: '2026-11-22', cara_reset: 'UMUR' }
  expect((await buat(dahulu)).json.message).toBe(
    'Berlaku Mulai Harus Sesudah 2026-11-22, Hari Terakhir Point Hangus',
  )
  dataOf(await buat({ ...dahulu, berlaku_mulai: '2026-11-23' }))
})

it('what has not begun by then is changed and deleted as before', async () => {
  const nanti = 'para-reset-poin-member/update/NANTI'
  const isi = { ...aturan, versi: null, berlaku_mulai: '2027-02-01', umur_bulan: 24 }
  dataOf(await own.put(nanti, isi))
  const lebihAwal = await own.put(nanti, { ...isi, berlaku_mulai: mulai })
  expect(lebihAwal.json.message).toContain('Berlaku Mulai Harus Sesudah 2026-11-22')
  expect((await own.delete('para-reset-poin-member/delete/NANTI')).status).toBe(200)
})
