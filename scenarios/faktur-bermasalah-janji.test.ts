import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { aturHutang, foto, pinjaman } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A promise is stuck as a visit is: its payment waits, its paper did not come out, its transfer was
// seen by nobody while the goods are gone.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let no_rekening = ''
let nomor = ''

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiLaci(spv, 40_000_000, spv, kasir)
  await aturHutang(own)
  dataOf(await own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: true }))
  const [first] = await shop.rows(
    sql<{ no_rekening: string }>`select no_rekening from rekening limit 1`,
  )
  no_rekening = first?.no_rekening ?? ''
}, 60_000)
afterAll(() => shop.close())

interface Satu {
  readonly dokumen: string
  readonly sinyal: string
  readonly skor: number
}
/** [sinyal, skor] of a document, as the screen lists it. */
const masalah = async (dokumen: unknown): Promise<[string, number][]> =>
  ((await kasir.get('faktur-bermasalah')).json.data as Satu[])
    .filter((row) => row.dokumen === dokumen)
    .map(({ sinyal, skor }) => [sinyal, skor])
const lama = (dokumen: unknown) =>
  shop.rows(sql`select jenis, sinyal, pasangan, hasil
    from faktur_bermasalah('GS1', '2026-11-21', '2026-11-21', -1)
    where dokumen = ${dokumen} and sinyal = 'MENUNGGU'`)

it('a payment that waits for the cashier stands in it, with what it is for', async () => {
  const isi = pinjaman(await foto(kasir, 'foto_jaminan'), await foto(spv, 'IDENTITAS'))
  const { kwitansi, nomor: dibuat } = dataOf(await kasir.post('hutang/simpan', isi))
  nomor = String(dibuat)
  const menunggu = { jenis: 'KWITANSI_HUTANG', sinyal: 'MENUNGGU', pasangan: nomor }
  expect(await lama(kwitansi)).toEqual([{ ...menunggu, hasil: 'TERBUKA' }])
  expect(await masalah(kwitansi)).toEqual([]) // not for long enough
  dataOf(await spv.post('validasi/simpan/hutang', { nomor: [kwitansi] }))
  expect(await lama(kwitansi)).toEqual([{ ...menunggu, hasil: 'SELESAI' }])
})

it('a letter stands in it until somebody saw it come out of the printer', async () => {
  expect(await masalah(nomor)).toEqual([['BELUM_DICETAK', 20]])
  const paper = { nomor: [nomor], id_cetak: randomUUID(), alasan: null }
  expect((await kasir.post('hutang/cetak', paper)).status).toBe(200)
  expect(await masalah(nomor)).toEqual([['CETAK_RAGU', 40]])
  dataOf(await kasir.post('hutang/cetak/konfirmasi', { ...paper, tercetak: false }))
  expect(await masalah(nomor)).toEqual([['CETAK_GAGAL', 50]])
  const lagi = { nomor: [nomor], id_cetak: randomUUID(), alasan: 'kertas pertama macet' }
  expect((await kasir.post('hutang/cetak', lagi)).status).toBe(200)
  dataOf(await kasir.post('hutang/cetak/konfirmasi', { ...lagi, tercetak: true }))
  expect(await masalah(nomor)).toEqual([])
})

it('a transfer for a pledge tells whose it is, and is worse once the pledge is gone', async () => {
  const sisa = 7_350_000 + 15 * 4_288
  const tebus = {
    ...{ nomor, sisa, bayar: sisa, bukti: 'KARTU', foto_kartu: await foto(kasir, 'kartu_hutang') },
    pembayaran: [{ jenis: 'TRANSFER', no_rekening, jumlah: sisa, no_ref: 'T-9' }],
  }
  const { kwitansi } = dataOf(await kasir.postApproved('hutang/tebus', tebus, 'own'))
  const transfer = async () => (await spv.get('validasi/non-cash')).json.data
  expect(await masalah(kwitansi)).toEqual([['TRANSFER_BELUM_MASUK', 40]])
  expect(await transfer()).toMatchObject([{ nama_customer: 'PAK DARMA', status: 'OPEN' }])
  dataOf(await spv.postApproved('validasi/simpan/hutang', { nomor: [kwitansi] }, 'own'))
  expect(await masalah(kwitansi)).toEqual([['TRANSFER_BELUM_MASUK', 70]])
  expect(await transfer()).toMatchObject([{ nama_customer: 'PAK DARMA', status: 'VALID' }])
  dataOf(await spv.post('validasi/non-cash/konfirmasi', { transfer: await transfer() }))
  expect(await masalah(kwitansi)).toEqual([])
  const body = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
  const { json } = await spv.post('validasi/report-faktur-bermasalah', body)
  const baris = (json.data.rows as (Satu & { hasil: string })[]).filter(
    ({ dokumen }) => dokumen === kwitansi,
  )
  expect(baris).toMatchObject([{ sinyal: 'TRANSFER_BELUM_MASUK', hasil: 'SELESAI' }])
  expect(await shop.audit()).toEqual([])
})
