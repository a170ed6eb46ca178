import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What was bought with a telephone number is his who had it then (docs/adr/0415); and a member
// leaves all his telephones at once.
let shop: Shop
let own: Person
let spv: Person

const orang = (kode_member: string, no_hp: string) => ({
  ...{ kode_member, nama_member: `Ibu ${kode_member}`, no_hp, alamat_member: null },
  ...{ kode_kota: null, kode_kecamatan: null, tgl_lahir: null, kode_ajak: null, aktif: true },
})
const saya = (token: string) => shop.guest('anggota/saya?toko=GS1', { 'x-tamu': token })

/** Signs in with the code that was sent to this number. */
async function masuk(no_hp: string): Promise<string> {
  await shop.paksa([sql`delete from kencana.kode_anggota`])
  dataOf(await shop.guest('anggota/kode', {}, { toko: 'GS1', no_hp }))
  const [row] = await shop.rows(
    sql<{ isi: string }>`select isi from pesan_keluar where penerima = ${no_hp}
      and kode_pesan = 'KODE_MASUK' order by saat desc limit 1`,
  )
  const kode = /\d{6}/.exec(row?.isi ?? '')?.[0]
  return String(
    dataOf(await shop.guest('anggota/masuk', {}, { toko: 'GS1', no_hp, kode }))['token'],
  )
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  for (const key of ['MEMBER_MODULE', 'KATALOG_MODULE', 'WHATSAPP_MODULE'])
    dataOf(await own.put(`para-system/key/${key}`, { value: true }))
  spv = await shop.person('SPV')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
}, 60_000)
afterAll(() => shop.close())

it('a member leaves all his telephones at once, and nobody else leaves', async () => {
  const [sari, rini] = ['6281298760001', '6281234509876']
  dataOf(await own.post('member/create', orang('K77', sari)))
  dataOf(await own.post('member/create', orang('M0001', rini)))
  const [lama, baru, lain] = [await masuk(sari), await masuk(sari), await masuk(rini)]
  dataOf(await shop.guest('anggota/keluar', { 'x-tamu': baru }, { semua: true }))
  const status = [lama, baru, lain].map(async (token) => (await saya(token)).status)
  expect(await Promise.all(status)).toEqual([401, 401, 200])
})

it('a member takes what is his along to another number, and whoever gets the old one sees none of it', async () => {
  const [ibu, pengganti] = ['6281234567001', '6281234567002']
  dataOf(await own.post('member/create', orang('K41', ibu)))
  await shop.paksa([
    sql`update kencana.member set tgl_daftar = tgl_daftar - 40
    where kode_member = 'K41'`,
  ])
  const beli = async (no_hp: string) => {
    const isi = { nama_customer: `PEMBELI ${no_hp}`, no_hp, jenis_pelanggan: 'UMUM' }
    const barcode = await terimaCincin(spv, 1)
    const { no_faktur_group } = dataOf(await spv.post('penjualan/simpan', notaCincin(barcode, isi)))
    const sah = { penjualan: [no_faktur_group], pembelian: [] }
    dataOf(await spv.post('validasi/simpan/jualbeli', sah))
    return no_faktur_group
  }
  await beli(ibu)
  const barangOf = async (no_hp: string) => {
    const { barang } = dataOf(await saya(await masuk(no_hp)))
    return [barang].flat().map((one) => String(Object(one).no_faktur_jual))
  }
  const semula = await barangOf(ibu)
  expect(semula).toHaveLength(1)
  const pindah = async (kode: string, no_hp: string) => {
    const semua = [(await own.get('member/get/all')).json.data].flat()
    const baris = semua.find((one) => Object(one).kode_member === kode)
    dataOf(await own.put(`member/update/${kode}`, { ...baris, no_hp, versi: null }))
  }
  await pindah('K41', pengganti)
  dataOf(await own.post('member/create', orang('K42', ibu)))
  expect(await barangOf(pengganti)).toEqual(semula)
  expect(await barangOf(ibu)).toEqual([])
  // What the new holder buys is his, with the same number; the old one sees nothing of that.
  await beli(ibu)
  expect(await barangOf(ibu)).toHaveLength(1)
  expect(await barangOf(pengganti)).toEqual(semula)
  // A number that is mended on the day it was written down was never his.
  await pindah('K42', '6281234567003')
  expect(await barangOf('6281234567003')).toHaveLength(1)
  await pindah('K42', ibu)
  // A slip that is mended takes nothing of a stranger along, and gives him all of his own back.
  dataOf(await own.post('member/create', orang('K43', '6281234567004')))
  await shop.paksa([sql`update kencana.member set tgl_daftar = tgl_daftar - 40`])
  await beli('6281234567005')
  await pindah('K43', '6281234567005')
  await pindah('K43', '6281234567004')
  dataOf(await own.post('member/create', orang('K44', '6281234567005')))
  expect(await barangOf('6281234567005')).toHaveLength(1)
  expect(await barangOf('6281234567004')).toEqual([])
  // A first number that was mended at once leaves all of the one after it to her who had it before.
  await beli('6281234567006')
  dataOf(await own.post('member/create', orang('K45', '6281234567007')))
  await pindah('K45', '6281234567006')
  await shop.paksa([
    sql`update kencana.member set tgl_daftar = tgl_daftar - 40 where kode_member = 'K45'`,
    sql`update kencana.hp_member_dahulu set dari = dari - interval '40 days',
      sampai = sampai - interval '40 days' where kode_member = 'K45'`,
    sql`update kencana.dokumen set saat = saat - interval '60 days' where id in (
      select p.id from kencana.penjualan p join kencana.pelanggan c on c.id = p.id_pelanggan
      where c.no_hp = '6281234567006')`,
  ])
  await pindah('K45', '6281234567008')
  dataOf(await own.post('member/create', orang('K46', '6281234567006')))
  expect(await barangOf('6281234567008')).toHaveLength(1)
  expect(await barangOf('6281234567006')).toEqual([])
  // Nor does a number outlive who is deleted.
  const tersisa = sql<{ n: number }>`select count(*)::int as n from kencana.hp_member_dahulu
    where kode_member = 'K43'`
  expect(await shop.andai([], tersisa)).toEqual([{ n: 2 }])
  expect((await own.delete('member/delete/K43')).status).toBe(200)
  expect(await shop.andai([], tersisa)).toEqual([{ n: 0 }])
})

it('puts right what was kept of former numbers before the rule was', async () => {
  for (const ke of [1, 2, 3])
    dataOf(await own.post('member/create', orang(`K5${ke}`, `628123456705${ke}`)))
  const dahulu = (no_hp: string, kode: string, lalu: number) => sql`
    insert into kencana.hp_member_dahulu (no_hp, kode_member, dari, sampai)
    select ${no_hp}, kode_member, '-infinity', tgl_daftar + make_interval(days => ${lalu})
    from kencana.member where kode_member = ${kode}`
  await shop.paksa([
    // Written down on the day of the shop, whatever day it is by now.
    sql`update kencana.riwayat_master h set saat = m.tgl_daftar from kencana.member m
      where h.tabel = 'member' and h.kunci = m.kode_member and m.kode_member ~ '^K5[123]$'`,
    sql`update kencana.member set tgl_daftar = tgl_daftar - 40 where kode_member = 'K51'`,
    sql`update kencana.member set tgl_daftar = tgl_daftar + 40 where kode_member = 'K52'`,
    dahulu('6281234567061', 'K51', 147), // had since ever, and mended after more than a week
    dahulu('6281234567062', 'K51', 148), // his since the one before it
    dahulu('6281234567063', 'K52', 3), //  a slip of the pen
    dahulu('6281234567065', 'K52', 90), // his since ever: what the slip was mended to
    dahulu('6281234567064', 'K53', -9), // of whoever had this code before
  ])
  const naskah = readFileSync(
    new URL('../migrations/0097_hp_member_betul.sql', import.meta.url),
    'utf8',
  )
  const langkah = naskah.split(/;\n/).filter((each) => each.trim() !== '')
  const tampak = sql<{ no_hp: string; dari: string }>`
    select h.no_hp, case when h.dari = '-infinity' then 'dahulu'
      else (h.dari::date - m.tgl_daftar)::text end as dari
    from kencana.hp_member_dahulu h join kencana.member m using (kode_member)
    where kode_member in ('K51', 'K52', 'K53') order by h.no_hp`
  const benar = [
    { no_hp: '6281234567061', dari: 'dahulu' },
    { no_hp: '6281234567062', dari: '147' },
    { no_hp: '6281234567063', dari: '0' },
    { no_hp: '6281234567065', dari: 'dahulu' },
  ]
  await shop.paksa(langkah.map((each) => sql.raw(each)))
  expect(await shop.andai([], tampak)).toEqual(benar)
  await shop.paksa(langkah.map((each) => sql.raw(each)))
  expect(await shop.andai([], tampak)).toEqual(benar)
})
