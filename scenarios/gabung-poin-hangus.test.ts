import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Points lapse a month after they were earned. Records of one person are joined before and after
// that, and taken apart: each has then what it would have, had nobody joined them.
let shop: Shop
let own: Person
let spv: Person

const beri = async (kode_member: string, poin: number): Promise<void> => {
  const isi = { kode_member, arah: 'TAMBAH', poin, keterangan: 'Hadiah' }
  dataOf(await spv.postApproved('transaksi-poin/simpan', isi, 'own'))
}
const hari = async (dari: string, ke: string) =>
  dataOf(await spv.post('tutup-toko', { tgl_system: dari, tgl_berikut: ke }))
const gabung = async (ganda: string): Promise<unknown> => {
  const siapa = (kode_member: string) => ({ id: null, kode_member })
  const isi = { utama: siapa('K01'), ganda: siapa(ganda), keterangan: 'Satu orang' }
  return dataOf(await spv.postApproved('gabung-pelanggan/simpan', isi, 'own'))['nomor']
}
const pisah = async (nomor: unknown) =>
  dataOf(await spv.postApproved('gabung-pelanggan/batal', { nomor, alasan: 'Dua orang' }, 'own'))
/** What each may spend on a day, one by one and all at once. */
const poin = async (tgl: string): Promise<object> => {
  const rows = await shop.rows(
    sql<{ kode: string; satu: number; semua: number }>`select m.kode_member as kode,
        poin_kini('GS1', m.kode_member, ${tgl}::date)::int as satu,
        coalesce(p.poin, 0)::int as semua
      from member m left join poin_semua('GS1', ${tgl}::date) p using (kode_member) order by 1`,
  )
  for (const { satu, semua } of rows) expect(semua).toBe(satu)
  return Object.fromEntries(rows.map(({ kode, satu }) => [kode, satu]))
}
const buku = (kode: string) =>
  shop.rows(
    sql<{ jenis: string; poin: number }>`select p.jenis, p.poin::int from poin p
      join posting g on g.id = p.id_posting where p.kode_member = ${kode} order by g.urut, p.n`,
  )

beforeAll(async () => {
  shop = await openShop('GS1', '2027-05-02T01:00:00+07:00')
  own = await shop.person('OWN')
  dataOf(await own.put('para-system/key/MEMBER_MODULE', { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  for (const kode_member of ['K01', 'K02', 'K03']) {
    const no_hp = `628129876000${kode_member.slice(-1)}`
    const kosong = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
    const dia = { kode_member, nama_member: `Sari ${kode_member}`, no_hp, kode_ajak: null }
    dataOf(await own.post('member/create', { ...dia, ...kosong, aktif: true }))
  }
  const umur = { kode_reset: 'UMUR', berlaku_mulai: '2026-11-01', cara_reset: 'UMUR' }
  const sebulan = { ...umur, tgl_reset: 1, bulan_reset: 1, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', sebulan))
  await beri('K01', 101)
  await beri('K02', 53)
  await beri('K03', 40)
  await hari('2026-11-21', '2026-12-11')
  await beri('K01', 23)
  await beri('K02', 17)
  await hari('2026-12-11', '2026-12-25')
}, 60_000)
afterAll(() => shop.close())

it('leaves what has lapsed with whom it lapsed, also where nothing else is left', async () => {
  expect(await poin('2026-12-25')).toEqual({ K01: 23, K02: 17, K03: 0 })
  for (let kali = 0; kali < 2; kali += 1) {
    const nomor = await gabung('K03')
    expect(await poin('2026-12-25')).toEqual({ K01: 23, K02: 17, K03: 0 })
    expect(await shop.audit()).toEqual([])
    await pisah(nomor)
  }
  expect(await buku('K03')).toEqual([
    { jenis: 'KOREKSI', poin: 40 },
    { jenis: 'HANGUS', poin: -40 },
  ])
})

it('moves what lives, and gives it back as old as it was, as often as it likes', async () => {
  for (let kali = 0; kali < 2; kali += 1) {
    const nomor = await gabung('K02')
    expect(await poin('2026-12-25')).toEqual({ K01: 40, K02: 0, K03: 0 })
    expect(await shop.audit()).toEqual([])
    await pisah(nomor)
    expect(await poin('2026-12-25')).toEqual({ K01: 23, K02: 17, K03: 0 })
    expect(await poin('2027-01-10')).toEqual({ K01: 23, K02: 17, K03: 0 })
    expect(await poin('2027-01-11')).toEqual({ K01: 0, K02: 0, K03: 0 })
    expect(await shop.audit()).toEqual([])
  }
  expect((await buku('K02')).slice(0, 5)).toEqual([
    { jenis: 'KOREKSI', poin: 53 },
    { jenis: 'KOREKSI', poin: 17 },
    { jenis: 'HANGUS', poin: -53 },
    { jenis: 'GABUNG', poin: -17 },
    { jenis: 'BATAL', poin: 17 },
  ])
})

it('takes nothing from the first for what lapsed in its hands', async () => {
  const nomor = await gabung('K02')
  await hari('2026-12-25', '2027-02-01')
  await beri('K01', 31)
  expect(await poin('2027-02-01')).toEqual({ K01: 31, K02: 0, K03: 0 })
  await pisah(nomor)
  expect(await poin('2027-02-01')).toEqual({ K01: 31, K02: 0, K03: 0 })
  expect(await poin('2027-02-28')).toEqual({ K01: 31, K02: 0, K03: 0 })
  expect(await poin('2027-03-01')).toEqual({ K01: 0, K02: 0, K03: 0 })
  expect(await shop.audit()).toEqual([])
})

it('also where nobody wrote down yet that it lapsed; what was spent is not given back', async () => {
  await beri('K02', 19)
  const nomor = await gabung('K02')
  expect(await poin('2027-02-01')).toEqual({ K01: 50, K02: 0, K03: 0 })
  const ambil = { kode_member: 'K01', arah: 'KURANG', poin: 45, keterangan: 'Hadiah' }
  const { nomor: pakai } = dataOf(await spv.postApproved('transaksi-poin/simpan', ambil, 'own'))
  const batal = { nomor, alasan: 'Dua orang' }
  const ditolak = await spv.postApproved('gabung-pelanggan/batal', batal, 'own')
  expect(ditolak.json.message).toBe('Point K01 Tidak Cukup, Tinggal 5')
  dataOf(await spv.postApproved('transaksi-poin/batal', { nomor: pakai, alasan: 'Salah' }, 'own'))
  await hari('2027-02-01', '2027-02-28')
  const kabisat = {
    kode_member: 'K09',
    nama_member: 'Lia',
    no_hp: '6281298760009',
    kode_ajak: null,
  }
  const tempat = { alamat_member: null, kode_kota: null, kode_kecamatan: null, aktif: true }
  dataOf(await own.post('member/create', { ...kabisat, ...tempat, tgl_lahir: '1992-02-29' }))
  const ultah = (await own.get('member/find-current-birthday')).json.data
  expect(ultah).toMatchObject([{ kode_member: 'K09', umur: 35 }])
  await shop.paksa([sql`delete from member where kode_member = 'K09'`])
  await hari('2027-02-28', '2027-03-15')
  await pisah(nomor)
  expect(await poin('2027-03-15')).toEqual({ K01: 0, K02: 0, K03: 0 })
  await beri('K01', 7)
  await beri('K02', 11)
  expect(await poin('2027-03-15')).toEqual({ K01: 7, K02: 11, K03: 0 })
  expect(await shop.audit()).toEqual([])
})

it('nor for what lapsed of a third record before it was joined to hers', async () => {
  await beri('K03', 50)
  const nomor = await gabung('K02')
  const ambil = { kode_member: 'K01', arah: 'KURANG', poin: 18, keterangan: 'Hadiah' }
  dataOf(await spv.postApproved('transaksi-poin/simpan', ambil, 'own'))
  await hari('2027-03-15', '2027-05-01')
  const pisahkan = async () => {
    const isi = { nomor, alasan: 'Dua orang' }
    return (await spv.postApproved('gabung-pelanggan/batal', isi, 'own')).json.message
  }
  expect(await pisahkan()).toBe('Point K01 Tidak Cukup, Tinggal 0')
  const ketiga = await gabung('K03')
  expect(await buku('K03')).toContainEqual({ jenis: 'HANGUS', poin: -50 })
  expect(await pisahkan()).toBe('Point K01 Tidak Cukup, Tinggal 0')
  await pisah(ketiga)
  expect(await shop.audit()).toEqual([])
})
