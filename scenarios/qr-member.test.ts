import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The QR of the members' app is shown at a counter: it finds one person, or says why nobody.
let shop: Shop
let own: Person
let spv: Person
const satu = '6281298760001'
const dua = '6281298760002'
const jauh = '6281298760003'
const member = (kode_member: string, nama_member: string, no_hp: string) => ({
  ...{ kode_member, nama_member, no_hp, alamat_member: null, kode_kota: null },
  ...{ kode_kecamatan: null, tgl_lahir: null, kode_ajak: null, aktif: true },
})
const cari = (q: string) => spv.get(`pelanggan/cari?q=${encodeURIComponent(q)}`)
const orang = async (q: string): Promise<Record<string, unknown>[]> => (await cari(q)).json.data
const tolak = async (q: string): Promise<unknown[]> => {
  const { json, status } = await cari(q)
  return [status, json.message]
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  const rings = await terimaCincin(spv, 4)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  dataOf(await own.post('member/create', member('K01', 'Sari Dewi', satu)))
  dataOf(await own.post('member/create', member('K02', 'Sari', dua)))
  dataOf(await own.post('member/create', member('K03', 'Wati', jauh)))
  for (const [nama_customer, no_hp] of [
    ['SARI DEWI', satu],
    ['IBU BUDI', satu], // she came last, with the same number
    ['BU SARI', dua],
  ] as const) {
    const isi = { nama_customer, no_hp }
    dataOf(await spv.post('penjualan/simpan', notaCincin(rings.splice(0, 1), isi)))
  }
}, 60_000)
afterAll(() => shop.close())

it('finds one: by his own name, where two have the number', async () => {
  expect(await orang('K01')).toHaveLength(2)
  for (const q of ['MEMBER:K01', ' member:k01 '])
    expect(await orang(q)).toMatchObject([
      { nama_customer: 'SARI DEWI', no_hp: satu, kode_member: 'K01', jenis_pelanggan: 'MEMBER' },
    ])
  expect(await orang('MEMBER:K02')).toMatchObject([{ nama_customer: 'BU SARI', no_hp: dua }])
})

it('finds who was never in this shop', async () => {
  expect(await orang('MEMBER:K03')).toMatchObject([
    { id: null, nama_customer: 'Wati', no_hp: jauh, kode_member: 'K03', toko_lain: true },
  ])
})

it('says why it finds nobody, and never looks for somebody else instead', async () => {
  expect(await tolak('MEMBER:K99')).toEqual([400, 'Member K99 Tidak Dikenal'])
  expect(await tolak('MEMBER:SARI')).toEqual([400, 'Member SARI Tidak Dikenal'])
  expect(await tolak(`MEMBER:${satu}`)).toEqual([400, `Member ${satu} Tidak Dikenal`])
  expect(await tolak('MEMBER:')).toEqual([400, 'QR Ini Bukan QR Member'])
})

it('leads from a record that was joined to the first', async () => {
  const [k1] = await orang('MEMBER:K01')
  const [k2] = await orang('MEMBER:K02')
  const body = {
    utama: { id: k1?.['id'], kode_member: 'K01' },
    ganda: { id: k2?.['id'], kode_member: 'K02' },
    keterangan: 'Satu orang',
  }
  dataOf(await spv.postApproved('gabung-pelanggan/simpan', body, 'own'))
  expect(await orang('MEMBER:K02')).toMatchObject([
    { nama_customer: 'SARI DEWI', no_hp: satu, kode_member: 'K01' },
  ])
})

it('does not choose who is off, or forgotten, or anybody where there are no members', async () => {
  const semua: Record<string, unknown>[] = (await own.get('member/get/all')).json.data
  const k3 = semua.find((one) => one['kode_member'] === 'K03')
  dataOf(await own.put('member/update/K03', { ...k3, aktif: false }))
  expect(await tolak('MEMBER:K03')).toEqual([400, 'Member K03 Sudah Tidak Aktif'])
  await shop.paksa([sql`update kencana.member set dihapus_pada = now() where kode_member = 'K03'`])
  expect(await tolak('MEMBER:K03')).toEqual([400, 'Member Ini Sudah Dihapus'])
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: false }))
  expect(await tolak('MEMBER:K01')).toEqual([400, 'Member K01 Tidak Dikenal'])
})
