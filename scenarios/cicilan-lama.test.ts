import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPassword } from '#server/test-http'
import { bukaCicilan, cicil, denganKartu, jualCicilan } from './cicilan.ts'
import { dataOf } from './cincin.ts'
import { telling } from './pribadi.ts'
import type { Person, Shop } from './shop.ts'
import { tunai } from './titip.ts'

// Before ADR 0304 a piece left with its last payment: such a sale stands as paid, and nobody
// fetches it.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let rings: string[]

const baris = async (nomor: unknown) =>
  (await kasir.get(`cicilan/lihat?q=${String(nomor)}`)).json.data[0]
const sahkan = async (kwitansi: unknown) =>
  dataOf(await spv.post('validasi/simpan/cicilan', { nomor: [kwitansi] }))
const hapus = async () => {
  const { json } = await own.get('data-pribadi?cari=wulan')
  const id = json.data.map((one: { id: string }) => one.id)
  return own.post('data-pribadi/hapus', { id, alasan: 'Surat tanggal 20', password: testPassword })
}
async function lunas(kode: string): Promise<string> {
  const { kwitansi, nomor } = dataOf(await kasir.post('cicilan/simpan', cicil(kode)))
  await sahkan(kwitansi)
  const { sisa } = await baris(nomor)
  const { kwitansi: akhir } = dataOf(
    await kasir.post('cicilan/lunasi', { nomor, sisa, pembayaran: tunai(sisa) }),
  )
  await sahkan(akhir)
  return String(nomor)
}
const serah = (nomor: string, lain: object = {}) => ({
  ...{ nomor, tgl_serah: '2026-11-21', alasan: 'dibawa pulang sewaktu lunas', ...lain },
})

beforeAll(async () => void ({ shop, own, spv, kasir, rings } = await bukaCicilan(2)))
afterAll(() => shop.close())

let lama = ''
it('one whose piece is gone stands open, and its customer cannot be forgotten', async () => {
  lama = await lunas(rings.shift() ?? '')
  const ambil = await denganKartu(shop, lama)
  await jualCicilan(kasir, spv, dataOf(await kasir.post('cicilan/ambil', ambil)))
  // As it was written then: its piece is gone, nothing is held, nothing says that it was fetched.
  const id = sql`(select id from kencana.dokumen where nomor = ${lama})`
  await shop.paksa([
    sql`delete from kencana.transisi where id_dokumen = ${id} and ke = 'DIAMBIL'`,
    sql`update kencana.status_dokumen set status = 'LUNAS', versi = versi - 1 where id = ${id}`,
  ])
  expect(await baris(lama)).toMatchObject({
    status: 'LUNAS',
    tgl_serah: '2026-11-21',
    dipegang: null,
  })
  expect((await hapus()).json.message).toBe(`Masih Ada ${lama} Yang Terbuka, Selesaikan Dahulu`)
  const dua = await kasir.post('cicilan/ambil', await denganKartu(shop, lama))
  expect(dua.json.message).toContain(`Tidak Lagi Dipegang ${lama}`)
})

it('one whose piece still lies here is fetched, and not said to be over', async () => {
  const baru = await lunas(rings.shift() ?? '')
  expect(await baris(baru)).toMatchObject({ status: 'LUNAS', tgl_serah: null })
  const { json, status } = await spv.postApproved('cicilan/serah', serah(baru), 'own')
  expect(status).toBe(422)
  expect(json.message).toMatch(/^Barang \S+ Masih Dipegang CL-GS1-\S+, Serahkan Dengan Ambil$/)
  expect(await baris(baru)).toMatchObject({ status: 'LUNAS' })
  const ambil = await denganKartu(shop, baru)
  const lain = await kasir.post('cicilan/ambil', { ...ambil, kode_barcode: 'LAIN' })
  expect(lain.json.fields?.[0]?.field).toBe('kode_barcode')
  await jualCicilan(kasir, spv, dataOf(await kasir.post('cicilan/ambil', ambil)))
})

it('is ended by two people with a reason, once, and its customer is forgotten', async () => {
  expect((await spv.post('cicilan/serah', serah(lama, { alasan: '' }))).status).toBe(400)
  const hari = await spv.post('cicilan/serah', serah(lama, { tgl_serah: '2026-11-20' }))
  expect(hari.json.fields?.[0]?.field).toBe('tgl_serah')
  const asked = await spv.post('cicilan/serah', serah(lama))
  expect(asked.json.details).toMatchObject({ kategori: 'SERAH_CICILAN' })
  expect(await baris(lama)).toMatchObject({ status: 'LUNAS' })
  dataOf(await spv.postApproved('cicilan/serah', serah(lama), 'own'))
  expect(await baris(lama)).toMatchObject({ status: 'DIAMBIL', tgl_serah: null })
  const lagi = await spv.postApproved('cicilan/serah', serah(lama), 'own')
  expect(lagi.json.message).toBe(`Cicilan ${lama} Sudah Diambil`)
  dataOf(await hapus())
  expect(await telling(shop, 'wulan|81234567893')).toEqual([])
})
