import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestHttp } from '#server/test-http'
import {
  bukuDari,
  datang,
  dikirim,
  kirim,
  neracaNol,
  paketDari,
  rantaiBarang,
  sediakan,
  terimaan,
  timbang,
  type TokoUji,
} from './barang-jalan.ts'
import { dataOf } from './cincin.ts'

// Goods go from the head office to a branch of the same server: they are on the way, they are
// scanned there piece by piece, and both books say the same of each other. Figures by hand:
// 4,123 + 2,457 + 3,019 = 9,599 gr; 6.211.003 + 3.711.007 + 4.530.011 = 14.452.021.
let http: TestHttp
let pusat: TokoUji
let gs1: TokoUji
let buku: ReturnType<typeof bukuDari>
let a = ''
let b = ''
let c = ''

const surat = () => http.runner.work()
const sehat = async (): Promise<void> => {
  await neracaNol(http, ['PUSAT', 'GS1'])
  expect(await buku.beda()).toEqual([])
}

beforeAll(async () => {
  const { http: made, toko } = await rantaiBarang(['PUSAT', 'GS1'])
  http = made
  const [satu, dua] = toko
  if (!satu || !dua) throw new Error('two shops')
  pusat = satu
  gs1 = dua
  buku = bukuDari(http)
  const [x = '', y = '', z = ''] = await sediakan(pusat, 3)
  ;[a, b, c] = [x, y, z]
})
afterAll(() => http.close())

describe('three rings to a branch', () => {
  let no_kirim = ''

  it('wants a second person, another shop, a seal, a courier, free pieces', async () => {
    expect(
      (await pusat.spv.post('kirim-barang/simpan', paketDari('GS1', [a]))).json.details,
    ).toMatchObject({
      kategori: 'KIRIM_BARANG',
      sebelum: { Barang: '1 pcs 4,123 gr' },
      sesudah: { Tujuan: 'GS1', Segel: 'SG-41', Kurir: 'Pak Hadi' },
    })
    for (const [isi, message] of [
      [paketDari('PUSAT', [a]), 'Toko Tujuan Tidak Boleh Toko Sendiri'],
      [paketDari('GS9', [a]), 'Cabang Tidak Tersedia'],
      [paketDari('GS1', [a], { no_segel: null }), 'Mohon Isi No Segel'],
      [paketDari('GS1', [a], { kurir: null }), 'Mohon Isi Kurir'],
      [paketDari('GS1', []), 'Belum Ada Barang Di Tabel'],
      [paketDari('GS1', [a, a]), `Barcode ${a} Sudah Ada Di Tabel`],
      [paketDari('GS1', ['TIDAKADA']), 'Barcode TIDAKADA Tidak Ditemukan'],
    ] as const)
      expect((await kirim(pusat, isi)).json.message).toBe(message)
    expect(await buku.akun('PUSAT')).toEqual({ '1201': 14_452_021 })
  })

  it('is on the way in books of its own: pieces, grams, rupiah', async () => {
    const sent = dataOf(await kirim(pusat, paketDari('GS1', [a, b, c])))
    no_kirim = String(sent['no_kirim'])
    expect(no_kirim).toMatch(/^PUSAT-\d{8}$/)
    expect(await buku.letak('PUSAT')).toEqual({
      ...{ [a]: 'PERJALANAN', [b]: 'PERJALANAN', [c]: 'PERJALANAN' },
    })
    expect(await buku.gram('PUSAT')).toEqual({ PERJALANAN: 9_599 })
    expect(await buku.akun('PUSAT')).toEqual({ '1204': 14_452_021 })
    expect(await datang(gs1, no_kirim)).toBeUndefined()
    await surat()
    expect(await datang(gs1, no_kirim)).toMatchObject({ asal: 'PUSAT', status: 'KIRIM' })
    expect(await buku.gram('GS1')).toEqual({})
    expect((await kirim(pusat, paketDari('GS1', [a]))).json.message).toBe(
      `Barang ${a} Tidak Dapat Dikirim, Status Perjalanan`,
    )
    await sehat()
  })

  it('is received once, though two try at the same moment; the sender is told', async () => {
    const { nomor } = await datang(gs1, no_kirim)
    const body = terimaan(nomor, [timbang(a, 4.123), timbang(b, 2.457), timbang(c, 3.019)])
    const two = await Promise.all([
      gs1.spv.post('terima-barang/simpan', body),
      gs1.own.post('terima-barang/simpan', body),
    ])
    expect(two.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect((await gs1.spv.post('terima-barang/simpan', body)).json.message).toMatch(
      /Sudah Diterima$/,
    )
    expect(await buku.letak('GS1')).toEqual({ [a]: 'ADA A01', [b]: 'ADA A01', [c]: 'ADA A01' })
    expect(await buku.gram('GS1')).toEqual({ 'CABANG/PUSAT': -9_599, 'STOK/TOKO': 9_599 })
    expect(await buku.akun('GS1')).toEqual({ '1104': -14_452_021, '1201': 14_452_021 })
    await surat()
    expect(await buku.letak('PUSAT')).toEqual({
      ...{ [a]: 'TERKIRIM', [b]: 'TERKIRIM', [c]: 'TERKIRIM' },
    })
    expect(await buku.gram('PUSAT')).toEqual({ 'CABANG/GS1': 9_599 })
    expect(await buku.akun('PUSAT')).toEqual({ '1104': 14_452_021 })
    expect(await dikirim(pusat, no_kirim)).toMatchObject({
      ...{ status: 'DONE', pcs: 3, pcs_terima: 3, selisih: 0, penerima: expect.any(String) },
    })
    await sehat()
  })
})

it('comes back as the same piece: its facts, its cost, its number', async () => {
  const sent = dataOf(await kirim(gs1, paketDari('PUSAT', [b], { no_kirim: 'pulang-1' })))
  expect(sent).toMatchObject({ no_kirim: 'PULANG-1' })
  expect((await kirim(gs1, paketDari('PUSAT', [a], { no_kirim: 'PULANG-1' }))).json.message).toBe(
    'No Kirim Sudah Dipakai',
  )
  await surat()
  const { nomor } = await datang(pusat, 'PULANG-1')
  dataOf(await pusat.spv.post('terima-barang/simpan', terimaan(nomor, [timbang(b, 2.457)])))
  await surat()
  expect(await buku.letak('PUSAT')).toMatchObject({ [b]: 'ADA A01', [a]: 'TERKIRIM' })
  expect(await buku.letak('GS1')).toMatchObject({ [b]: 'TERKIRIM', [a]: 'ADA A01' })
  // 14.452.021 - 3.711.007 = 10.741.014 stays owed.
  expect(await buku.akun('PUSAT')).toEqual({ '1104': 10_741_014, '1201': 3_711_007 })
  expect(await buku.akun('GS1')).toEqual({ '1104': -10_741_014, '1201': 10_741_014 })
  await sehat()
})
