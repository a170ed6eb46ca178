import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin } from './cincin.ts'
import {
  anggota,
  aturanAjak,
  aturanKupon,
  aturanPoin,
  dia,
  bukaPembeli,
  pembeliCincin,
} from './pembeli-cincin.ts'
import type { Person, Shop } from './shop.ts'

// Corrections of one note, and their cancels in whatever order: what each takes comes back with it.
let shop: Shop
let own: Person
let spv: Person
let rings: string[]

const { ambil, berlaku, jual, koreksi, kunjungan, poin, timbang } = pembeliCincin(() => ({
  shop,
  own,
  spv,
  rings,
}))

beforeAll(async () => {
  ;({ shop, own, spv, rings } = await bukaPembeli(19, 'GS1', '2027-04-01T01:00:00+07:00'))
}, 60_000)
afterAll(() => shop.close())

const batal = (no_faktur_beli: string | undefined) =>
  own.postApproved('pembelian/batal', { no_faktur_beli, alasan: 'Benar barangnya' }, 'spv')
const kata = 'Yang Dibuat Sesudah Koreksi Ini'

/** Corrections of one ring each, made VALID by one posting; in the order of their cancels. */
async function sekaligus(kode: readonly string[]): Promise<string[]> {
  const dua: { no_faktur_group: string; notabeli: string[] }[] = []
  for (const one of kode) {
    const pembelian = { jenis: 'KOREKSI', baris: timbang([one]) }
    const pembayaran = [{ jenis: 'CASH', jumlah: harga }]
    const isi = { ...dia, total: -harga, pembayaran, keterangan: 'salah barang', pembelian }
    const saved = await spv.postApproved('penjualan/simpan', notaCincin([], isi), 'own')
    dataOf(saved)
    dua.push(saved.json.data)
  }
  const list = dua.map(({ no_faktur_group }) => no_faktur_group)
  dataOf(await own.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
  return dua.map(({ notabeli: [nomor = ''] }) => nomor)
}

/** Cancels the one of two that may be, and answers the other. */
async function batalAkhir([satu = '', dua = '']: readonly string[]): Promise<string> {
  const answer = await batal(satu)
  if (answer.status === 200) return dua
  expect(answer.json.message).toBe(`Batalkan Dahulu ${dua}, ${kata}`)
  dataOf(await batal(dua))
  return satu
}

it('gives back what each of two corrections in one posting took', async () => {
  const tiga = ambil(3)
  const nota = await jual(tiga) // 21.321.000: 63 points, seven coupons
  const nomor = nota.notajual[0] ?? ''
  const sisa = await sekaligus(tiga.slice(0, 2))
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 21, RINI: 11 }, 2])
  const awal = await batalAkhir(sisa)
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 42, RINI: 12 }, 4])
  expect(await shop.audit()).toEqual([])
  dataOf(await batal(awal))
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 63, RINI: 13 }, 7])
  expect(await shop.audit()).toEqual([])
})

const orang = (nama_customer: string, no_hp: string, jenis_pelanggan = 'MEMBER') => ({
  ...{ nama_customer, no_hp, jenis_pelanggan, alamat_customer: 'Jalan Kenari 2' },
})
/** A sale to somebody else, and a correction of it. @returns its number */
const jualKe = async (siapa: object, kode: readonly string[]) => {
  const { notajual, sah } = await kunjungan(kode, harga * kode.length, siapa)
  dataOf(sah)
  return notajual[0] ?? ''
}
const koreksiDari = async (siapa: object, kode: readonly string[]) => {
  const pembelian = { jenis: 'KOREKSI', baris: timbang(kode) }
  const isi = { ...siapa, keterangan: 'salah barang', pembelian }
  const { notabeli, sah } = await kunjungan([], -harga * kode.length, isi)
  dataOf(sah)
  return notabeli[0] ?? ''
}

it('gives coupons back in the order in which corrections took them, also to nobody known', async () => {
  const tamu = orang('BUDI', '6281298760077', 'UMUM')
  const tiga = ambil(3)
  const nomor = await jualKe(tamu, tiga)
  const satu = await koreksiDari(tamu, tiga.slice(0, 1))
  expect(await berlaku(nomor)).toBe(4)
  const dua = await koreksiDari(tamu, tiga.slice(1, 2))
  expect(await berlaku(nomor)).toBe(2)
  const ditolak = await batal(satu)
  expect([ditolak.status, ditolak.json.message]).toEqual([422, `Batalkan Dahulu ${dua}, ${kata}`])
  expect(await berlaku(nomor)).toBe(2)
  dataOf(await batal(dua))
  expect(await berlaku(nomor)).toBe(4)
  dataOf(await batal(satu))
  expect(await berlaku(nomor)).toBe(7)
  expect(await shop.audit()).toEqual([])
})

it('takes its share of what was given, whatever the rules say by now', async () => {
  const ubah = async (poin: object, kupon: object, ajak: object = {}) => {
    const versi = null
    const ke = (path: string, isi: object) => own.put(path, { ...isi, versi })
    dataOf(await ke('para-get-point-member/update/SEMUA', { ...aturanPoin, ...poin }))
    dataOf(await ke('transaksi-kupon/update/NOV', { ...aturanKupon, ...kupon }))
    dataOf(await ke('parameter-member-afiliasi/update/AJAK', { ...aturanAjak, ...ajak }))
  }
  const empat = ambil(4)
  const { notajual } = await jual(empat) // 28.428.000
  const nomor = notajual[0] ?? ''
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 63 + 84, RINI: 13 + 4 }, 9])
  await ubah({ point: 1 }, { belanja_minimum: 7_000_000 })
  dataOf((await koreksi(empat.slice(0, 1))).sah)
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 63 + 63, RINI: 13 + 3 }, 6])
  const desember = { berlaku_mulai: '2026-12-01', berlaku_sampai: '2026-12-31' }
  await ubah({ point: 5 }, desember, { bagian_persen: 11 })
  dataOf((await koreksi(empat.slice(1, 2))).sah)
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 63 + 42, RINI: 13 + 2 }, 4])
  await ubah({ berlaku_mulai: '2026-12-01' }, desember)
  dataOf((await koreksi(empat.slice(2, 3))).sah)
  expect([await poin(), await berlaku(nomor)]).toEqual([{ SARI: 63 + 21, RINI: 13 + 1 }, 2])
  await ubah({}, {})
  expect(await shop.audit()).toEqual([])
})

it('is cancelled whatever a record that was joined to hers was given long before', async () => {
  dataOf(await own.post('member/create', anggota('TINI', '6281234509855')))
  dataOf(await own.post('member/create', anggota('SRI', '6281298760003', 'TINI')))
  await jualKe(orang('SRI', '6281298760003'), ambil(1))
  expect(await poin()).toMatchObject({ SRI: 21, TINI: 11 })
  const tiga = ambil(3)
  dataOf(await own.post('member/create', anggota('WATI', '6281298760004', 'RINI')))
  const wati = orang('WATI', '6281298760004')
  await jualKe(wati, tiga)
  const siapa = (kode_member: string) => ({ id: null, kode_member })
  const isi = { utama: siapa('WATI'), ganda: siapa('SRI'), keterangan: 'Satu orang' }
  dataOf(await spv.postApproved('gabung-pelanggan/simpan', isi, 'own'))
  const semula = await poin()
  expect(semula).toMatchObject({ WATI: 84, SRI: 0, TINI: 11 })
  for (const kode of [tiga.slice(0, 1), tiga]) {
    const nomor = await koreksiDari(wati, kode)
    expect(await poin()).toMatchObject({ WATI: 84 - 21 * kode.length, TINI: 11 })
    dataOf(await batal(nomor))
    expect(await poin()).toEqual(semula)
  }
  expect(await shop.audit()).toEqual([])
})

it('gives back once what had lapsed of the points that it takes', async () => {
  const lina = orang('LINA', '6281298760005')
  const dina = orang('DINA', '6281298760006')
  for (const { nama_customer, no_hp } of [lina, dina])
    dataOf(await own.post('member/create', anggota(nama_customer, no_hp)))
  const tulis = async (kode_member: string, arah: string, banyak: number) => {
    const isi = { kode_member, arah, poin: banyak, keterangan: 'Hadiah' }
    dataOf(await spv.postApproved('transaksi-poin/simpan', isi, 'own'))
  }
  const [satu, dua, tiga] = [ambil(1), ambil(1), ambil(3)]
  await jualKe(lina, satu)
  await jualKe(lina, dua)
  await jualKe(dina, tiga)
  await tulis('LINA', 'KURANG', 21)
  await tulis('DINA', 'KURANG', 42)
  const tahun = { kode_reset: 'TAHUN', berlaku_mulai: '2026-11-01', cara_reset: 'TAHUNAN' }
  const reset = { ...tahun, tgl_reset: 21, bulan_reset: 11, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', reset))
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  await tulis('LINA', 'TAMBAH', 5)
  await tulis('DINA', 'TAMBAH', 5)
  const kini = async (kode: string) => {
    const rows = await shop.rows(
      sql<{ poin: number }>`select poin_kini('GS1', ${kode}, '2026-11-22')::int as poin`,
    )
    return rows[0]?.poin
  }
  expect(await poin()).toMatchObject({ LINA: 5, DINA: 5 })
  // Of hers 21 lapsed: without the first note nothing had, without the second she owes what paid.
  const pertama = await koreksiDari(lina, satu)
  expect([await kini('LINA'), await shop.audit()]).toEqual([5, []])
  const kedua = await koreksiDari(lina, dua)
  expect([await kini('LINA'), await shop.audit()]).toEqual([5 - 21, []])
  dataOf(await batal(pertama))
  expect([await kini('LINA'), await shop.audit()]).toEqual([5, []])
  dataOf(await batal(kedua))
  expect([await kini('LINA'), await shop.audit()]).toEqual([5, []])
  // Of three rings one: 42 were spent, and 42 earned.
  await koreksiDari(dina, tiga.slice(0, 1))
  expect(await kini('DINA')).toBe(5)
  await koreksiDari(dina, tiga.slice(1))
  expect([await kini('DINA'), await shop.audit()]).toEqual([5 - 42, []])
})
