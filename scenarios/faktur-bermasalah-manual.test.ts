import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiManual } from './contoh-manual.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A note of manual goods is stuck as a visit is: it waits too long, its transfer was seen by
// nobody, its paper did not come out.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await isiManual(own, spv)
  dataOf(await own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: true }))
}, 60_000)
afterAll(() => shop.close())

/** [sinyal, skor] of a document, as the screen lists it. */
const masalah = async (dokumen: string): Promise<[string, number][]> =>
  (await kasir.get('faktur-bermasalah')).json.data
    .filter((row: { dokumen: string }) => row.dokumen === dokumen)
    .map((row: { sinyal: string; skor: number }) => [row.sinyal, row.skor])
/** Those that waited at all: the shop's limit is a quarter of an hour. */
const menunggu = () =>
  shop.rows<{ dokumen: string; hasil: string }>(sql`select dokumen, hasil
    from faktur_bermasalah('GS1', '2026-11-21', '2026-11-21', -1)
    where sinyal = 'MENUNGGU' and jenis = 'NOTA_MANUAL' order by dokumen`)

async function jual(): Promise<string> {
  const [bank] = await shop.rows<{ no_rekening: string }>(
    sql`select no_rekening from rekening limit 1`,
  )
  const harga = 9_500_001
  const { nomor } = dataOf(
    await kasir.post('transaksi-jual-beli-manual/simpan', {
      ...{ arah: 'JUAL', kode_sales: 'SLS1', nama_customer: 'BU RATNA', no_hp: '081234567801' },
      ...{
        baris: [
          { kode_group: '75', kode_dept: 'CC', kode_baki: 'A01', qty: 3, berat: 4.123, harga },
        ],
      },
      ...{ total: harga },
      pembayaran: [{ jenis: 'TRANSFER', ...bank, jumlah: harga, no_ref: 'M-7' }],
    }),
  )
  return String(nomor)
}

it('a note that waits stands in it, and the report keeps what became of it', async () => {
  const [sah, batal] = [await jual(), await jual()]
  expect(await menunggu()).toEqual([
    { dokumen: sah, hasil: 'TERBUKA' },
    { dokumen: batal, hasil: 'TERBUKA' },
  ])
  expect(await masalah(sah)).toEqual([['TRANSFER_BELUM_MASUK', 40]])
  const perintah = { nomor: [sah] }
  dataOf(await spv.postApproved('validasi/simpan/jual-beli-manual', perintah, 'own'))
  expect((await kasir.post('validasi/cancel/jual-beli-manual', { nomor: [batal] })).status).toBe(
    200,
  )
  expect(await menunggu()).toEqual([
    { dokumen: sah, hasil: 'SELESAI' },
    { dokumen: batal, hasil: 'BATAL' },
  ])
  expect(await masalah(batal)).toEqual([])
  expect(await masalah(sah)).toEqual([
    ['TRANSFER_BELUM_MASUK', 70],
    ['BELUM_DICETAK', 20],
  ])
})

it('its transfer and its paper are seen to, and then nothing is left', async () => {
  const transfer = (await spv.get('validasi/non-cash')).json.data
  dataOf(await spv.post('validasi/non-cash/konfirmasi', { transfer }))
  const [{ nomor } = { nomor: '' }] = await shop.rows<{ nomor: string }>(sql`select d.nomor
    from dokumen d join status_dokumen s on s.id = d.id
    where d.jenis = 'NOTA_MANUAL' and s.status = 'VALID'`)
  expect(await masalah(nomor)).toEqual([['BELUM_DICETAK', 20]])
  const kertas = { nomor: [nomor], id_cetak: randomUUID() }
  expect((await kasir.post('nota-manual/cetak', kertas)).status).toBe(200)
  expect(await masalah(nomor)).toEqual([['CETAK_RAGU', 40]])
  dataOf(await kasir.post('nota-manual/cetak/konfirmasi', { ...kertas, tercetak: true }))
  expect(await masalah(nomor)).toEqual([])
  const { json } = await spv.post('validasi/report-faktur-bermasalah', {
    ...{ tgl_from: '2026-11-21', tgl_to: '2026-11-21' },
  })
  expect(
    json.data.rows
      .filter((row: { dokumen: string }) => row.dokumen === nomor)
      .map((row: { sinyal: string; hasil: string }) => [row.sinyal, row.hasil]),
  ).toEqual([['TRANSFER_BELUM_MASUK', 'SELESAI']])
  expect(await shop.audit()).toEqual([])
})
