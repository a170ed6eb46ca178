import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin } from './cincin.ts'
import { anggota, dia, bukaPembeli, pembeliCincin } from './pembeli-cincin.ts'
import type { Person, Shop } from './shop.ts'

// Sari, whom Rini brought, buys rings of Rp 7.107.000: three points for each whole million, a
// coupon for each three millions. Corrections that meet: two at once, one after another, on the
// day of an exchange, and after points lapsed.
let shop: Shop
let own: Person
let spv: Person
let rings: string[]

const { ambil, berlaku, jual, koreksi, kunjungan, kupon, poin, satuKupon, timbang } = pembeliCincin(
  () => ({
    shop,
    own,
    spv,
    rings,
  }),
)

beforeAll(async () => {
  ;({ shop, own, spv, rings } = await bukaPembeli(21, 'GS1', '2027-04-01T01:00:00+07:00'))
}, 60_000)
afterAll(() => shop.close())

const sari = async () => (await poin())['SARI']
const batalBeli = (no_faktur_beli: string | undefined) =>
  own.postApproved('pembelian/batal', { no_faktur_beli, alasan: 'Benar barangnya' }, 'spv')
const hari = async (tgl_system: string, tgl_berikut: string) => {
  dataOf(await spv.post('tutup-toko', { tgl_system, tgl_berikut }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
}

it('takes together what two corrections in one posting return', async () => {
  const tiga = ambil(3)
  const nota = await jual(tiga) // 21.321.000: 63, seven coupons
  expect([await poin(), await berlaku(nota.notajual[0] ?? '')]).toEqual([{ SARI: 63, RINI: 13 }, 7])
  const dua = []
  for (const kode of tiga.slice(0, 2)) {
    const pembelian = { jenis: 'KOREKSI', baris: timbang([kode]) }
    const pembayaran = [{ jenis: 'CASH', jumlah: harga }]
    const isi = { ...dia, total: -harga, pembayaran, keterangan: 'salah barang', pembelian }
    const saved = await spv.postApproved('penjualan/simpan', notaCincin([], isi), 'own')
    dua.push(dataOf(saved))
  }
  const list = dua.map(({ no_faktur_group }) => no_faktur_group)
  dataOf(await own.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
  // One ring of 7.107.000 stays: 21 points, 1 of 5,5 %, two coupons.
  expect([await poin(), await berlaku(nota.notajual[0] ?? '')]).toEqual([{ SARI: 21, RINI: 11 }, 2])
  expect(await shop.audit()).toEqual([])
  const habis = await koreksi(tiga.slice(2))
  dataOf(habis.sah)
  expect(await poin()).toEqual({ SARI: 0, RINI: 0 })
  expect(await shop.audit()).toEqual([])
  // The next note gives the ten anew: neither is the correction cancelled before it goes.
  const lagi = await jual(ambil(1))
  expect(await poin()).toEqual({ SARI: 21, RINI: 11 })
  const ditolak = await batalBeli(habis.notabeli[0])
  expect([ditolak.status, ditolak.json.message]).toEqual([
    422,
    `Batalkan Dahulu ${lagi.notajual[0]}, Yang Dibuat Sesudah Koreksi Ini`,
  ])
  const pertama = Object(dua[0]).notabeli[0]
  expect((await batalBeli(pertama)).json.message).toContain('Yang Dibuat Sesudah Koreksi Ini')
  const minta = { no_faktur_jual: lagi.notajual[0], alasan: 'Salah', uang_dari: null }
  dataOf(await own.postApproved('penjualan/batal', minta, 'spv'))
  dataOf(await batalBeli(habis.notabeli[0]))
  expect(await poin()).toEqual({ SARI: 21, RINI: 11 })
  expect(await shop.audit()).toEqual([])
})

it('earns once where a piece is exchanged and the exchange is corrected', async () => {
  const awal = (await sari()) ?? 0
  const [r1 = '', r2 = '', r3 = ''] = ambil(3)
  await jual([r1])
  const baris = timbang([r1], { belum_dipakai: true })
  const tukar = { pembelian: { jenis: 'BELI', baris } }
  dataOf((await kunjungan([r2], harga - 6_798_000, tukar)).sah)
  expect(await sari()).toBe(awal + 21)
  dataOf((await koreksi([r2], [r3])).sah)
  expect(await sari()).toBe(awal + 21)
  expect(await shop.audit()).toEqual([])
})

it('leaves a coupon that paid on an earlier day, and takes those that still pay', async () => {
  const satu = ambil(1)
  const nota = await jual(satu)
  const nomor = nota.notajual[0] ?? ''
  const kupon1 = await satuKupon(nomor)
  const pembayaran = [
    { jenis: 'KUPON', jumlah: 123_457, no_ref: kupon1 },
    { jenis: 'CASH', jumlah: harga - 123_457 },
  ]
  dataOf((await kunjungan(ambil(1), harga, { pembayaran })).sah)
  await hari('2026-11-21', '2026-11-22')
  dataOf((await koreksi(satu)).sah)
  const status = (await kupon(nomor)).map((each) => each.status)
  expect(status.toSorted((one, two) => one.localeCompare(two))).toEqual(['BATAL', 'DIPAKAI'])
  expect(await shop.audit()).toEqual([])
})

it('takes no points that lapse anyway, nor have lapsed', async () => {
  const lama = ambil(1)
  const tua = ambil(1)
  await jual(lama)
  await jual(tua)
  const reset = { kode_reset: 'TAHUN', berlaku_mulai: '2026-11-01', cara_reset: 'TAHUNAN' }
  const tahunan = { ...reset, tgl_reset: 22, bulan_reset: 11, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', tahunan))
  await hari('2026-11-22', '2026-11-23')
  dataOf((await koreksi(lama)).sah)
  await jual(ambil(2))
  expect(await sari()).toBe(42)
  dataOf((await koreksi(tua)).sah)
  expect(await sari()).toBe(42)
  expect(await shop.audit()).toEqual([])
})

it('takes of old notes together what they earned, where a part of it has lapsed', async () => {
  expect(await sari()).toBe(42)
  const [satu, dua] = [ambil(1), ambil(1)]
  await jual(satu)
  await jual(dua)
  const ubah = { kode_member: 'SARI', arah: 'KURANG', poin: 70, keterangan: 'hadiah' }
  dataOf(await spv.postApproved('transaksi-poin/simpan', ubah, 'own'))
  const lagi = { kode_reset: 'LAGI', berlaku_mulai: '2026-11-24', cara_reset: 'TAHUNAN' }
  const isi = { ...lagi, tgl_reset: 24, bulan_reset: 11, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', isi))
  await hari('2026-11-23', '2026-11-26')
  await jual(ambil(1)) // 14 of 84 lapsed, 21 came
  expect(await sari()).toBe(21)
  const satuKembali = await koreksi(satu)
  dataOf(satuKembali.sah)
  expect(await sari()).toBe(14)
  const duaKembali = await koreksi(dua)
  dataOf(duaKembali.sah)
  expect(await sari()).toBe(-7) // 42 and 21 earned, 70 spent
  expect(await shop.audit()).toEqual([])
  dataOf(await batalBeli(duaKembali.notabeli[0]))
  dataOf(await batalBeli(satuKembali.notabeli[0]))
  const kini = sql<{ poin: number }>`select poin_kini('GS1', 'SARI', '2026-11-26')::int as poin`
  expect(await shop.rows(kini)).toEqual([{ poin: 21 }])
  expect(await shop.audit()).toEqual([])
})

it('keeps who becomes a member in his row', async () => {
  const no_hp = '6281298760055'
  const tamu = { ...dia, nama_customer: 'DEWI', no_hp, jenis_pelanggan: 'UMUM' }
  dataOf((await kunjungan(ambil(1), harga, tamu)).sah)
  const kosong = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const dewi = { kode_member: 'DEWI', nama_member: 'Dewi', no_hp, aktif: true, kode_ajak: null }
  dataOf(await own.post('member/create', { ...dewi, ...kosong }))
  dataOf((await kunjungan(ambil(1), harga, tamu)).sah)
  const rows = await shop.rows(sql`select jenis_pelanggan from pelanggan where no_hp = ${no_hp}`)
  expect(rows).toEqual([{ jenis_pelanggan: 'MEMBER' }])
})

it('gives back of joined points what lapsed of them, whatever was given back of others', async () => {
  dataOf(await own.put('para-system/key/KOREKSI_PALING_LAMA', { value: 99 }))
  const no_hp = '6281298760061'
  const wati = { ...dia, nama_customer: 'WATI', no_hp }
  dataOf(await own.post('member/create', anggota('WATI', no_hp)))
  dataOf(await own.post('member/create', anggota('SRI', '6281298760062')))
  const umur = { kode_reset: 'UMUR', berlaku_mulai: '2026-11-27', cara_reset: 'UMUR' }
  const sebulan = { ...umur, tgl_reset: 1, bulan_reset: 1, umur_bulan: 1 }
  dataOf(await own.post('para-reset-poin-member/create', sebulan))
  const beli = async (kode: readonly string[]) => {
    dataOf((await kunjungan(kode, harga * kode.length, wati)).sah)
    return kode
  }
  const balik = async (kode: readonly string[]) => {
    const pembelian = { jenis: 'KOREKSI', baris: timbang(kode) }
    const isi = { ...wati, keterangan: 'salah barang', pembelian }
    dataOf((await kunjungan([], -harga * kode.length, isi)).sah)
  }
  const beri = async (kode_member: string, banyak: number) => {
    const isi = { kode_member, arah: 'TAMBAH', poin: banyak, keterangan: 'hadiah' }
    dataOf(await spv.postApproved('transaksi-poin/simpan', isi, 'own'))
  }
  const lama = await beli(ambil(2)) // 42
  await hari('2026-11-26', '2027-01-05')
  await beri('SRI', 19)
  const siapa = (kode_member: string) => ({ id: null, kode_member })
  const satu = { utama: siapa('WATI'), ganda: siapa('SRI'), keterangan: 'Satu orang' }
  const { nomor } = dataOf(await spv.postApproved('gabung-pelanggan/simpan', satu, 'own'))
  expect(await poin()).toMatchObject({ WATI: 19, SRI: 0 })
  await hari('2027-01-05', '2027-01-25')
  const muda = await beli(ambil(1)) // 21
  await hari('2027-01-25', '2027-02-10')
  await beri('WATI', 3) // 19 lapse
  await balik(lama)
  expect(await poin()).toMatchObject({ WATI: 24 })
  await hari('2027-02-10', '2027-02-28')
  const batal = { nomor, alasan: 'Dua orang' }
  dataOf(await spv.postApproved('gabung-pelanggan/batal', batal, 'own'))
  expect(await poin()).toMatchObject({ WATI: 3, SRI: 19 })
  expect(await shop.audit()).toEqual([])
  // The younger note lapsed in a lapse of its own: what the joined points got is not of it.
  await beri('WATI', 7)
  await beri('SRI', 5)
  await balik(muda)
  expect(await poin()).toMatchObject({ WATI: 10, SRI: 5 })
  expect(await shop.audit()).toEqual([])
})
