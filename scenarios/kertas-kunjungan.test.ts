import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { cincin, dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Everything a visit leaves behind on paper (SPEC 6, 7, 9): one file, every paper counted on its
// own, and a second one explained.

let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let lama: string[]
let baru: string[]
let notaLama = ''

const lembar = ({ bytes }: TestAnswer): string[] =>
  readPdf(bytes).map(({ texts }) => texts.map(({ text }) => text).join(' '))
const judul = (answer: TestAnswer): string[] =>
  lembar(answer).map(
    (text) =>
      /NOTA SISA|NOTA \w+|SLIP TUKAR TAMBAH|SLIP ACC|PERJANJIAN JUAL BELI/.exec(text)?.[0] ?? text,
  )

const kembali = (kode_barcode: string | undefined) => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor: 4.12,
  belum_dipakai: true,
})

/** A saved visit, validated; the answers of both. */
async function kunjungan(barcode: readonly string[], total: number, lain: object = {}) {
  const saved = await kasir.post('penjualan/simpan', {
    ...notaCincin(barcode),
    total,
    pembayaran: [{ jenis: 'CASH', jumlah: Math.abs(total) }],
    ...lain,
  })
  dataOf(saved)
  const list = [saved.json.data.no_faktur_group]
  const valid = await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list })
  dataOf(valid)
  return { ...saved.json.data, sah: valid.json.data }
}
const setel = (key: string, value: boolean) => own.put(`para-system/key/${key}`, { value })
const cetak = (no_faktur: readonly string[], id_cetak: string = randomUUID()) =>
  kasir.post('kunjungan/cetak', { no_faktur, id_cetak })
const cetakNota = (nomor: string, lain: object) =>
  kasir.post('penjualan/cetak', { no_faktur_jual: [nomor], id_cetak: randomUUID(), ...lain })

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await spv.post('penjualan/harga-hari-ini', {})
  lama = await terimaCincin(spv, 3)
  baru = await terimaCincin(spv, 6)
  const dahulu = await kunjungan(lama, 3 * harga)
  notaLama = dahulu.notajual[0]
})
afterAll(() => shop.close())

it('an exchange leaves one file: nota, slip, purchase, and what is left of the older nota', async () => {
  // 7.107.000 for the new ring less 6.798.000 for the old one, returned on the day it was sold.
  const { notabeli, notajual, sah } = await kunjungan([baru[0] ?? ''], 309_000, {
    pembelian: { jenis: 'BELI', baris: [kembali(lama[0])] },
  })
  expect(sah).toMatchObject({
    notajual,
    notabeli,
    notajualberlian: [],
    notajualemas: [],
    notajualacc: [],
    templatejualacc: null,
    dataBarangTukar: [{ notajual, notabeli }],
    template_tukar: { kertas: 'TUKAR', ukuran: 'SETENGAH' },
    templatebeli: { kertas: 'BELI' },
  })
  const id = randomUUID()
  const file = await cetak([...notajual, ...notabeli], id)
  expect(judul(file)).toEqual([
    'NOTA PENJUALAN',
    'SLIP TUKAR TAMBAH',
    'NOTA PEMBELIAN',
    'NOTA SISA',
  ])
  const [, , , sisa = ''] = lembar(file)
  expect(sisa).toContain(notaLama)
  expect(sisa).toContain('2 barang')
  expect(sisa).toContain('14.214.000') // two of 7.107.000
  // Its public page says so, too; that of the new nota that it is valid.
  const publik = async (nomor: string) => {
    const [row] = await shop.rows<{ id: string }>(
      sql`select id from kencana.dokumen where nomor = ${nomor}`,
    )
    return (await kasir.get(`nota/publik?toko=${shop.kode_toko}&id=${row?.id}`)).json.data
  }
  expect(await publik(notaLama)).toMatchObject({ status: 'VALID', qty: 3, dibeli_kembali: 1 })
  expect(await publik(notajual[0])).toMatchObject({ status: 'VALID', dibeli_kembali: 0 })
  const none = await cetak(notajual)
  expect(none.json.message).toBe('Tidak Ada Nota Yang Belum Dicetak')
  // Of one press that failed every paper is free again, that of the older nota, too.
  expect(
    (await kasir.post('kunjungan/cetak/konfirmasi', { id_cetak: id, tercetak: false })).status,
  ).toBe(200)
  expect(judul(await cetak(notajual))).toHaveLength(4)
})

it('a smaller rest is another paper; the same rest again is a copy that is explained', async () => {
  const dijual = 5_438_500 // 6.798.000 less 20 %, up to 500
  const { notabeli } = await kunjungan([], -dijual, {
    pembelian: { jenis: 'BELI', baris: [kembali(lama[1])] },
  })
  const file = await cetak(notabeli)
  expect(judul(file)).toEqual(['NOTA PEMBELIAN', 'NOTA SISA'])
  expect(lembar(file)[1]).toContain('1 barang')
  expect(lembar(file).join(' ')).not.toContain('COPY')
  const again = await cetakNota(notaLama, {})
  expect(again.json).toMatchObject({
    message: 'Alasan Cetak Ulang Tidak Boleh Kosong',
    fields: [{ field: 'alasan' }],
  })
  const copy = await cetakNota(notaLama, { alasan: 'Kertas robek' })
  expect(lembar(copy)[0]).toContain('COPY')
  expect(lembar(copy)[0]).toContain('Cetak ulang ke-1')
})

it('slip and agreement are counted on their own, and never as the nota', async () => {
  await setel('PRINT_NOTA_JUAL_SLIP_ACC_MODULE', true)
  const { notajual, sah } = await kunjungan([baru[1] ?? ''], harga)
  const [nomor = ''] = notajual
  expect(sah).toMatchObject({ notajualacc: [nomor], templatejualacc: { kertas: 'ACC' } })
  expect(judul(await cetak(notajual))).toEqual(['NOTA PENJUALAN', 'SLIP ACC'])
  await setel('PRINT_NOTA_JUAL_SLIP_ACC_MODULE', false)
  const janji = await cetakNota(nomor, { kertas: 'PERJANJIAN' })
  expect(judul(janji)).toEqual(['PERJANJIAN JUAL BELI'])
  // 6.798.000: less 15 % in an exchange 5.778.300, less 20 % for money 5.438.400; to 21 February.
  for (const text of ['5.778.300', '5.438.400', '15 %', '20 %', '21/02/2027'])
    expect(lembar(janji)[0]).toContain(text)
  for (const [kertas, duaLembar] of [
    ['ACC', 'PRINT_NOTA_SLIP_ACC_DUPLICATE_MODULE'],
    ['PERJANJIAN', 'PRINT_NOTA_PERJANJIAN_DUPLICATE_MODULE'],
  ] as const) {
    const again = await cetakNota(nomor, { kertas })
    expect(again.json.message).toBe('Alasan Cetak Ulang Tidak Boleh Kosong')
    await setel(duaLembar, true)
    const copy = lembar(await cetakNota(nomor, { kertas, alasan: 'Hilang' }))
    expect(copy.map((text) => text.includes('COPY'))).toEqual([true, true])
  }
  const found = await kasir.post('penjualan/get/bynota/single', { no_faktur: nomor })
  expect(found.json.data.data[0].cetak).toBe(1)
  expect(found.json.data.dataJualGrouped).toMatchObject([
    {
      kode_group: '75',
      qty: 1,
      berat: 4.12,
      harga_total: harga,
      detail: [{ kode_barcode: baru[1] }],
    },
  ])
  const { json } = await kasir.post('penjualan/riwayat', { no_faktur: nomor })
  expect(json.data.map(({ kertas }: { kertas: string | null }) => kertas)).toContain('ACC')
  // By the clock, not by the day.
  const kapan = { tgl_from: '2026-01-01', tgl_to: '2030-01-01', user_id: null }
  const ulang = async (jenis: string | null) =>
    (await spv.post('penjualan/report-cetak-ulang', { ...kapan, jenis })).json.data.rows
  expect(await ulang('PERJANJIAN')).toMatchObject([{ dokumen: nomor, ke: 2, alasan: 'Hilang' }])
  expect(await ulang(null)).toHaveLength(3) // slip, agreement, and the rest of the older nota
  const rows = await shop.rows(sql`select kertas, ke, alasan from kencana.cetak_nota c
    join kencana.dokumen d on d.id = c.id_dokumen where d.nomor = ${nomor} order by c.n`)
  expect(rows).toEqual([
    { kertas: 'ACC', ke: 1, alasan: null },
    { kertas: 'NOTA', ke: 1, alasan: null },
    { kertas: 'PERJANJIAN', ke: 1, alasan: null },
    { kertas: 'ACC', ke: 2, alasan: 'Hilang' },
    { kertas: 'PERJANJIAN', ke: 2, alasan: 'Hilang' },
  ])
})

it('by itself only that comes out which the shop wants so', async () => {
  await setel('PENJUALAN_PRINT_MODULE', true)
  const { notajual } = await kunjungan([baru[2] ?? ''], harga)
  expect((await cetak(notajual)).json.message).toBe('Tidak Ada Nota Yang Belum Dicetak')
  await setel('PENJUALAN_PRINT_MODULE', false)
  expect(judul(await cetak(notajual))).toEqual(['NOTA PENJUALAN'])
})

it('a photo that is lost is drawn, a piece without one has none', async () => {
  const saved = await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris: [cincin] })
  const barcode = Object(dataOf(saved)['barang'])[0].kode_barcode
  await shop.paksa([
    sql`update kencana.barang set gambar = 'foto_produk/hilang.jpg'
      where kode_barcode = ${barcode}`,
  ])
  const gambarDi = async (piece: string): Promise<number | undefined> => {
    const { notajual } = await kunjungan([piece], harga)
    return readPdf((await cetak(notajual)).bytes)[0]?.gambar
  }
  expect(await gambarDi(barcode)).toBe(1)
  expect(await gambarDi(baru[4] ?? '')).toBe(0)
})

it('of two who print a visit at once one gets the originals', async () => {
  const { notajual } = await kunjungan([baru[3] ?? ''], harga)
  const both = await Promise.all([cetak(notajual), cetak(notajual)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})
