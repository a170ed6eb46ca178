import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { hutangLunas } from './hutang.ts'
import { isiLaci } from './laci.ts'
import { fotoService, tiketService } from './service.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Three rings are sold by one seller, a ring comes for service, a loan is given and redeemed.
let shop: Shop
let mu: Person

const hari = { tgl_from: '2026-11-12', tgl_to: '2026-11-21' }
const baris = async (body: object = hari) =>
  (await mu.post('periksa/report-analisa-manajerial', body)).json.data.rows

beforeAll(async () => {
  shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  mu = await shop.person('MU')
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  await isiLaci(spv, 20_000_000, spv, kasir)
  const barcodes = await terimaCincin(spv, 5)
  dataOf(await kasir.post('penjualan/harga-hari-ini', {}))
  const groups: unknown[] = []
  for (const dijual of [barcodes.slice(0, 1), barcodes.slice(1, 3)])
    groups.push(dataOf(await kasir.post('penjualan/simpan', notaCincin(dijual)))['no_faktur_group'])
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: groups, pembelian: [] }))
  dataOf(await kasir.post('service/simpan', tiketService(await fotoService(kasir))))
  await hutangLunas(own, kasir, spv)
}, 60_000)
afterAll(() => shop.close())

it('counts what began: the mean note, grams of a seller, how long the stock lasts', async () => {
  const [piece] = await shop.rows<{ berat: number }>(
    sql`select berat::float8 as berat from barang limit 1`,
  )
  const gram = (piece?.berat ?? 0) / 1000
  expect(gram).toBeGreaterThan(1)
  const jumlah = 3 * harga
  expect(await baris()).toMatchObject([
    {
      ...{ kegiatan: 'Penjualan', nota: 2, jumlah, rata_nota: Math.round(jumlah / 2) },
      berat: Number((3 * gram).toFixed(3)),
      per_sales: Number((3 * gram).toFixed(3)),
      perputaran: Math.round((2 * 10) / 3), // two rings lie here, three went in ten days
    },
    { kegiatan: 'Pembelian', nota: 0, jumlah: 0, rata_nota: null, per_sales: null },
    { kegiatan: 'Service', nota: 1, jumlah: 250_000, berat: 4.123, perputaran: null },
    { kegiatan: 'Hutang', nota: 1, jumlah: 7_350_000, berat: 20.122, rata_nota: 7_350_000 },
  ])
})

it('says nothing happened before', async () => {
  const dulu = await baris({ tgl_from: '2026-10-01', tgl_to: '2026-10-31' })
  expect(dulu.map((row: { nota: number }) => row.nota)).toEqual([0, 0, 0, 0])
})

it('sets the same days of the year before beside it', async () => {
  await shop.paksa([
    sql`update kencana.dokumen set tgl_system = '2025-11-20' where jenis = 'HUTANG'`,
    sql`update kencana.dokumen set isi = jsonb_set(isi, '{taksiran}', '312500')
      where jenis = 'SERVICE'`,
  ])
  const rows = await baris()
  expect(rows[3]).toMatchObject({ nota: 0, jumlah: 0, tahun_lalu: 7_350_000, berubah: -100 })
  expect(rows[2]).toMatchObject({ jumlah: 312_500, tahun_lalu: 0, berubah: null })
})
