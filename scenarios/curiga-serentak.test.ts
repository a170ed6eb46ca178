import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '#server/audit/audit'
import { openDb } from '#server/db'
import { createTestHttp, type TestHttp } from '#server/test-http'
import { servedModules } from '../src/house.server.ts'
import { house } from '../src/house.ts'
import { cincin, dataOf, harga, notaCincin } from './cincin.ts'
import { bukaToko, geser, orang, type Toko } from './curiga.ts'
import { tanpaNota } from './mata.ts'
import { dipesan } from './pesanan.ts'
import { titip } from './titip.ts'

// What people did is asked of one at a sale, and of all of a month by the report of large sums: one
// text answers both. A month of two shops in which every way to a person is gone.
let http: TestHttp
const hari = '2026-11-21'
const jam = { millis: () => Date.parse('2026-11-21T15:00:00+07:00') }

const chain: Record<string, Toko> = {}
const toko = (kode: string): Toko => {
  const found = chain[kode]
  if (!found) throw new Error(`no shop ${kode}`)
  return found
}

const ambil = (kode: string, jumlah: number): string[] => toko(kode).barang.splice(0, jumlah)
async function jual(
  kode: string,
  jumlah: number,
  siapa: object,
  oleh = toko(kode).kasir,
): Promise<string> {
  const nota = notaCincin(ambil(kode, jumlah), siapa)
  const saved = dataOf(await oleh.post('penjualan/simpan', nota))
  return String(Object(saved['notajual'])[0])
}
/** Gold that comes in without a nota, and rings that go out for it. */
async function tukar(jumlah: number, siapa: ReturnType<typeof orang>): Promise<number> {
  const { kasir } = toko('GS1')
  const pembelian = { jenis: 'BELI', baris: [tanpaNota(cincin.berat)] }
  const { total } = Object(dataOf(await kasir.post('pembelian/hitung', pembelian)))
  const { jenis_identitas, no_identitas } = siapa
  const sisa = jumlah * harga - Number(total)
  dataOf(
    await kasir.post('penjualan/simpan', {
      ...notaCincin(ambil('GS1', jumlah), siapa),
      pembelian: { ...pembelian, jenis_identitas, no_identitas },
      ...{ total: sisa, pembayaran: [{ jenis: 'CASH', jumlah: Math.abs(sisa) }] },
    }),
  )
  return Number(total)
}
/** Another bought it than its nota says. */
async function koreksi(no_faktur_jual: string, siapa: object): Promise<void> {
  const pembayaran = [{ jenis: 'CASH', jumlah: harga, diterima: harga }]
  const isi = { no_faktur_jual, versi: 0, alasan: 'Salah tulis', kode_sales: 'SLS1', pembayaran }
  dataOf(await toko('GS1').kasir.postApproved('penjualan/koreksi', { ...isi, ...siapa }, 'spv.gs1'))
}

const [ani, ana] = [orang('Ibu Ani', '0001'), orang('Ana Wijaya', '0002')]
const citra = orang('Citra', '0003')
const eko = orang('Eko', '0004')
const rudi = { ...eko, nama_customer: 'Rudi', no_hp: '6281255557777' }
const [fajar, gita] = [orang('Fajar', '0005'), orang('Gita', '0006')]
const [hadi, ina] = [orang('Hadi', '0007'), orang('Ina', '0008')]
const [joko, kiki, maya] = [orang('Joko', '0009'), orang('Kiki', '0010'), orang('Maya', '0011')]
let dibeli = 0
let dulu = ''

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules, clock: jam })
  for (const kode of ['GS1', 'GS2']) chain[kode] = await bukaToko(http, kode, 16)
  const { kasir, spv } = toko('GS1')
  // Split over two shops and two days; one card at two shops, under two names.
  dulu = await jual('GS2', 3, citra)
  await geser(http.database.ownerUrl, 'GS2', dulu, 2)
  await jual('GS1', 2, citra)
  await jual('GS2', 1, eko)
  await jual('GS1', 1, rudi)
  // Gold bought and sold again, and gold for rings.
  dibeli = await tukar(0, fajar)
  await jual('GS1', 1, { nama_customer: 'Siti', no_hp: '6281299998888' })
  await tukar(2, gita)
  // Bought by somebody else than was written; taken back.
  await jual('GS1', 1, hadi)
  await koreksi(await jual('GS1', 1, hadi), ina)
  const isi = { no_faktur_jual: await jual('GS1', 1, maya, spv), alasan: 'Tidak jadi' }
  dataOf(await spv.postApproved('penjualan/batal', isi, 'own.gs1'))
  // A deposit, an order.
  dataOf(await kasir.post('titipan/simpan', titip(undefined, 500_000, joko)))
  dataOf(await kasir.post('pesanan/simpan', dipesan(1_000_003, kiki)))
  // Two records that are one person.
  await jual('GS1', 1, ani)
  await jual('GS1', 2, ana)
  const catatan = async (q: string) => {
    const [found] = (await spv.get(`pelanggan/cari?q=${q}`)).json.data
    return { id: found.id, kode_member: found.kode_member }
  }
  const gabung = { utama: await catatan(ani.no_hp), ganda: await catatan(ana.no_hp) }
  const satu = { ...gabung, keterangan: 'Satu orang' }
  dataOf(await spv.postApproved('gabung-pelanggan/simpan', satu, 'own.gs1'))
}, 120_000)
afterAll(() => http.close())

interface Perbuatan {
  readonly id_orang: string
  readonly nama_customer: string
  readonly kode_toko: string
  readonly tgl_system: string
  readonly jenis: string
  readonly nilai: number
}
/** What all did, each asked for by himself among these people. */
async function perbuatan(siapa: ReturnType<typeof sql>) {
  const owner = openDb(http.database.ownerUrl)
  try {
    return await owner.chain.rows(
      sql<Perbuatan>`select p.id_orang, c.nama_customer, p.kode_toko, p.tgl_system::text, p.jenis,
          p.nilai::int, p.id, p.saat
        from (select id from kencana.orang) o
          join lateral kencana.perbuatan_orang(${siapa}, '2026-11-01', ${hari}::date) p
            on p.id_orang = o.id
          join kencana.pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
        order by c.nama_customer, p.kode_toko, p.nilai, p.id`,
    )
  } finally {
    await owner.close()
  }
}

it('says of all at once what it says of each, whatever way leads to them', async () => {
  const satu = await perbuatan(sql`array[o.id]`)
  expect(await perbuatan(sql`(select array_agg(id) from kencana.orang)`)).toEqual(satu)
  expect(
    satu.map(({ jenis, kode_toko, nama_customer, nilai, tgl_system }) =>
      [nama_customer, kode_toko, tgl_system.slice(8), jenis, nilai].join(' '),
    ),
  ).toEqual([
    `Ana Wijaya GS1 21 JUAL ${2 * harga}`,
    `Citra GS1 21 JUAL ${2 * harga}`,
    `Citra GS2 19 JUAL ${3 * harga}`,
    `Eko GS2 21 JUAL ${harga}`,
    `Fajar GS1 21 BELI ${dibeli}`,
    `Gita GS1 21 TUKAR ${2 * harga}`,
    `Hadi GS1 21 JUAL ${harga}`,
    `Ibu Ani GS1 21 JUAL ${harga}`,
    `Ina GS1 21 JUAL ${harga}`,
    'Joko GS1 21 TITIPAN 500000',
    'Kiki GS1 21 PESANAN 1000003',
    `Rudi GS1 21 JUAL ${harga}`,
    `Siti GS1 21 JUAL ${harga}`,
  ])
  const milik = (nama: string) => satu.find(({ nama_customer }) => nama_customer === nama)?.id_orang
  expect(milik('Ana Wijaya')).toBe(milik('Ibu Ani'))
  expect(milik('Rudi')).toBe(milik('Eko'))
  expect(new Set(satu.map(({ id_orang }) => id_orang)).size).toBe(10)
})

it('leaves books that balance', async () => {
  await geser(http.database.ownerUrl, 'GS2', dulu, -2)
  const { beda } = await audit(http.database.ownerUrl, () => undefined)
  expect(beda).toEqual([])
})
