import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// November is over, its last day is closed, and the month is closed: nothing of it moves any more.
let shop: Shop
let own: Person
let mu: Person
let spv: Person

const sampai = '2026-11-30'
const tutup = (body: object) =>
  mu.postApproved('tutup-bulan/simpan', { sampai, keterangan: null, ...body }, 'own')
const buka = (tgl_system: string) =>
  own.post('tutup-toko/buka', { tgl_system, alasan: 'Ada yang lupa' })
const jurnal = (jumlah: number) => ({
  keterangan: 'Penyusutan',
  baris: [
    { nomor_akun: '6101', debit: jumlah, kredit: 0 },
    { nomor_akun: '3103', debit: 0, kredit: jumlah },
  ],
})

beforeAll(async () => {
  shop = await openShop('GS1', '2026-12-02T02:00:00+07:00')
  own = await shop.person('OWN')
  mu = await shop.person('MU')
  spv = await shop.person('SPV')
  await fillMasters(own)
  dataOf(await mu.postApproved('jurnal-umum/simpan', jurnal(4_123_457), 'own'))
})
afterAll(() => shop.close())

it('waits for the end of the month and of its last day', async () => {
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
})

it('is closed by two people, who see what it earned', async () => {
  const asked = await mu.post('tutup-bulan/simpan', { sampai, keterangan: null })
  expect(asked.json.details).toMatchObject({
    kategori: 'TUTUP_BULAN',
    sesudah: { 'Sampai Akhir Bulan': sampai, 'Laba Bulan Ini': 'Rp -4.124.457' },
  })
  expect(dataOf(await tutup({}))['nomor']).toBe('BL-GS1-261201-0001')
  expect((await mu.get('tutup-bulan/lihat')).json.data).toMatchObject([
    { sampai, laba: -4_124_457, kartu: 0, jalan: 0, status: 'TUTUP' },
  ])
  expect((await tutup({})).json.message).toBe('Sudah Ditutup Sampai 2026-11-30')
})

it('keeps its days closed, until OWN opens the month with a reason', async () => {
  expect((await buka('2026-11-30')).json.message).toBe('Bulan Sampai 2026-11-30 Sudah Ditutup')
  const nomor = 'BL-GS1-261201-0001'
  const alasan = 'Beban listrik terlewat'
  expect((await mu.post('tutup-bulan/buka', { nomor, alasan })).status).toBe(403)
  expect((await own.post('tutup-bulan/buka', { nomor, alasan: '' })).status).toBe(400)
  dataOf(await own.post('tutup-bulan/buka', { nomor, alasan }))
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
