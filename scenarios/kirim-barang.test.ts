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
    // 9.599 gr of 75 %: what the owner sees of it.
    expect(dataOf(await pusat.own.get('dashboard/pemilik'))).toMatchObject({
      ...{ jalan_pcs: 3, jalan: 7.199, jalan_nilai: 14_452_021, tukang: 0, tukang_orang: 0 },
    })
    expect(dataOf(await pusat.own.get('cash-pusat/perbandingan'))).toMatchObject({
      toko: [{ murni_luar: 7.199 }, { murni_luar: 0 }],
    })
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
    const told = await pusat.spv.post('reportbarang/pemegang', { kode: a })
    expect(told.json.data.rows.slice(-2)).toMatchObject([
      { tempat: 'PERJALANAN', pemegang: 'Pak Hadi', berat: 4.123 },
      { tempat: 'TERKIRIM', pemegang: 'GS1', sampai: null },
    ])
    // Where it came to, it is known who had it before, who carried it, and that it left before it
    // was received.
    const sini = Object(dataOf(await gs1.spv.post('reportbarang/pemegang', { kode: a }))).rows
    const [asal, jalan, kini] = sini
    expect(asal).toMatchObject({
      ...{ tempat: 'TOKO_LAIN', lokasi: 'TOKO / A01', pemegang: 'PUSAT', timbang: 4.123 },
      sampai: jalan.sejak,
    })
    expect([jalan, kini]).toMatchObject([
      {
        ...{ tempat: 'PERJALANAN', lokasi: 'PUSAT', pemegang: 'Pak Hadi', oleh: 'spv.pusat' },
        ...{ sampai: kini.sejak, timbang: null },
      },
      { tempat: 'ADA', lokasi: 'TOKO / A01', berat: 4.123, timbang: 4.123, sampai: null },
    ])
    const terkirim = told.json.data.rows.at(-2).sejak // the posting, a moment after its letter
    expect(Math.abs(Date.parse(jalan.sejak) - Date.parse(terkirim))).toBeLessThan(5_000)
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

it('brings its story: what happened here, and what the other shop tells', async () => {
  const bab = async (toko: TokoUji): Promise<string[]> => {
    const { data } = (await toko.spv.get(`barang/riwayat/${b}`)).json
    return data.map((one: { peristiwa: string; pihak: string | null }) =>
      [one.peristiwa, one.pihak].filter(Boolean).join(' '),
    )
  }
  expect(await bab(gs1)).toEqual(['MASUK PUSAT', 'MASUK PUSAT', 'KIRIM PUSAT', 'SAMPAI PUSAT'])
  // Told when it was packed there: that it left is known by its coming.
  const disini = ['MASUK', 'KIRIM GS1', 'SAMPAI GS1', 'DATANG GS1']
  expect(await bab(pusat)).toEqual(disini.toSpliced(2, 0, 'MASUK GS1'))
})

describe('the head office shares a receipt out', () => {
  const lihat = async (): Promise<Record<string, unknown>> => {
    const { data } = (await pusat.own.get('kirim-barang-kecabang/lihat')).json
    return data[0]
  }
  const usul = (aturan: readonly object[], no_terima: string) =>
    pusat.own.post('kirim-barang-kecabang/usul', { no_terima, aturan })
  const semua = { tujuan: 'GS1', kode_dept: null, bagian: 1 }

  it('by a rule, changed by hand, sent in parcels of each branch', async () => {
    const baru = await sediakan(pusat, 5)
    const { data: dokumen } = (await pusat.own.get(`barang/riwayat/${baru[0]}`)).json
    const no_terima = String(dokumen[0].dokumen)
    for (const [aturan, message] of [
      [[{ ...semua, tujuan: 'GS9' }], 'Cabang Tidak Tersedia'],
      [[{ ...semua, tujuan: 'PUSAT' }], 'Toko Tujuan Tidak Boleh Toko Sendiri'],
    ] as const)
      expect((await usul(aturan, no_terima)).json.message).toBe(message)
    expect((await usul([semua], 'TB-PUSAT-990101-0001')).json.message).toBe(
      'Tidak Ada Barang Dari Penerimaan Ini',
    )
    const { nomor } = dataOf(await usul([semua], no_terima))
    expect(await lihat()).toMatchObject({
      ...{ nomor, pcs: 5, berat: 16.701, paket: [{ tujuan: 'GS1', pcs: 5, berat: 16.701 }] },
    })
    const tinggal = [{ kode_barcode: baru[4], nama_barang: null, berat: null, tujuan: null }]
    dataOf(await pusat.own.post('kirim-barang-kecabang/ubah', { nomor, baris: tinggal }))
    expect(await lihat()).toMatchObject({ paket: [{ tujuan: 'GS1', pcs: 4, berat: 14.83 }] })
    const kirim = () =>
      pusat.spv.postApproved('kirim-barang-kecabang/kirim', { nomor }, 'own.pusat')
    expect((await kirim()).json.message).toBe('Paket GS1 Belum Dikemas')
    const empat = baru.slice(0, 4)
    const kemas = (kode: readonly (string | undefined)[], lain: object = {}) =>
      pusat.spv.post('kirim-barang-kecabang/kemas', {
        ...{ nomor, no_segel: 'SG-7', kurir: 'Bu Ani', nilai_asuransi: 9_000_000, foto: null },
        ...{ pindaian: kode.map((kode_barcode) => ({ kode_barcode })), ...lain },
      })
    for (const [kode, lain, message] of [
      [empat.slice(0, 3), {}, `Paket GS1 Kurang 1 Barang: ${empat[3]}`],
      [baru, {}, `Barang ${baru[4]} Tidak Untuk Cabang`],
      [[...empat, empat[0]], {}, `Barcode ${empat[0]} Sudah Ada Di Tabel`],
      [empat, { no_segel: null }, 'Mohon Isi No Segel'],
      [empat, { kurir: null }, 'Mohon Isi Kurir'],
      [empat, { foto: 'kirim_barang/tidak-ada.jpg' }, 'Gambar Tidak Ditemukan'],
      [[], {}, 'Belum Ada Barang Di Tabel'],
    ] as const) {
      const { json } = await kemas(kode, lain)
      expect(json.fields?.[0]?.message ?? json.message).toBe(message)
    }
    const dibaca = async (kode: string | undefined) =>
      (
        await pusat.spv.get(
          `kirim-barang-kecabang/baris?nomor=${String(nomor)}&kode_barcode=${kode}`,
        )
      ).json.data
    expect(await dibaca(empat[1])).toEqual({
      ...{ kata: 'GS1 · CINCIN BELAH ROTAN · 2,457 gr', beda: null },
    })
    expect(await dibaca(baru[4])).toEqual({ kata: baru[4], beda: 'Tidak Untuk Cabang' })
    dataOf(await kemas(empat))
    expect(await lihat()).toMatchObject({ paket: [{ no_segel: 'SG-7', pengemas: 'spv.pusat' }] })
    // A parcel whose pieces change is not that parcel any more.
    const ubah = (tujuan: string | null) => {
      const satu = { kode_barcode: empat[3], nama_barang: null, berat: null, tujuan }
      return pusat.own.post('kirim-barang-kecabang/ubah', { nomor, baris: [satu] })
    }
    dataOf(await ubah(null))
    expect((await kirim()).json.message).toBe('Paket GS1 Belum Dikemas')
    dataOf(await ubah('GS1'))
    expect((await kirim()).status).toBe(200)
    const { no_kirim } = await lihat()
    expect(await dikirim(pusat, String(no_kirim))).toMatchObject({ pcs: 4, status: 'KIRIM' })
    await surat()
    expect(await datang(gs1, String(no_kirim))).toMatchObject({ status: 'KIRIM', kurir: 'Bu Ani' })
    expect(await buku.letak('PUSAT')).toMatchObject({ [baru[4] ?? '']: 'ADA A01' })
    const { data } = (await gs1.spv.get('kirim-barang/unreceive/list-no-kirim')).json
    expect(data).toMatchObject([{ no_kirim, asal: 'PUSAT', umur: 0 }])
    const { data: baruNomor } = (await gs1.spv.get('kirimbarang/get/nokirim')).json
    expect(baruNomor.no_kirim).toMatch(/^GS1-\d{8}$/)
    await sehat()
  })

  it('in the report of what was sent', async () => {
    const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21', tujuan: 'ALL', status: null }
    const laporan = async (lain: object) =>
      (await pusat.own.post('kirim-barang/report', { ...hari, ...lain })).json.data?.rows ?? []
    expect(await laporan({})).toMatchObject([
      {
        tujuan: 'GS1',
        pcs: 3,
        berat_kirim: 9.599,
        berat_terima: 9.599,
        selisih: 0,
        segel: 'SG-41',
      },
      { tujuan: 'GS1', pcs: 4, berat_kirim: 14.83, berat_terima: 0, umur: 0, segel: 'SG-7' },
    ])
    expect(await laporan({ status: 'DONE' })).toHaveLength(1)
    expect(await laporan({ tujuan: 'PUSAT' })).toEqual([])
  })
})
