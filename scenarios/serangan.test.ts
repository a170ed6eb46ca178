import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Level } from '#kernel/right'
import { audit } from '#server/audit/audit'
import { createTestHttp, testPassword, type TestAnswer, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// Somebody who knows the calls, and more than he should: another shop's numbers, an approval for
// other figures, one deposit for two visits, lists without an end.

let http: TestHttp
let spv: Person
let kasir: Person
let kasir2: Person
let asing: Person
let lama: string[]
let baru: string[]
let nomor: { fg: string; fj: string; fb: string; titipan: string; lunas: string }

const clock = { millis: () => Date.parse('2026-11-22T01:00:00+07:00') }
const person = async (user_id: string, level: Level, toko = 'GS1'): Promise<Person> =>
  personOf(http, user_id, await http.token(user_id, level, toko))
const kembali = (kode_barcode: string | undefined, lain: object = {}) => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor: 4.12,
  ...lain,
})
const tunai = (jumlah: number) => [{ jenis: 'CASH', jumlah }]
const said = ({ json, status }: TestAnswer) => [status, json.code]
const beda = async () => (await audit(http.database.ownerUrl, () => undefined)).beda

const siti = {
  kode_sales: 'SLS1',
  nama_customer: 'IBU SITI',
  alamat_customer: 'Jalan Kenari 1',
  no_hp: '081234567890',
}

/** A bracelet that is not ours, at a price that a second person must agree to. */
const gelang = (jumlah: number, berat_kotor = 1) => ({
  ...notaCincin([]),
  ...siti,
  pembelian: {
    jenis: 'BELI',
    baris: [
      {
        nama_barang: 'GELANG',
        kode_group: '75',
        kode_dept: 'CC',
        kode_kondisi: 'BAIK',
        berat_kotor,
        harga_setuju: jumlah,
      },
    ],
    jenis_identitas: 'KTP',
    no_identitas: '3275010101800001',
  },
  total: -jumlah,
  pembayaran: tunai(jumlah),
})

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock })
  await http.addShop('GS1')
  await http.addShop('GS2')
  const own = await person('own', 'OWN')
  spv = await person('spv', 'SPV')
  kasir = await person('kasir', 'KASIR')
  kasir2 = await person('kasir2', 'KASIR')
  asing = await person('own.gs2', 'OWN', 'GS2')
  await fillMasters(own)
  await fillMasters(asing)
  await spv.post('penjualan/harga-hari-ini', {})
  lama = await terimaCincin(spv, 4)
  baru = await terimaCincin(spv, 4)
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(lama)))
  const jual = { penjualan: [sold['no_faktur_group']], pembelian: [] }
  dataOf(await spv.post('validasi/simpan/jualbeli', jual))
  const pembelian = { jenis: 'BELI', baris: [kembali(lama[0])] }
  const hitung = await kasir.post('pembelian/hitung', { ...pembelian, nilai_jual: harga })
  const total = harga - Number(dataOf(hitung)['total'])
  const tukar = { ...notaCincin([baru[0] ?? '']), pembelian, total, pembayaran: tunai(total) }
  const saved = Object(dataOf(await kasir.post('penjualan/simpan', tukar)))
  const titip = { ...siti, jumlah: 100_000, pembayaran: tunai(100_000) }
  const { no_titipan } = Object(dataOf(await kasir.post('titipan/simpan', titip)))
  dataOf(await spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
  nomor = {
    fg: saved.no_faktur_group,
    fj: saved.notajual[0],
    fb: saved.notabeli[0],
    titipan: no_titipan,
    lunas: Object(sold).notajual[0],
  }
}, 60_000)
afterAll(() => http.close())

it('another shop finds nothing under these numbers, and changes nothing', async () => {
  const { fb, fg, fj, titipan } = nomor
  const alasan = 'salah orang'
  const list = { penjualan: [fg], pembelian: [fg] }
  const cetak = { id_cetak: randomUUID() }
  const calls: [string, object][] = [
    ['penjualan/batal', { no_faktur_jual: fj, alasan }],
    ['penjualan/riwayat', { no_faktur: fj }],
    ['penjualan/get/bynota/single', { no_faktur: fj }],
    ['penjualan/cetak', { no_faktur_jual: [fj], ...cetak }],
    ['pembelian/batal', { no_faktur_beli: fb, alasan }],
    ['pembelian/get/bynota', { no_faktur: fb }],
    ['pembelian/cetak', { no_faktur_beli: [fb], ...cetak }],
    ['tukar-tambah/batal', { no_faktur_group: fg, alasan }],
    ['validasi/simpan/jualbeli', list],
    ['validasi/cancel/jualbeli', list],
    ['validasi/bayar', { no_faktur_group: fg, pembayaran: tunai(1) }],
    ['titipan/batal', { no_titipan: titipan, alasan }],
    ['titipan/tambah', { no_titipan: titipan, jumlah: 5, pembayaran: tunai(5) }],
    ['titipan/get/bynota', { no_faktur: titipan }],
    ['kantong/satu', { kode_kantong: `${fb}/1` }],
  ]
  for (const [path, body] of calls)
    expect([path, ...said(await asing.post(path, body))]).toEqual([path, 404, 'E-TIDAK-ADA'])
  for (const [path, body] of [
    ['validasi/detail', { deskripsi: fg }],
    ['titipan/cari', { q: titipan }],
    ['kantong/cari', { tempat: 'PEMBELIAN' }],
  ] as const)
    expect((await asing.post(path, body)).json.data, path).toEqual([])
  // Its own book knows nothing of our ring.
  const { json } = await asing.post('pembelian/hitung', {
    jenis: 'BELI',
    baris: [kembali(lama[1])],
  })
  expect(json.data.baris[0].masalah[0].kode).toBe('BARANG_TIDAK_DIKENAL')
  expect(await beda()).toEqual([])
})

it('an approval is for these figures, this asker, once, by somebody else of this shop', async () => {
  const asked = await kasir.post('penjualan/simpan', gelang(9_000_000))
  const { kategori, no_otorisasi } = asked.json.details ?? {}
  const no = String(no_otorisasi)
  const word = (who: Person, user_id: string) =>
    who.post('authorisation', { user_id, password: testPassword, kategori, no_otorisasi })
  for (const [who, by] of [
    [kasir, 'kasir'],
    [kasir, 'kasir2'],
    [kasir, 'own.gs2'],
    [kasir2, 'spv'],
  ] as const)
    expect((await word(who, by)).status, `${who.user_id} by ${by}`).toBe(403)
  expect((await word(kasir, 'spv')).status).toBe(200)
  const approvals = [no]
  for (const [who, body] of [
    [kasir, gelang(9_000_001)],
    [kasir, gelang(9_000_000, 0.9)],
    [kasir, { ...gelang(9_000_000), nama_customer: 'IBU LAIN' }],
    [kasir2, gelang(9_000_000)],
  ] as const)
    expect(said(await who.post('penjualan/simpan', body, { approvals }))).toEqual([
      403,
      'E-OTORISASI',
    ])
  const answers = await Promise.all(
    [1, 2, 3].map(() => kasir.post('penjualan/simpan', gelang(9_000_000), { approvals })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  expect(await beda()).toEqual([])
})

it('one deposit pays one visit, however many ask at once', async () => {
  const pays = (kode: string | undefined) => ({
    ...notaCincin([kode ?? '']),
    pembayaran: [
      { jenis: 'TITIPAN', no_ref: nomor.titipan, jumlah: 100_000 },
      ...tunai(harga - 100_000),
    ],
  })
  const answers = await Promise.all([
    kasir.post('penjualan/simpan', pays(baru[1])),
    kasir2.post('penjualan/simpan', pays(baru[2])),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await beda()).toEqual([])
})

describe('an id that is none is refused before the database is asked', () => {
  const id_cetak = 'kertas-4123'
  const isian: [string, object, string][] = [
    ['penjualan/hitung', { baris: [], id_draf: 'draf-4123' }, 'id_draf'],
    ['penjualan/cetak/konfirmasi', { no_faktur_jual: ['FJ'], id_cetak }, 'id_cetak'],
    ['pembelian/cetak/konfirmasi', { no_faktur_beli: ['FB'], id_cetak }, 'id_cetak'],
    ['kunjungan/cetak/konfirmasi', { id_cetak }, 'id_cetak'],
    ['authorisation/putus', { id: '4123', setuju: true }, 'id'],
  ]
  it.each(isian)('%s', async (path, body, field) => {
    const { json, status } = await spv.post(path, body)
    expect([status, json.code]).toEqual([400, 'E-ISI'])
    expect(json.fields?.map((one) => one.field)).toEqual([field])
    expect(json.message).toMatch(/ Tidak Valid$/)
  })

  it('in the path, too', async () => {
    for (const path of ['stock-opname/get/x', 'timbang-baki/get/4123', 'nota/publik?toko=GS1&id=x'])
      expect(said(await spv.get(path))).toEqual([400, 'E-ISI'])
  })
})

it('nobody answers for a paper that was not printed, or not here', async () => {
  const paper = { no_faktur_jual: [nomor.lunas], id_cetak: randomUUID() }
  const answer = { ...paper, tercetak: true }
  expect(said(await kasir.post('penjualan/cetak/konfirmasi', answer))).toEqual([404, 'E-TIDAK-ADA'])
  dataOf(await kasir.post('penjualan/cetak', paper))
  expect(said(await asing.post('penjualan/cetak/konfirmasi', answer))).toEqual([404, 'E-TIDAK-ADA'])
  for (const tercetak of [true, false])
    // what was answered stands
    expect((await kasir.post('penjualan/cetak/konfirmasi', { ...paper, tercetak })).status).toBe(
      200,
    )
  const { data } = (await kasir.post('penjualan/get/bynota/single', { no_faktur: nomor.lunas }))
    .json
  expect(data.data[0]).toMatchObject({ cetak: 1, cetakan_menunggu: null })
})

describe('a list without an end is refused before it is worked on', () => {
  const many = <T>(one: T, n: number): T[] => Array.from({ length: n }, () => one)
  const pembelian = (n: number) => ({ jenis: 'BELI', baris: many(kembali(lama[1]), n) })
  const draf = (lain: object) => ({
    judul: 'x',
    nama_customer: null,
    alamat_customer: null,
    no_hp: null,
    kode_sales: null,
    baris: [],
    pembayaran: [],
    ...lain,
  })
  it.each<[string, () => Promise<TestAnswer>, string]>([
    ['lines priced', () => kasir.post('pembelian/hitung', pembelian(201)), 'Barang'],
    [
      'ways of payment',
      () =>
        kasir.post('penjualan/simpan', {
          ...notaCincin([baru[3] ?? '']),
          pembayaran: many({ jenis: 'CASH', jumlah: 1 }, 21),
        }),
      'Pembayaran',
    ],
    [
      'lines of a draft',
      () => kasir.put(`penjualan/draf/${randomUUID()}`, draf({ pembelian: pembelian(201) })),
      'Barang',
    ],
    [
      'payments of a draft',
      () =>
        kasir.put(
          `penjualan/draf/${randomUUID()}`,
          draf({ pembayaran: many({ jenis: 'CASH', jumlah: 1 }, 21) }),
        ),
      'Pembayaran',
    ],
  ])('%s', async (_, send, label) => {
    const { json, status } = await send()
    expect(status).toBe(400)
    expect(json.fields?.[0]?.message).toMatch(new RegExp(`^${label} Paling Banyak (200|20) Baris$`))
  })
})
