import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// November is over, its last day is closed, and the month is closed: nothing of it moves any more.
let shop: Shop
let own: Person
let mu: Person
let spv: Person

const sampai = '2026-11-30'
const tutup = (body: object) =>
  mu.postApproved('tutup-bulan/simpan', { sampai, keterangan: null, ...body }, 'own')
const berikut = async () => (await mu.get('tutup-bulan/berikut')).json.data.sampai
/** In February, whatever is closed. */
const berikutFebruari = async () =>
  (
    await shop.rows(
      sql<{ akhir: string }>`select kencana.bulan_berikut('GS1', '2027-02-03')::text as akhir`,
    )
  )[0]?.akhir
const buka = (tgl_system: string) =>
  own.post('tutup-toko/buka', { tgl_system, alasan: 'Ada yang lupa' })
const jurnal = (jumlah: number) => ({
  keterangan: 'Penyusutan',
  baris: [
    { nomor_akun: '6101', debit: jumlah, kredit: 0 },
    { nomor_akun: '3103', debit: 0, kredit: jumlah },
  ],
})

const rp = (jumlah: number): string => `Rp ${jumlah.toLocaleString('id-ID')}`

/** A card pays a ring in a shop that books such money to an account of its own: Rp `kartu`. */
let kartu = 0
/** What the month earned, with what is entered below. */
let laba = 0
async function bayarKartu(): Promise<void> {
  const akun = { nomor_akun: '1119', nama_akun: 'Piutang EDC', jenis_akun: 'HARTA' }
  dataOf(await own.post('akuns/create', akun))
  const detail_akun = [{ kode_akun: 'DEBET', jenis_akun: 'DEBET', nomor_akun: '1119' }]
  dataOf(await own.put('para-akun-transaksi/PENJUALAN/PEMBAYARAN', { detail_akun }))
  const kasir = await shop.person('KASIR')
  const tunai = notaCincin(await terimaCincin(spv, 1))
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const due = tunai.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)
  const bayar = { jenis: 'DEBET', no_rekening: '1234567890', jumlah: due, fee: 4_123, no_ref: 'K' }
  const saved = dataOf(await kasir.post('penjualan/simpan', { ...tunai, pembayaran: [bayar] }))
  const sah = { penjualan: [saved['no_faktur_group']], pembelian: [] }
  dataOf(await kasir.post('validasi/simpan/jualbeli', sah))
  kartu = due + 4_123
  const [buku] = await shop.rows(sql<{ laba: number }>`select sum(j.kredit - j.debit)::int as laba
    from jurnal j join akun a on a.nomor_akun = j.nomor_akun
    where a.jenis_akun in ('PENDAPATAN', 'BIAYA')`)
  laba = Number(buku?.laba) - 1_000
}

beforeAll(async () => {
  shop = await openShop('GS1', '2026-12-02T02:00:00+07:00')
  own = await shop.person('OWN')
  mu = await shop.person('MU')
  spv = await shop.person('SPV')
  await fillMasters(own)
  dataOf(await mu.postApproved('jurnal-umum/simpan', jurnal(4_123_457), 'own'))
  await bayarKartu()
})
afterAll(() => shop.close())

it('waits for the end of the month and of its last day', async () => {
  expect(await berikut()).toBe(null)
  expect((await tutup({})).json.message).toBe('Bulan Itu Belum Berakhir, Tanggal Toko 2026-11-21')
  expect((await tutup({ sampai: '2026-11-29' })).json.message).toBe(
    'Harus Tanggal Terakhir Sebuah Bulan',
  )
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-30' }))
  dataOf(await mu.postApproved('jurnal-umum/simpan', jurnal(1_000), 'own'))
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-30', tgl_berikut: '2026-12-01' }))
  dataOf(await buka('2026-11-30'))
  expect((await tutup({})).json.message).toBe('Bulan Itu Belum Berakhir, Tanggal Toko 2026-11-30')
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-30', tgl_berikut: '2026-12-01' }))
  dataOf(await mu.postApproved('jurnal-umum/simpan', jurnal(70_000), 'own'))
  dataOf(await buka('2026-11-30'))
  expect((await tutup({})).json.message).toBe('Tanggal 2026-11-30 Belum Ditutup')
  const lagi = { tgl_system: '2026-11-30', tgl_berikut: null }
  dataOf(await spv.post('tutup-toko', lagi))
  expect([await berikut(), await berikutFebruari()]).toEqual([sampai, sampai])
})

it('is closed by two people, who see what it earned', async () => {
  const asked = await mu.post('tutup-bulan/simpan', { sampai, keterangan: null })
  expect(asked.json.details).toMatchObject({
    kategori: 'TUTUP_BULAN',
    sebelum: { 'Kartu Belum Cair': rp(kartu), 'Uang Di Jalan': 'Rp 0' },
    sesudah: { 'Sampai Akhir Bulan': sampai, 'Laba Bulan Ini': rp(laba) },
  })
  expect(dataOf(await tutup({}))['nomor']).toBe('BL-GS1-261201-0001')
  expect((await mu.get('tutup-bulan/lihat')).json.data).toMatchObject([
    { sampai, laba, kartu, jalan: 0, status: 'TUTUP' },
  ])
  expect((await tutup({})).json.message).toBe('Sudah Ditutup Sampai 2026-11-30')
  expect([await berikut(), await berikutFebruari()]).toEqual([null, '2026-12-31'])
})

it('keeps its days closed, until OWN opens the month with a reason', async () => {
  expect((await buka('2026-11-30')).json.message).toBe('Bulan Sampai 2026-11-30 Sudah Ditutup')
  const nomor = 'BL-GS1-261201-0001'
  const alasan = 'Beban listrik terlewat'
  expect((await mu.post('tutup-bulan/buka', { nomor, alasan })).status).toBe(403)
  expect((await own.post('tutup-bulan/buka', { nomor, alasan: '' })).status).toBe(400)
  dataOf(await own.post('tutup-bulan/buka', { nomor, alasan }))
  expect(await berikut()).toBe(sampai)
  expect((await own.post('tutup-bulan/buka', { nomor, alasan })).json.message).toMatch(
    /Sudah Dibuka Lagi$/,
  )
  dataOf(await buka('2026-11-30'))
  expect((await tutup({})).json.message).toBe('Tanggal 2026-11-30 Belum Ditutup')
})

it('is not closed between the check and the closing when a day is opened meanwhile', async () => {
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-30', tgl_berikut: null }))
  shop.before('tutup-bulan/simpan', () => buka('2026-11-30'))
  expect((await tutup({})).json.message).toBe('Tanggal 2026-11-30 Belum Ditutup')
  expect(await shop.audit()).toEqual([])
})
