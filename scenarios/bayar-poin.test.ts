import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balapan } from './balapan.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { saldoAkun } from './hutang.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A point is worth Rp 1.250, at least ten are used, and they pay a third of a note at most.
let shop: Shop
let own: Person
let spv: Person
let rings: string[]

const no_hp = '6281298760001'
const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
const dia = { nama_customer: 'SARI', no_hp, jenis_pelanggan: 'MEMBER' }

const saldo = async (): Promise<number> => {
  const [row] = await shop.rows(sql<{ saldo: number }>`select saldo::int from saldo_poin`)
  return row?.saldo ?? 0
}
const nota = (jumlah: number, rp: number, lain: object = dia) => {
  const pembayaran = [
    { jenis: 'POIN', jumlah: rp },
    { jenis: 'CASH', jumlah: harga * jumlah - rp },
  ]
  return notaCincin(rings.splice(0, jumlah), { ...lain, pembayaran })
}
const pilih = (no_faktur_group: unknown) => ({ penjualan: [no_faktur_group], pembelian: [] })
const sahkan = (no: unknown) => spv.post('validasi/simpan/jualbeli', pilih(no))
const simpan = async (jumlah: number, rp: number, lain: object = dia) =>
  dataOf(await spv.post('penjualan/simpan', nota(jumlah, rp, lain)))
const beri = async (poin: number) => {
  const isi = { kode_member: 'K77', arah: 'TAMBAH', poin, keterangan: 'Hadiah' }
  dataOf(await spv.postApproved('transaksi-poin/simpan', isi, 'own'))
}
const batal = async (no_faktur_jual: unknown) =>
  dataOf(
    await spv.postApproved(
      'penjualan/batal',
      { no_faktur_jual, alasan: 'Salah barang', uang_dari: null },
      'own',
    ),
  )
const biaya = async () => (await saldoAkun(shop)).get('6107') ?? 0

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  for (const modul of ['MEMBER_MODULE', 'CANCEL_VALIDATION_MODULE'])
    dataOf(await own.put(`para-system/key/${modul}`, { value: true }))
  await fillMasters(own)
  spv = await shop.person('SPV')
  rings = await terimaCincin(spv, 17)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const tempat = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const sari = { kode_member: 'K77', nama_member: 'Sari', no_hp, kode_ajak: null, aktif: true }
  dataOf(await own.post('member/create', { ...sari, ...tempat }))
  await beri(1_000)
  const aturan = { kode_point: '2026', berlaku_mulai: '2026-11-01', nilai_rp: 1_250 }
  dataOf(await own.post('parapoin/create', { ...aturan, point_minimum: 10, batas_persen: 33.33 }))
}, 60_000)
afterAll(() => shop.close())

it('tells the counter what they may pay', async () => {
  const { data } = (await spv.get(`member/poin-bayar?no_hp=${no_hp}`)).json
  expect(data).toEqual({ poin: 1_000, nilai_rp: 1_250, point_minimum: 10, batas_persen: 33.33 })
})

it('is refused where they are too many, too few, broken, or nobody has them', async () => {
  for (const [rp, kalimat, lain] of [
    [1_251, 'Pembayaran Point Harus Kelipatan Rp 1.250'],
    [11_250, 'Paling Sedikit 10 Point'],
    [1_251_250, 'Point K77 Tidak Cukup, Tinggal 1000'],
    [12_500, 'Member Tidak Ditemukan', { nama_customer: 'LAIN', no_hp: '6281298760002' }],
    [12_500, 'Member Tidak Ditemukan', {}],
  ] as const) {
    const isi = nota(1, rp, lain)
    rings.unshift(...isi.baris.map(({ kode_barcode }) => kode_barcode))
    const { json, status } = await spv.post('penjualan/simpan', isi)
    expect([status, json.fields?.[0]], kalimat).toEqual([
      400,
      expect.objectContaining({ field: 'pembayaran.0.jumlah', message: kalimat }),
    ])
  }
  expect(await saldo()).toBe(1_000)
})

it('is taken when the visit is saved, and costs the shop when it is valid', async () => {
  const { no_faktur_group, notajual } = await simpan(2, 1_000_000)
  expect(await saldo()).toBe(200)
  expect(await biaya()).toBe(0)
  const kurang = await spv.post('validasi/bayar', {
    no_faktur_group,
    pembayaran: [{ jenis: 'CASH', jumlah: 2 * harga }],
  })
  expect(kurang.json.message).toBe('Pembayaran Dengan Point Tidak Dapat Diubah')
  dataOf(await sahkan(no_faktur_group))
  expect(await biaya()).toBe(1_000_000)
  const laporan = { ...hari, jenis: null }
  const rows = (await spv.post('penjualan/report-per-pembayaran', laporan)).json.data.rows
  expect(rows).toContainEqual(expect.objectContaining({ jumlah: 1_000_000 }))
  expect(await shop.audit()).toEqual([])
  await batal(Object(notajual)[0])
  expect([await saldo(), await biaya()]).toEqual([1_000, 0])
  expect(await shop.audit()).toEqual([])
})

it('comes back when a visit that waits is withdrawn', async () => {
  const { no_faktur_group } = await simpan(1, 500_000)
  expect(await saldo()).toBe(600)
  dataOf(await spv.post('validasi/cancel/jualbeli', pilih(no_faktur_group)))
  expect(await saldo()).toBe(1_000)
  expect(await shop.audit()).toEqual([])
})

it('comes back note by note, the last one with the rest', async () => {
  const aturan = { kode_get_point: 'SEMUA', berlaku_mulai: '2026-11-01', kode_kategori: null }
  const rupiah = { dasar_point: 'RUPIAH', tiap_rp: 1_000_000, tiap_berat: 0, point: 3 }
  dataOf(await own.post('para-get-point-member/create', { ...aturan, ...rupiah }))
  // Two notes of 7.107.000; points pay 1.250.000 of both, cash the rest.
  const { no_faktur_group, notajual } = await simpan(2, 1_250_000, { ...dia, nota_per: 'BARANG' })
  dataOf(await sahkan(no_faktur_group))
  const [satu, dua] = Object(notajual)
  expect(await saldo()).toBe(2 * 21)
  await batal(satu)
  expect(await shop.audit()).toEqual([])
  await batal(dua)
  expect([await saldo(), await biaya()]).toEqual([1_000, 0])
  expect(await shop.audit()).toEqual([])
})

it('pays one of two visits that count on the same points', async () => {
  const [satu, dua] = [nota(1, 1_000_000), nota(1, 1_000_000)]
  const first = await balapan(
    shop,
    spv.post('penjualan/simpan', satu),
    own.post('penjualan/simpan', dua),
  )
  expect(await saldo()).toBe(200)
  dataOf(await sahkan(dataOf(first)['no_faktur_group']))
  expect(await saldo()).toBe(221)
  expect(await shop.audit()).toEqual([])
})

it('does not pay a deposit', async () => {
  const titip = { jenis: 'POIN', jumlah: 125_000 }
  const isi = { ...dia, kode_sales: 'SLS1', keterangan: null, jumlah: 125_000 }
  const { json, status } = await spv.post('titipan/simpan', { ...isi, pembayaran: [titip] })
  expect([status, JSON.stringify(json)]).toEqual([
    400,
    expect.stringContaining('Point Hanya Untuk Penjualan'),
  ])
})

it('comes back whole, whatever part of the money it is', async () => {
  await beri(9_779) // 10.000
  const biayaLama = await biaya()
  const semua = (await own.get('parapoin/get/all')).json.data[0]
  dataOf(await own.put('parapoin/update/2026', { ...semua, batas_persen: 90 }))
  // Points pay 12.500.000 of two notes of 7.107.000, cash 1.714.000: the first note would take
  // 4.314,4 points with all of the cash.
  const { no_faktur_group, notajual } = await simpan(2, 12_500_000, { ...dia, nota_per: 'BARANG' })
  dataOf(await sahkan(no_faktur_group))
  const [satu, dua] = Object(notajual)
  expect(await saldo()).toBe(2 * 21)
  await batal(satu)
  expect([await saldo(), await biaya()]).toEqual([
    4_315 + 21,
    biayaLama + 12_500_000 - 4_315 * 1_250,
  ])
  expect(await shop.audit()).toEqual([])
  await batal(dua)
  expect([await saldo(), await biaya()]).toEqual([10_000, biayaLama])
  expect(await shop.audit()).toEqual([])
})

it("stays one person's when his record is joined to another, also where the visit is cancelled", async () => {
  const tempat = { alamat_member: null, kode_kota: null, kode_kecamatan: null, tgl_lahir: null }
  const utama = { kode_member: 'K01', nama_member: 'Sari', no_hp: '6281298760099', kode_ajak: null }
  dataOf(await own.post('member/create', { ...utama, ...tempat, aktif: true }))
  const { no_faktur_group, notajual } = await simpan(1, 1_000_000)
  dataOf(await sahkan(no_faktur_group))
  const siapa = (kode_member: string) => ({ id: null, kode_member })
  const isi = { utama: siapa('K01'), ganda: siapa('K77'), keterangan: 'Satu orang' }
  dataOf(await spv.postApproved('gabung-pelanggan/simpan', isi, 'own'))
  expect(await shop.audit()).toEqual([])
  await batal(Object(notajual)[0])
  const [row] = await shop.rows(sql`select saldo::int from saldo_poin where kode_member = 'K01'`)
  expect(row).toEqual({ saldo: 10_000 })
  expect(await shop.audit()).toEqual([])
})
