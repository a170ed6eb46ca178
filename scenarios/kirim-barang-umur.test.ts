import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestHttp } from '#server/test-http'
import { dikirim, kirim, paketDari, rantaiBarang, sediakan, type TokoUji } from './barang-jalan.ts'
import { dataOf } from './cincin.ts'

// Days pass while parcels are on the way: the closing names each, a late one as late, and stops for
// none; the age of one that is over grows no more.
let http: TestHttp
let pusat: TokoUji
let gs1: TokoUji
const alasan = 'Kurir tidak sampai'
const tutup = async ({ spv }: TokoUji, tgl_system: string, tgl_berikut: string): Promise<void> => {
  dataOf(await spv.post('tutup-toko', { tgl_system, tgl_berikut }))
}
/** The lines of the closing about goods between shops, each with the parcels that it names. */
const disebut = async ({ spv }: TokoUji): Promise<string[]> => {
  const { halangan, perhatian } = dataOf(await spv.get('tutup-toko/status'))
  expect(halangan).toEqual([])
  return Object(perhatian).flatMap((one: { kalimat: string; nomor: readonly string[] }) =>
    one.kalimat.includes('Kiriman Barang') ? [`${one.kalimat}: ${one.nomor.join(' ')}`] : [],
  )
}
const kirimkan = async (no_kirim: string, barcode: string): Promise<void> => {
  dataOf(await kirim(pusat, paketDari('GS1', [barcode], { no_kirim })))
  await http.runner.work()
}
const nomorDari = async (no_kirim: string) => (await dikirim(pusat, no_kirim))['nomor']

beforeAll(async () => {
  const { http: made, toko } = await rantaiBarang(['PUSAT', 'GS1'])
  http = made
  const [satu, dua] = toko
  if (!satu || !dua) throw new Error('two shops')
  pusat = satu
  gs1 = dua
})
afterAll(() => http.close())

it('is on the way from its first day on, and late after the days that the shop allows', async () => {
  const [a = '', b = '', c = ''] = await sediakan(pusat, 3)
  await kirimkan('UMUR-1', a)
  await kirimkan('UMUR-2', b)
  expect(await disebut(pusat)).toEqual(['2 Kiriman Barang Masih Di Jalan: UMUR-1 UMUR-2'])
  expect(await disebut(gs1)).toEqual(['2 Kiriman Barang Belum Diterima: UMUR-1 UMUR-2'])
  await tutup(pusat, '2026-11-21', '2026-11-22')
  const nomor = await nomorDari('UMUR-1')
  dataOf(await pusat.spv.postApproved('kirim-barang/batal', { nomor, alasan }, 'own.pusat'))
  await tutup(pusat, '2026-11-22', '2026-11-24')
  await kirimkan('UMUR-3', c)
  await tutup(gs1, '2026-11-21', '2026-11-24')
  expect(await disebut(pusat)).toEqual([
    '1 Kiriman Barang Terlambat Di Jalan: UMUR-2',
    '1 Kiriman Barang Masih Di Jalan: UMUR-3',
  ])
  expect(await disebut(gs1)).toEqual([
    '1 Kiriman Barang Terlambat Diterima: UMUR-2',
    '1 Kiriman Barang Belum Diterima: UMUR-3',
  ])
})

it('has no age any more when it was taken back, or is lost as a whole', async () => {
  const nomor = await nomorDari('UMUR-2')
  dataOf(await pusat.spv.post('kirim-barang/tarik', { nomor, alasan }))
  await tutup(pusat, '2026-11-24', '2026-11-25')
  dataOf(await pusat.spv.postApproved('kirim-barang/hilang', { nomor, alasan }, 'own.pusat'))
  await tutup(pusat, '2026-11-25', '2026-11-28')
  const laporan = async (status: string | null) => {
    const body = { tgl_from: '2026-11-21', tgl_to: '2026-11-28', tujuan: 'ALL', status }
    return Object(dataOf(await pusat.own.post('kirim-barang/report', body)))
  }
  expect((await laporan('BATAL')).rows).toMatchObject([{ no_kirim: 'UMUR-1', umur: 1 }])
  // What was cancelled was not sent: neither a line nor in the total.
  const { rows, totals } = await laporan(null)
  expect(rows).toMatchObject([
    { no_kirim: 'UMUR-2', umur: 4 },
    { no_kirim: 'UMUR-3', umur: 4 },
  ])
  expect(totals).toMatchObject({ pcs: 2 })
})
