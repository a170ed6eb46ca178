import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bukaCicilan, cicil, denganKartu, jualCicilan } from './cicilan.ts'
import { dataOf, harga } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { ambilPesanan, dipesan, jadi, jualPesanan } from './pesanan.ts'
import type { Person, Shop } from './shop.ts'
import { tunai } from './titip.ts'

// What a promise was paid for is its customer's: the deposit that keeps it has no last day.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]
beforeAll(async () => {
  ;({ shop, own, spv, kasir, rings } = await bukaCicilan(2, '2027-12-30T01:00:00+07:00'))
  dataOf(await own.put('para-system/key/TITIPAN_POTONGAN_BATAL', { value: 25 }))
  dataOf(await own.put('para-system/key/TITIPAN_POTONGAN_HANGUS', { value: 50 }))
}, 60_000)
afterAll(() => shop.close())

const sah = async (bidang: string, kwitansi: unknown) =>
  dataOf(await spv.post(`validasi/simpan/${bidang}`, { nomor: [kwitansi] }))
/** A ring that is paid off by the month, and fetched. */
async function lunas(ke: number): Promise<Record<string, unknown>> {
  const siapa = { nama_customer: `IBU KE ${ke}`, no_hp: `08123456781${ke}` }
  const awal = dataOf(await kasir.post('cicilan/simpan', cicil(rings[ke] ?? '', siapa)))
  await sah('cicilan', awal['kwitansi'])
  const { nomor } = awal
  const [{ sisa }] = (await kasir.get(`cicilan/lihat?q=${String(nomor)}`)).json.data
  const isi = { nomor, sisa, pembayaran: tunai(sisa) }
  await sah('cicilan', dataOf(await kasir.post('cicilan/lunasi', isi))['kwitansi'])
  return dataOf(await kasir.post('cicilan/ambil', await denganKartu(shop, nomor)))
}
const titipan = async (no: unknown) =>
  (await kasir.post('titipan/lihat', { q: String(no) })).json.data[0]

it('keeps piece and price for as long as he likes, and is never forfeited', async () => {
  const [dijual, dibatalkan] = [await lunas(0), await lunas(1)]
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003)))
  await sah('pesanan', kwitansi)
  dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
  const sisa = 8_853_000 - 1_000_003
  const pesanan = dataOf(await ambilPesanan(shop, kasir, { nomor, sisa }))
  expect(await titipan(dijual['no_titipan'])).toMatchObject({ tgl_batas: null, lewat: false })

  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2027-11-22' }))
  await isiLaci(spv, 20_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  await shop.rows(sql`update group_harga set harga = 2_345_679`)
  expect(await titipan(dijual['no_titipan'])).toMatchObject({ tgl_batas: null, lewat: false })
  await jualCicilan(kasir, spv, dijual)
  await jualPesanan(kasir, spv, pesanan, 1_000_003, 8_853_000)
  const batal = { no_titipan: dibatalkan['no_titipan'], alasan: 'pelanggan membatalkan' }
  expect(dataOf(await spv.postApproved('titipan/batal', batal, 'own'))).toMatchObject({
    ...{ kembali: harga, hangus: 0 },
  })
  expect(await shop.audit()).toEqual([])
})

it('is not cancelled alone while the transfer that paid its order was not seen', async () => {
  dataOf(await own.put('para-system/key/KONFIRMASI_TRANSFER_MODULE', { value: true }))
  const transfer = { jenis: 'TRANSFER', no_rekening: '1234567890', no_ref: 'TR-4123', fee: 0 }
  const muka = { tgl_janji: '2027-12-05', pembayaran: [{ ...transfer, jumlah: 1_000_003 }] }
  const { kwitansi, nomor } = dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003, muka)))
  await sah('pesanan', kwitansi)
  dataOf(await kasir.post('pesanan/selesai', jadi(nomor)))
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  const [{ sisa }] = (await kasir.get(`pesanan/lihat?q=${String(nomor)}`)).json.data
  const isi = { nomor, sisa, bukti: 'NOTA', kode: row?.kode }
  const diambil = dataOf(await kasir.postApproved('pesanan/ambil', isi, 'own'))
  const [no_titipan] = diambil['no_titipan'] as string[]
  const batal = { no_titipan, alasan: 'tidak jadi dibeli' }
  const { json } = await spv.post('titipan/batal', batal)
  expect(json.details?.semua).toMatchObject([
    { kategori: 'BATAL_TITIPAN' },
    { kategori: 'TRANSFER_BELUM_MASUK', sebelum: { [String(kwitansi)]: 'BELUM MASUK' } },
  ])
  dataOf(await spv.postApproved('titipan/batal', batal, 'own'))
  expect(await shop.audit()).toEqual([])
})
