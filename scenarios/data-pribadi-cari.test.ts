import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Whoever asks what a shop knows of him is found by what he says, among fifty thousand.
let shop: Shop
let own: Person
const nomor = '6281290900501'

const cari = async (kata: string) =>
  [(await own.get(`data-pribadi?cari=${encodeURIComponent(kata)}`)).json.data].flat()

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  const kosong = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  for (const [kode_member, nama_member, no_hp] of [
    ['K71', 'Tuti Lestari', nomor],
    ['K72', 'Ana Lestari', '6281290900502'],
  ]) {
    const isi = { kode_member, nama_member, no_hp, ...kosong, kode_ajak: null, aktif: true }
    dataOf(await own.post('member/create', isi))
  }
  const spv = await shop.person('SPV')
  const barcode = await terimaCincin(spv, 1)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const isi = { nama_customer: 'TUTI', no_hp: nomor }
  dataOf(await spv.post('penjualan/simpan', notaCincin(barcode, isi)))
}, 60_000)
afterAll(() => shop.close())

it('by his name as a member, too, where the counter wrote another', async () => {
  expect(await cari('lestari')).toMatchObject([
    { nama_customer: 'Ana Lestari', nota: 0, nama_member: 'Ana Lestari' },
    { nama_customer: 'TUTI', nota: 1, nama_member: 'Tuti Lestari' },
  ])
  expect(await cari('tuti')).toMatchObject([{ nama_customer: 'TUTI' }])
  expect(await cari('0812909005')).toMatchObject([
    { nama_customer: 'Ana Lestari' },
    { nama_customer: 'TUTI', nota: 1 },
  ])
})

it('not by a digit that stands beside a name', async () => {
  expect(await cari('Joko 2')).toEqual([])
})

it('without reading all members', async () => {
  const rencana = async (tanya: ReturnType<typeof sql>) => {
    const hanyaIndeks = sql`set local enable_seqscan = off`
    return JSON.stringify(await shop.andai([hanyaIndeks], tanya))
  }
  for (const tanya of [
    sql`explain select * from baris_member('GS1') b where b.kode_member = any (array['K71'])`,
    sql`explain select * from baris_member('GS1') b where b.id = any (array(
      select id from pelanggan where no_hp = ${nomor}))`,
  ]) {
    const isi = await rencana(tanya)
    expect(isi).toContain('member_id')
    expect(isi).not.toMatch(/Seq Scan on (member|pelanggan)\b/)
  }
})
