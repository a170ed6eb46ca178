import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FolderStore } from '#server/files/folder-store'
import type { TestHttp } from '#server/test-http'
import {
  bukuDari,
  datang,
  kirim,
  paketDari,
  rantaiBarang,
  terimaan,
  timbang,
  type TokoUji,
} from './barang-jalan.ts'
import { cincin, dataOf } from './cincin.ts'

// A piece keeps its photo in the shop that it goes to; a photo that is gone stops no piece.
let http: TestHttp
let pusat: TokoUji
let gs1: TokoUji
let buku: ReturnType<typeof bukuDari>
let berkas: FolderStore
const foto: string[] = []
const kode: string[] = []
const tugas = () =>
  http.database.db.rows<{ status: string; jawaban: unknown }>(
    'GS1',
    sql`select t.status, t.jawaban from kencana.tugas_cabang_toko t
      join kencana.tugas_cabang j on j.kode_toko = t.kode_toko and j.id = t.id
      where j.panggilan like '%gambar%' order by t.id`,
  )

beforeAll(async () => {
  const { http: made, toko } = await rantaiBarang(['PUSAT', 'GS1'])
  http = made
  berkas = new FolderStore(made.files)
  const [satu, dua] = toko
  if (!satu || !dua) throw new Error('two shops')
  pusat = satu
  gs1 = dua
  buku = bukuDari(http)
  for (const background of ['red', 'blue', 'green']) {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
    const sent = await pusat.spv.upload('gambar/foto_produk', bytes)
    foto.push(String(dataOf(sent)['gambar_path']))
  }
  const baris = [foto[0], foto[0], foto[1], null, foto[2]].map((gambar) => ({ ...cincin, gambar }))
  const { barang } = dataOf(await pusat.spv.post('barang/tambah', { asal: 'SALDO AWAL', baris }))
  for (const { kode_barcode } of Object(barang)) kode.push(kode_barcode)
})
afterAll(() => http.close())

const terima = async (no_kirim: string, barcode: readonly string[]): Promise<void> => {
  dataOf(await kirim(pusat, paketDari('GS1', barcode, { no_kirim })))
  await http.runner.work()
  const { nomor } = await datang(gs1, no_kirim)
  const baris = barcode.map((satu) => timbang(satu, cincin.berat))
  dataOf(await gs1.spv.post('terima-barang/simpan', terimaan(nomor, baris)))
  await http.runner.work()
}
const isiBerkas = (toko: TokoUji, gambar = '') => berkas.read(`${toko.kode}/${gambar}`)

it('arrives with its pieces, each file once', async () => {
  expect(await isiBerkas(gs1, foto[0])).toBeUndefined()
  await terima('FOTO-1', kode.slice(0, 4))
  for (const satu of foto.slice(0, 2)) {
    expect(await isiBerkas(gs1, satu)).toEqual(await isiBerkas(pusat, satu))
    expect((await gs1.spv.get(`gambar/${satu}`)).status).toBe(200)
  }
  expect(await tugas()).toEqual([{ status: 'SELESAI', jawaban: { jumlah: 2 } }])
})

it('stops no piece where it is gone', async () => {
  await berkas.write(`PUSAT/${foto[2]}`, undefined)
  await terima('FOTO-2', kode.slice(4))
  expect((await buku.letak('GS1'))[kode[4] ?? '']).toBe('ADA A01')
  expect(await isiBerkas(gs1, foto[2])).toBeUndefined()
  expect((await tugas()).at(-1)).toEqual({ status: 'SELESAI', jawaban: { jumlah: 0 } })
  expect(await buku.beda()).toEqual([])
})
