import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fotoService, tiketService } from './service.ts'
import { tunai } from './titip.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A piece was handed to the wrong person: on the same day it is taken back.
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
  await isiLaci(spv, 3_000_000, spv, kasir)
}, 60_000)
afterAll(() => shop.close())

const baris = async (nomor: unknown) =>
  (await kasir.get(`service/lihat?q=${String(nomor)}`)).json.data[0]
const validasi = async (kwitansi: unknown) =>
  dataOf(await spv.post('validasi/simpan/service', { nomor: [kwitansi] }))
/** A finished piece that costs so much, and what was paid before. */
async function selesai(uang_muka: number, biaya: number): Promise<unknown> {
  const uang = { uang_muka, pembayaran: uang_muka > 0 ? tunai(uang_muka) : [] }
  const tiket = tiketService(await fotoService(kasir), uang)
  const { kwitansi, nomor } = dataOf(await kasir.post('service/simpan', tiket))
  if (uang_muka > 0) await validasi(kwitansi)
  const hasil = { berat_selesai: 4.123, berat_tambah: 0, berat_sisa: 0, biaya, upah: 0 }
  dataOf(await kasir.post('service/selesai', { nomor, ...hasil }))
  return nomor
}
async function ambil(nomor: unknown, sisa: number): Promise<Record<string, unknown>> {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  const isi = { nomor, sisa, bukti: 'NOTA', kode: row?.kode }
  return dataOf(
    await kasir.post('service/ambil', { ...isi, pembayaran: sisa > 0 ? tunai(sisa) : [] }),
  )
}
const saldo = () =>
  shop.rows(sql`select nomor_akun as akun, sum(debit - kredit)::int as saldo from jurnal
    group by 1 having sum(debit - kredit) <> 0
    union all select akun, sum(kotor)::int from gram group by 1 having sum(kotor) <> 0 order by 1`)

it('is here again, its money is held, and nothing is left to pay', async () => {
  const nomor = await selesai(200_001, 150_000)
  const { kembali } = await ambil(nomor, -50_001)
  expect(kembali).toBe(50_001)
  const diambil = await saldo()
  expect(await baris(nomor)).toMatchObject({ status: 'DIAMBIL', tgl_ambil: '2026-11-21' })
  const isi = { nomor, alasan: 'salah orang' }
  expect((await spv.post('service/batal-ambil', isi)).json.details).toMatchObject({
    kategori: 'BATAL_AMBIL_SERVICE',
  })
  dataOf(await spv.postApproved('service/batal-ambil', isi, 'own'))
  expect(await baris(nomor)).toMatchObject({ status: 'SELESAI', sisa: 0, tgl_ambil: null })
  expect(await shop.audit()).toEqual([])
  const dua = await spv.postApproved('service/batal-ambil', isi, 'own')
  expect(dua.json.code).toBe('E-MDB:02')
  await ambil(nomor, 0)
  expect(await baris(nomor)).toMatchObject({ status: 'DIAMBIL', sisa: 0 })
  expect(await saldo()).toEqual(diambil)
  expect(await shop.audit()).toEqual([])
})

it('comes back by its payment where one handed it over', async () => {
  const nomor = await selesai(0, 250_000)
  const { kwitansi } = await ambil(nomor, 250_000)
  await validasi(kwitansi)
  expect(await baris(nomor)).toMatchObject({ status: 'DIAMBIL', tgl_ambil: null })
  const isi = { nomor, alasan: 'salah orang' }
  const { json } = await spv.postApproved('service/batal-ambil', isi, 'own')
  expect(json.message).toBe(
    `${String(nomor)} Dilunasi Dengan ${String(kwitansi)}, Batalkan Kwitansinya`,
  )
  const daftar = (await spv.get(`kwitansi/lihat/service?q=${String(kwitansi)}`)).json.data
  expect(daftar).toMatchObject([{ nomor: kwitansi, no_janji: nomor, status: 'VALID' }])
})

it('stays with its owner from the next day on', async () => {
  const nomor = await selesai(125_003, 125_003)
  await ambil(nomor, 0)
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: '2026-11-22' }))
  const isi = { nomor, alasan: 'salah orang' }
  const { json } = await spv.postApproved('service/batal-ambil', isi, 'own')
  expect(json.message).toBe('Tidak Dapat Membatalkan Service Kemarin')
})
