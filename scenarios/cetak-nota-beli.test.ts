import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '#server/paper/test-read-pdf'
import type { TestAnswer } from '#server/test-http'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// The paper of a purchase: looked into, printed once, and again only with a reason.

let shop: Shop
let spv: Person
let kasir: Person
const lama: string[] = []
const dijual = 5_438_500

const teks = ({ bytes }: TestAnswer): string =>
  readPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')

/** A purchase of one ring, validated unless told. @returns its number and its visit's */
async function beli(valid = true): Promise<{ nomor: string; grup: string }> {
  const saved = await kasir.post('penjualan/simpan', {
    ...notaCincin([]),
    nama_customer: 'IBU SARI DEWI',
    no_hp: '081234567890',
    total: -dijual,
    pembayaran: [{ jenis: 'CASH', jumlah: dijual }],
    pembelian: {
      jenis: 'BELI',
      baris: [
        {
          kode_barcode: lama.shift(),
          kode_kondisi: 'BAIK',
          berat_kotor: 4.12,
          belum_dipakai: true,
        },
      ],
    },
  })
  const { no_faktur_group: grup, notabeli } = saved.json.data
  if (valid)
    dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: [grup], pembelian: [grup] }))
  return { nomor: notabeli[0], grup }
}
const cetak = (nomor: string, lain: object = {}) =>
  kasir.post('pembelian/cetak', { no_faktur_beli: [nomor], id_cetak: randomUUID(), ...lain })
const isi = async (nomor: string) =>
  (await kasir.post('pembelian/get/bynota/single', { no_faktur: nomor })).json.data.data[0]
const hari = { tgl_from: '2026-11-21', tgl_to: '2026-11-21' }
const laporan = (filter: object) => spv.post('pembelian/hidup/report-limited', filter)
const lihat = async (lain: object): Promise<string[]> => {
  const found = await kasir.post('pembelian/lihat', { ...hari, ...lain })
  return found.json.data.map((row: { no_faktur_beli: string }) => row.no_faktur_beli)
}

beforeAll(async () => {
  shop = await openShop()
  await fillMasters(await shop.person('OWN'))
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  await kasir.post('penjualan/harga-hari-ini', {})
  lama.push(...(await terimaCincin(spv, 8)))
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(lama)))
  const list = [String(sold['no_faktur_group'])]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: [] }))
}, 60_000)
afterAll(() => shop.close())

it('is found by number, seller and barcode, and tells what it was priced with', async () => {
  const kode_barcode = lama[0]
  const { grup, nomor } = await beli()
  for (const q of [nomor.slice(-4), 'sari dewi', kode_barcode])
    expect(await lihat({ q })).toContain(nomor)
  expect(await lihat({ q: 'TIDAK ADA' })).toEqual([])
  expect(await lihat({ status: 'BATAL' })).toEqual([])
  const { json } = await kasir.post('pembelian/get/bynota', { no_faktur: grup })
  expect(json.data).toMatchObject({
    template_wa: expect.stringContaining('Nota Pembelian FB-'),
    data: [
      {
        no_faktur_beli: nomor,
        nama_customer: 'IBU SARI DEWI',
        status: 'VALID',
        notajual: [],
        nilai_jual: 0,
        harga_total: dijual,
        pembayaran: [{ jenis: 'CASH', jumlah: dijual, masuk: false }],
        baris: [{ kode_barcode, berat: 4.12, kadar: 75, harga: dijual }],
      },
    ],
    dataPembelianGrouped: [{ kondisi: 'Baik', qty: 1, berat: 4.12, harga: dijual }],
  })
  expect((await kasir.post('pembelian/get/bynota/single', { no_faktur: 'FB-9' })).status).toBe(404)
})

it('is printed once; the next one is a copy, and says why', async () => {
  const { nomor } = await beli()
  const first = teks(await cetak(nomor))
  expect(first).toContain('NOTA PEMBELIAN')
  expect(first).toContain('5.438.500')
  expect(first).toContain('Penjual,')
  expect(first).not.toContain('COPY')
  const again = await cetak(nomor)
  expect(again.json.fields).toMatchObject([{ field: 'alasan' }])
  const copy = teks(await cetak(nomor, { alasan: 'Kertas macet' }))
  expect(copy).toContain('COPY')
  expect(copy).toContain('Cetak ulang ke-1')
  expect((await isi(nomor)).cetak).toBe(2)
})

it('what did not come out waits, and its next print is no copy', async () => {
  const { nomor } = await beli()
  const id_cetak = randomUUID()
  await cetak(nomor, { id_cetak })
  expect((await isi(nomor)).cetakan_menunggu).toBe(id_cetak)
  const answer = { no_faktur_beli: [nomor], id_cetak, tercetak: false }
  expect((await kasir.post('pembelian/cetak/konfirmasi', answer)).status).toBe(200)
  expect(await lihat({ belum_dicetak: true })).toContain(nomor)
  expect(teks(await cetak(nomor))).not.toContain('COPY')
})

it('a look is no print, of a purchase in any state; what waits or was cancelled is not printed', async () => {
  const { grup, nomor } = await beli(false)
  const contoh = await kasir.post('pembelian/cetak/contoh', { no_faktur_beli: [nomor] })
  expect(teks(contoh)).toContain('CONTOH, BUKAN NOTA')
  expect((await cetak(nomor)).json.message).toBe(`Faktur ${nomor} Belum Divalidasi`)
  const list = { penjualan: [grup], pembelian: [grup] }
  dataOf(await spv.post('validasi/cancel/jualbeli', list))
  expect((await cetak(nomor)).json.message).toBe(`Faktur ${nomor} Sudah Dibatalkan`)
  expect((await cetak('FB-GS1-261121-9999')).status).toBe(404)
})

it('its public page tells its true state, and nobody`s name', async () => {
  const { nomor } = await beli()
  const { id } = await isi(nomor)
  const look = () => kasir.get(`nota/publik?toko=${shop.kode_toko}&id=${id}`)
  const { json, text } = await look()
  expect(json.data).toMatchObject({
    jenis: 'BELI',
    no_faktur: nomor,
    status: 'VALID',
    harga_total: dijual,
    dibeli_kembali: 0,
  })
  expect(text).not.toMatch(/SARI|kasir|SLS1|0812/i)
  await spv.postApproved(
    'pembelian/batal',
    { no_faktur_beli: nomor, alasan: 'salah pilih cincin' },
    'OWN',
  )
  expect((await look()).json.data.status).toBe('BATAL')
})

it('the report tells each bought piece by its condition, with the purchase percent', async () => {
  const filter = { ...hari, kelompok_harga: null, kode_group: null, kondisi: null }
  const { json } = await laporan(filter)
  const { nomor } = await beli()
  const { json: after } = await laporan(filter)
  expect(after.data.count).toBe(json.data.count + 1)
  // SPEC 3, 7: groups of a kondisi, each with the purchases of it as its detail.
  expect(after.data.groups).toMatchObject([{ kondisi: 'Baik', count: after.data.count }])
  const { detail } = after.data.groups[0]
  expect(Object.keys(detail[0])).toEqual([
    'no_faktur_beli',
    'kode_sales',
    'nama_barang',
    'kode_group',
    'harga_emas',
    'berat_nota',
    'berat',
    'harga_nota',
    'harga',
    'rata_asal',
    'persen_beli',
  ])
  // 5,438,500 for 4.120 gr is 1,320,024 a gram; (1,650,000 - 1,320,024) / 1,650,000 = 20.00 %.
  expect(detail.at(-1)).toMatchObject({
    no_faktur_beli: nomor,
    harga_emas: 1_650_000,
    berat_nota: 4.12,
    harga: dijual,
    persen_beli: 20,
  })
  expect((await laporan({ ...filter, kondisi: 'RUSAK' })).json.data.count).toBe(0)
  const none = await laporan({ ...filter, kelompok_harga: 'TIADA' })
  expect(none.status === 400 || none.json.data.count === 0).toBe(true)
})

it('a note that was partly bought back is printed as what is left of it', async () => {
  const { nomor } = await beli()
  const no_faktur_jual = (await isi(nomor)).baris[0].no_faktur_jual
  const jual = async () =>
    (await kasir.post('penjualan/get/bynota/single', { no_faktur: no_faktur_jual })).json.data
      .data[0]
  const gone = (await jual()).baris.filter((line: { dibeli_di: string | null }) => line.dibeli_di)
  expect(gone.at(-1)).toMatchObject({ dibeli_di: nomor })
  const print = { no_faktur_jual: [no_faktur_jual], id_cetak: randomUUID() }
  const paper = teks(await kasir.post('penjualan/cetak', print))
  expect(paper).toContain('NOTA SISA')
  expect(paper).toContain(`${8 - gone.length} barang`)
  expect(paper).toContain('Sudah dibeli kembali')
  expect(paper).not.toContain(gone[0].kode_barcode)
})
