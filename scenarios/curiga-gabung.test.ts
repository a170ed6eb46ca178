import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { geser, orang, tandai, type Temuan } from './curiga.ts'
import { fillMasters, personOf, type Person } from './shop.ts'

// Two records of one person: what was said of her large days stays said when they become one, and
// when they are two again.
let http: TestHttp
let kini = Date.parse('2026-11-21T15:00:00+07:00')
const hari = '2026-11-21'
const satu = orang('Ibu Ani', '0001')
const dua = orang('Ani Wijaya', '0002')
let own: Person
let spv: Person
let kasir: Person
let dulu = ''

async function jual(barang: readonly string[], siapa: object): Promise<string> {
  const saved = dataOf(await kasir.post('penjualan/simpan', notaCincin(barang, siapa)))
  return String(Object(saved['notajual'])[0])
}
async function temuan(): Promise<Temuan> {
  const path = `transaksi-mencurigakan?tgl_from=${hari}&tgl_to=${hari}&pola=BATAS`
  const [found, ...lain]: readonly Temuan[] = Object(dataOf(await spv.get(path)))
  if (!found || lain.length > 0) throw new Error(`${lain.length + 1} findings, not one`)
  return found
}
const dilaporkan = async () => {
  const isi = { tgl_from: hari, tgl_to: hari }
  const { rows } = (await spv.post('penjualan/report-transaksi-besar', isi)).json.data
  return rows.map(({ status_lapor }: { status_lapor: string }) => status_lapor)
}
const catatan = async (q: string) => {
  const [found] = (await spv.get(`pelanggan/cari?q=${q}`)).json.data
  return { id: found.id, kode_member: found.kode_member }
}
async function gabung(): Promise<unknown> {
  kini += 60_000
  const body = { utama: await catatan(satu.no_hp), ganda: await catatan(dua.no_hp) }
  const isi = { ...body, keterangan: 'Satu orang' }
  return dataOf(await spv.postApproved('gabung-pelanggan/simpan', isi, 'own'))['nomor']
}
async function pisah(nomor: unknown): Promise<void> {
  kini += 60_000
  const isi = { nomor, alasan: 'Ternyata dua orang' }
  dataOf(await spv.postApproved('gabung-pelanggan/batal', isi, 'own'))
  kini += 60_000
}

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: { millis: () => kini } })
  await http.addShop('GS1', 'PUSAT')
  own = personOf(http, 'own', await http.token('own', 'OWN', 'GS1'))
  await fillMasters(own)
  spv = personOf(http, 'spv', await http.token('spv', 'SPV', 'GS1'))
  kasir = personOf(http, 'kasir', await http.token('kasir', 'KASIR', 'GS1'))
  for (const [key, value] of [
    ['SKIP_VALIDASI_MODULE', true],
    ['BATAS_DATA_PELANGGAN', 3 * harga],
    ['BATAS_TRANSAKSI_BESAR', 5 * harga],
  ] as const)
    dataOf(await own.put(`para-system/key/${key}`, { value }))
  dataOf(await own.post('penjualan/harga-hari-ini', {}))
  const barang = await terimaCincin(own, 7)
  dulu = await jual(barang.slice(0, 1), satu)
  await geser(http.database.ownerUrl, 'GS1', dulu, 9)
  await jual(barang.slice(1, 6), dua)
}, 120_000)
afterAll(() => http.close())

it('keeps what was said of her day when her records become one, and two again', async () => {
  const semula = await temuan()
  const alasan = 'Pembeli lama, pengusaha'
  dataOf(await tandai(spv, semula, { tanda: 'DIPERIKSA', alasan }))
  const nomor = await gabung()
  const bersama = await temuan()
  expect(bersama.kunci).not.toBe(semula.kunci)
  expect(bersama).toMatchObject({ status: 'DIPERIKSA', ke: 0, riwayat: [{ alasan }] })
  expect(await dilaporkan()).toEqual(['BELUM'])

  const lapor = { tanda: 'DILAPORKAN', no_laporan: 'LT-4123', tgl_lapor: hari, alasan: null }
  dataOf(await tandai(spv, bersama, lapor))
  await pisah(nomor)
  const sesudah = await temuan()
  expect(sesudah.kunci).toBe(semula.kunci)
  expect(sesudah).toMatchObject({ status: 'DILAPORKAN', no_laporan: 'LT-4123', ke: 1 })
  expect(sesudah.riwayat).toHaveLength(2)
  expect(await dilaporkan()).toEqual(['SUDAH'])
  const keliru = await tandai(spv, sesudah, { tanda: 'WAJAR', alasan: 'Keliru' })
  expect(keliru.json.message).toBe('Temuan Ini Sudah Dilaporkan')

  await gabung()
  expect(await temuan()).toMatchObject({ status: 'DILAPORKAN', ke: 1 })
  expect(await dilaporkan()).toEqual(['SUDAH'])
})

it('leaves books that balance', async () => {
  await geser(http.database.ownerUrl, 'GS1', dulu, -9)
  const { beda } = await audit(http.database.ownerUrl, () => undefined)
  expect(beda).toEqual([])
})
