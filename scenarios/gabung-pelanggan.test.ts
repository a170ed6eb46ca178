import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { telling } from './pribadi.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Sari has two telephones, two names and two cards of a member. They become one, and two again.
let shop: Shop
let own: Person
let spv: Person
let rings: string[]
const satu = '6281298760001'
const dua = '6281298760002'
const orang = (kode_member: string, no_hp: string, lain: object = {}) => ({
  ...{ kode_member, nama_member: `Sari ${kode_member}`, no_hp, alamat_member: null },
  ...{ kode_kota: null, kode_kecamatan: null, tgl_lahir: null, kode_ajak: null, aktif: true },
  ...lain,
})
const jual = async (jumlah: number, no_hp: string): Promise<string> => {
  const isi = { nama_customer: no_hp === satu ? 'SARI DEWI' : 'BU SARI', no_hp }
  const saved = dataOf(await spv.post('penjualan/simpan', notaCincin(rings.splice(0, jumlah), isi)))
  const penjualan = [saved['no_faktur_group']]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan, pembelian: [] }))
  return String(Object(saved['notajual'])[0])
}
const poin = async (): Promise<Record<string, number>> => {
  const rows = await shop.rows(
    sql<{ kode_member: string; saldo: number }>`select kode_member, saldo::int from saldo_poin`,
  )
  return Object.fromEntries(rows.map(({ kode_member, saldo }) => [kode_member, saldo]))
}
const catatan = async (q: string): Promise<{ id: string | null; kode_member: string | null }> => {
  const [found] = (await spv.get(`pelanggan/cari?q=${q}`)).json.data
  return { id: found.id, kode_member: found.kode_member }
}
const gabung = async (utama: string, ganda: string, who = spv) => {
  const body = {
    utama: await catatan(utama),
    ganda: await catatan(ganda),
    keterangan: 'Satu orang',
  }
  return who.postApproved('gabung-pelanggan/simpan', body, 'own')
}
const pisah = (nomor: unknown) =>
  spv.postApproved('gabung-pelanggan/batal', { nomor, alasan: 'Ternyata dua orang' }, 'own')
/** Everything that a joining may touch, to be compared. */
const keadaan = () =>
  shop.rows(sql`select to_jsonb(m) - '{versi,diubah_oleh,diubah_pada}'::text[] as isi from member m
    union all select jsonb_build_object('id', id, 'orang', id_orang, 'hp', no_hp) from pelanggan
    union all select to_jsonb(s) from saldo_poin s order by 1`)
const wargaKini = async (): Promise<number> => {
  const [row] = await shop.rows<{ n: number }>(
    sql`select count(distinct id_orang)::int as n from pelanggan`,
  )
  return row?.n ?? 0
}

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  rings = await terimaCincin(spv, 16)
  dataOf(await own.post('member/create', orang('K01', satu)))
  dataOf(await own.post('member/create', orang('K02', dua, { tgl_lahir: '1991-11-21' })))
  dataOf(await own.post('member/create', orang('K03', '6281298760003', { kode_ajak: 'K02' })))
  const aturan = { kode_get_point: 'SEMUA', berlaku_mulai: '2026-11-01', kode_kategori: null }
  const dapat = { dasar_point: 'RUPIAH', tiap_rp: 1_000_000, tiap_berat: 0, point: 3 }
  dataOf(await own.post('para-get-point-member/create', { ...aturan, ...dapat }))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  await jual(1, satu) // 7.107.000: 21
  await jual(2, dua) //  14.214.000: 42
}, 60_000)
afterAll(() => shop.close())

it('asks for somebody who agrees, and for two people who are there', async () => {
  const [utama, ganda] = [await catatan(satu), await catatan(dua)]
  const isi = { utama, ganda, keterangan: 'Satu orang' }
  expect((await spv.post('gabung-pelanggan/simpan', isi)).status).toBe(403)
  const kasir = await shop.person('KASIR')
  expect((await kasir.post('gabung-pelanggan/simpan', isi)).status).toBe(403)
  const tanpa = await spv.post('gabung-pelanggan/simpan', { ...isi, keterangan: null })
  expect(tanpa.json.message).toBe('Alasan Harus Diisi')
  const diri = await spv.post('gabung-pelanggan/simpan', { ...isi, ganda: utama })
  expect(diri.json.message).toBe('Keduanya Sudah Satu Orang')
  const bukan = { id: null, kode_member: 'TIDAK-ADA' }
  const hilang = await spv.post('gabung-pelanggan/simpan', { ...isi, ganda: bukan })
  expect(hilang.json.message).toBe('Pelanggan Tidak Ditemukan')
})

it('makes them one: rows, points, whom she brought, what she told; and two again, exactly', async () => {
  const sebelum = await keadaan()
  const { nomor } = dataOf(await gabung(satu, dua))
  expect(await poin()).toMatchObject({ K01: 63, K02: 0 })
  expect(await wargaKini()).toBe(1)
  const [k1, k2, k3] = (await own.get('member/get/all')).json.data
  expect([k1.tgl_lahir, k2.aktif, k3.kode_ajak]).toEqual(['1991-11-21', false, 'K01'])
  expect(await catatan(dua)).toMatchObject({ kode_member: 'K01' })
  expect((await spv.get('gabung-pelanggan/lihat')).json.data).toMatchObject([
    { nomor, nama_utama: 'SARI DEWI', nama_ganda: 'BU SARI', status: 'VALID' },
  ])
  expect(await shop.audit()).toEqual([])
  dataOf(await pisah(nomor))
  expect(await keadaan()).toEqual(sebelum)
  expect(await shop.audit()).toEqual([])
})

it('lets her earn with both numbers, and gives rows of since back to whose number they have', async () => {
  const { nomor } = dataOf(await gabung(satu, dua))
  await shop.paksa([sql`update kencana.pelanggan set dibuat = dibuat - interval '1 day'`])
  dataOf(
    await spv.post(
      'penjualan/simpan',
      notaCincin(rings.splice(0, 1), { nama_customer: 'IBU SARI', no_hp: dua }),
    ),
  )
  expect(await wargaKini()).toBe(1)
  dataOf(await pisah(nomor))
  const rows = await shop.rows(
    sql`select count(distinct no_hp)::int as hp, count(*)::int as n from pelanggan
      group by id_orang order by 2`,
  )
  expect(rows).toEqual([
    { hp: 1, n: 1 },
    { hp: 1, n: 2 },
  ])
})

it('says clearly why it cannot be undone: points spent, joined on, a sale of before taken back', async () => {
  const { nomor } = dataOf(await gabung(satu, dua))
  const ambil = { kode_member: 'K01', arah: 'KURANG', poin: 60, keterangan: 'Salah catat' }
  const { nomor: dipakai } = dataOf(await spv.postApproved('transaksi-poin/simpan', ambil, 'own'))
  expect((await pisah(nomor)).json.message).toBe('Point K01 Tidak Cukup, Tinggal 3')
  dataOf(await spv.postApproved('transaksi-poin/batal', { nomor: dipakai, alasan: 'Salah' }, 'own'))
  // Who has others joined to him stays the first.
  expect((await gabung('K03', satu)).json.message).toBe(
    'Ke Member K01 Sudah Ada Yang Digabung: Jadikan Dia Yang Tetap',
  )
  const aktif = (await own.get('member/get/all')).json.data[1]
  const nyala = await own.put('member/update/K02', { ...aktif, aktif: true })
  expect(nyala.json.message).toBe('Member Ini Sudah Digabung Dengan K01, Pisahkan Dahulu')
  const [row] = await shop.rows<{ nomor: string }>(
    sql`select d.nomor from dokumen d join penjualan p using (kode_toko, id)
      where p.qty = 2 order by d.nomor limit 1`,
  )
  const batal = { no_faktur_jual: row?.nomor, alasan: 'Salah barang', uang_dari: null }
  dataOf(await spv.postApproved('penjualan/batal', batal, 'own'))
  expect(await poin()).toMatchObject({ K01: 21, K02: 0 })
  expect(await shop.audit()).toEqual([])
  expect((await pisah(nomor)).json.message).toBe('Transaksi Member K02 Dibatalkan Sesudah Digabung')
})

it('is not done twice by two who do it at once, in whatever direction', async () => {
  dataOf(await own.post('member/create', orang('K05', '6281298760005')))
  dataOf(await own.post('member/create', orang('K06', '6281298760006')))
  const dengan = (utama: string, ganda: string) => ({
    utama: { id: null, kode_member: utama },
    ganda: { id: null, kode_member: ganda },
    keterangan: 'Satu orang',
  })
  shop.before('gabung-pelanggan/simpan', async () => {
    const lain = await shop.person('MU', 'mu')
    dataOf(await lain.postApproved('gabung-pelanggan/simpan', dengan('K06', 'K05'), 'own'))
  })
  const kalah = await spv.postApproved('gabung-pelanggan/simpan', dengan('K05', 'K06'), 'own')
  expect(kalah.status).not.toBe(200)
  const rows = (await own.get('member/get/all')).json.data
  const k = Object.fromEntries(
    rows.map((one: { kode_member: string; aktif: boolean }) => [one.kode_member, one.aktif]),
  )
  expect([k['K05'], k['K06']]).toEqual([false, true])
  expect(await shop.audit()).toEqual([])
})

it('says why a member and a customer without a number in common stay two', async () => {
  dataOf(await own.post('member/create', orang('K07', '6281298760007')))
  await jual(1, '6281298760055')
  const isi = { utama: { id: null, kode_member: 'K07' }, keterangan: 'Satu orang' }
  const ganda = await catatan('6281298760055')
  const { json } = await spv.post('gabung-pelanggan/simpan', { ...isi, ganda })
  expect(json.message).toBe(
    'Salah Satunya Hanya Member, Isikan Nomor HP Pelanggan Ini Di Data Member',
  )
})

it('keeps nobody’s name or number in its books', async () => {
  const tables = await telling(shop, 'sari|62812987')
  expect(tables).not.toContain('gabung_orang')
  expect(tables).not.toContain('dokumen')
  expect(tables).not.toContain('poin')
})
