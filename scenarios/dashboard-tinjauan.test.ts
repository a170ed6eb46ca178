import { sql } from 'kysely'
import { addDays } from '#kernel/tanggal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { hari, laporanHari, playDay, type HariKonter } from './hari-konter.ts'

// The pictures behind the day: what they show, the raw books say by another query.

let day: HariKonter
const dari = async (path: string): Promise<unknown> => dataOf(await day.own.get(path))
const titik = async (path: string): Promise<readonly object[]> => {
  const data = await dari(path)
  return Array.isArray(data) ? data : []
}
const sum = (rows: readonly object[], name: string): number =>
  rows.reduce((all, row) => all + Number(Object(row)[name]), 0)

beforeAll(async () => {
  day = await playDay()
}, 120_000)
afterAll(() => day.shop.close())

describe('the pictures of the dashboard', () => {
  it('draws the age of the stock, grams by kadar and acts per person, out of the books', async () => {
    const umur = await titik('dashboard/umur-stok')
    const stok = await day.shop.rows<Record<string, string | number>>(sql`
      select b.kode_dept, count(*)::int as pcs,
        coalesce(sum(harga_pokok) filter (where ${hari}::date - tgl_masuk <= 30), 0)::bigint
          as umur_30,
        coalesce(sum(harga_pokok) filter (where ${hari}::date - tgl_masuk between 31 and 90), 0)
          ::bigint as umur_90,
        coalesce(sum(harga_pokok) filter (where ${hari}::date - tgl_masuk between 91 and 180), 0)
          ::bigint as umur_180,
        coalesce(sum(harga_pokok) filter (where ${hari}::date - tgl_masuk between 181 and 365), 0)
          ::bigint as umur_365,
        coalesce(sum(harga_pokok) filter (where ${hari}::date - tgl_masuk > 365), 0)::bigint
          as umur_lama
      from kencana.barang b where kode_gudang is not null group by 1 order by sum(harga_pokok) desc`)
    expect(umur).toMatchObject(stok)
    const laporan = await day.own.post('reportbarang/umur-barang', {
      ...{ kode_group: null, kode_dept: null, kode_baki: null },
    })
    const golongan = ['umur_30', 'umur_90', 'umur_180', 'umur_365', 'umur_lama']
    expect(golongan.reduce((all, name) => all + sum(umur, name), 0)).toBe(
      Object(dataOf(laporan)).totals.pokok,
    )
    // Rings that lie longer are in another stretch, on both sides of each border.
    const lama = (
      days: number,
    ) => sql`update kencana.barang set tgl_masuk = ${hari}::date - ${days}::int
      where kode_gudang is not null`
    for (const [days, n] of [
      ...([
        [30, 1],
        [31, 2],
        [90, 2],
        [91, 3],
        [180, 3],
        [181, 4],
        [365, 4],
        [366, 5],
      ] as const),
    ])
      expect(
        await day.shop.andai(
          [lama(days)],
          sql`select distinct n from kencana.umur_stok('GS1', ${hari}::date)`,
        ),
      ).toEqual([{ n }])
  })

  it('weighs what was bought and sold by kadar, as the notes say', async () => {
    const gram = await titik('dashboard/gram-kadar')
    const buku = await day.shop.rows<Record<string, number>>(sql`
      select kadar, sum(jual)::bigint as dijual, sum(beli)::bigint as dibeli from (
        select b.kadar, b.berat as jual, 0 as beli, b.id from kencana.penjualan_baris b
          join kencana.penjualan p on p.id = b.id where p.tgl_system >= ${hari.slice(0, 8) + '01'}::date
        union all select b.kadar, 0, b.berat, b.id from kencana.pembelian_baris b
          join kencana.pembelian p on p.id = b.id and p.jenis = 'BELI'
          where p.tgl_system >= ${hari.slice(0, 8) + '01'}::date) x
        join kencana.status_dokumen s on s.id = x.id and s.status = 'VALID'
      group by kadar order by kadar desc`)
    const wire = buku.map(({ dibeli = 0, dijual = 0, kadar = 0 }) => ({
      kadar: kadar / 100,
      dijual: dijual / 1000,
      dibeli: dibeli / 1000,
    }))
    expect(gram).toEqual(wire)
    expect(wire.every(({ dibeli, dijual }) => dibeli > 0 && dijual > 0)).toBe(true)
    const per = await laporanHari(day.own, '/laporan-penjualan-per-kadar', {
      tgl_from: `${hari.slice(0, 8)}01`,
    })
    expect(sum(gram, 'dijual')).toBeCloseTo(per.totals['berat'] ?? 0, 3)
  })

  it('counts per person what is done with care, as the reports of control do', async () => {
    const orang = await titik('dashboard/per-orang')
    const bulan = { tgl_from: `${hari.slice(0, 8)}01`, user_id: null }
    const batal = await laporanHari(day.own, '/laporan-batal-penjualan', bulan)
    const batalBeli = await laporanHari(day.own, '/laporan-batal-pembelian', bulan)
    expect(sum(orang, 'batal')).toBe(batal.rows.length + batalBeli.rows.length)
    expect(sum(orang, 'batal')).toBeGreaterThan(0)
    const [buku] = await day.shop.rows<Record<string, number>>(sql`
      select (select count(*) from kencana.otorisasi where pemberi is not null
          and status in ('DISETUJUI', 'DIPAKAI'))::int as otorisasi,
        (select count(*) from kencana.penjualan p join kencana.status_dokumen s on s.id = p.id
          and s.status = 'VALID' where p.diskon > 0)::int as diskon,
        (select coalesce(sum(p.diskon), 0) from kencana.penjualan p
          join kencana.status_dokumen s on s.id = p.id and s.status = 'VALID')::bigint as rp_diskon,
        (select count(*) from kencana.cetak_nota where ke > 1 and tercetak is not false)::int
          as cetak_ulang`)
    for (const name of ['otorisasi', 'diskon', 'rp_diskon', 'cetak_ulang'])
      expect([name, sum(orang, name)]).toEqual([name, buku?.[name]])
    expect(buku?.['otorisasi']).toBeGreaterThan(0)
    for (const path of ['umur-stok', 'per-orang', 'ganjil'])
      expect((await day.kasir.get(`dashboard/${path}`)).status).toBe(403)
  })

  it('counts what is odd as its screen lists it, in the shop and in the chain', async () => {
    const sejak = addDays(hari, -6)
    const { json } = await day.own.get(
      `transaksi-perlu-diperiksa?tgl_from=${sejak}&tgl_to=${hari}&status=TERBUKA`,
    )
    const found = Object(await dari('dashboard/ganjil'))
    expect(found.jumlah).toBe(json.count)
    expect(sum(found.pola, 'jumlah')).toBe(json.count)
    const { toko } = Object(dataOf(await day.own.get('cash-pusat/ganjil')))
    expect(toko).toMatchObject([{ kode_toko: 'GS1', jumlah: json.count }])
    expect((await day.kasir.get('cash-pusat/ganjil')).status).toBe(403)
  })

  it('draws the last fortnight of a shop, empty days too', async () => {
    const { toko } = Object(dataOf(await day.own.get('cash-pusat/perbandingan')))
    const jual = await day.shop.rows<{ tgl: string; total: number }>(sql`
      select p.tgl_system as tgl, sum(p.harga_total)::bigint as total from kencana.penjualan p
        join kencana.status_dokumen s on s.id = p.id and s.status = 'VALID' group by 1`)
    const pada = new Map(jual.map(({ tgl, total }) => [tgl, total]))
    expect(toko[0].tren).toEqual(
      Array.from({ length: 14 }, (_, at) => {
        const tgl = addDays(hari, at - 13)
        return { tgl, total: pada.get(tgl) ?? 0 }
      }),
    )
    expect(pada.size).toBe(2)
  })

  it('answers every chart that SPEC 7 names', async () => {
    for (const path of [
      ...['daily-transaction-chart', 'period-transaction-chart', 'daily-cash-chart'],
      ...[`daily-biaya?tgl_system=${hari}`, `outstand-noncash?tgl_system=${hari}`],
      ...['daily-specific-chart?kategori=PENJUALAN&type=ALL', 'daily-specific-chart?type=TRANSFER'],
    ])
      expect([path, (await day.own.get(`cash-pusat/${path}`)).status]).toEqual([path, 200])
    for (const sisi of ['service', 'pesanan', 'pembelian', 'penjualan'])
      for (const type of ['today', 'monthly'])
        expect([sisi, (await day.own.get(`${sisi}/chart?type=${type}`)).status]).toEqual([
          sisi,
          200,
        ])
    const tahun = await day.own.get('transaction/daily-transaction-get-year')
    expect(tahun.status).toBe(200)
  })
})
