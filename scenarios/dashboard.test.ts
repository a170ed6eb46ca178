import { sql } from 'kysely'
import { addDays } from '#kernel/tanggal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { hari, laporanHari, playDay, type HariKonter } from './hari-konter.ts'

// What the dashboard shows of a day is what the reports of that day tell.

interface Titik {
  readonly titik: string
  readonly nota: number
  readonly qty: number
  readonly berat: number
  readonly total: number
}

let day: HariKonter
const dari = async (path: string): Promise<unknown> => dataOf(await day.own.get(path))
const titik = async (path: string): Promise<readonly Titik[]> => {
  const data = await dari(path)
  return Array.isArray(data) ? data : []
}
const sum = (rows: readonly object[], name: string): number =>
  rows.reduce((all, row) => all + Number(Object(row)[name]), 0)

beforeAll(async () => {
  day = await playDay()
}, 120_000)
afterAll(() => day.shop.close())

describe('the dashboard', () => {
  it('draws the day by the hour, and the month by the day, to the same sum', async () => {
    for (const [sisi, laporan, kolom] of [
      ['penjualan', '/laporan-penjualan', 'harga_total'],
      ['pembelian', '/laporan-pembelian', 'harga'],
    ] as const) {
      const { totals } = await laporanHari(day.own, laporan)
      const jam = await titik(`${sisi}/chart?type=today`)
      expect(jam.every((one) => /^([01]\d|2[0-3])$/.test(one.titik))).toBe(true)
      expect(sum(jam, 'total')).toBe(totals[kolom])
      const bulan = await titik(`${sisi}/chart?type=monthly`)
      const kini = bulan.filter((one) => one.titik === hari)
      expect(kini).toMatchObject([{ total: totals[kolom], qty: totals['qty'] }])
      expect(sum(jam, 'nota')).toBe(kini[0]?.nota)
      expect(bulan.every((one) => one.titik.startsWith(hari.slice(0, 7)))).toBe(true)
    }
  })

  it('tells today beside last week, by kind and by seller', async () => {
    const { totals } = await laporanHari(day.own, '/laporan-penjualan')
    const found = Object(await dari('dashboard/hari-ini'))
    expect(found.tgl_system).toBe(hari)
    expect(found.penjualan).toMatchObject({ total: totals['harga_total'], total_lalu: 0 })
    expect(sum(found.jenis, 'total')).toBe(totals['harga_total'])
    expect(sum(found.sales, 'berat')).toBeCloseTo(totals['berat'] ?? 0, 3)
    expect(found.jenis[0].nama).not.toBe(found.jenis[0].kode)
  })

  it('answers an owner out of the books, each figure by another query', async () => {
    const found = Object(await dari('dashboard/pemilik'))
    const [buku] = await day.shop.rows<Record<string, number>>(sql`
      with laba as (
        select j.tgl_system, sum(j.kredit - j.debit)::bigint as laba from kencana.jurnal j
          join kencana.akun a on a.kode_toko = j.kode_toko and a.nomor_akun = j.nomor_akun
        where a.jenis_akun in ('PENDAPATAN', 'BIAYA') group by 1),
      kas as (select jenis, sum(jumlah_in - jumlah_out
        + case when jumlah_in > 0 then fee else -fee end)::bigint as saldo
        from kencana.kas group by 1)
      select (select sum(laba) from laba where tgl_system >= date_trunc('month', ${hari}::date))::bigint
          as laba_bulan,
        (select coalesce(sum(laba), 0) from laba where tgl_system = ${hari}::date)::bigint
          as laba_hari,
        (select saldo from kas where jenis = 'CASH') as kas,
        (select coalesce(sum(saldo), 0) from kas where jenis = 'TRANSFER')::bigint as bank,
        (select coalesce(sum(saldo), 0) from kas where jenis in ('DEBET', 'CREDIT'))::bigint as kartu,
        (select coalesce(sum(jumlah), 0) from kencana.titipan_uang)::bigint as titip,
        (select coalesce(sum(jumlah - pajak), 0) from kencana.janji_uang)::bigint as muka,
        (select count(*) from kencana.barang where status = 'HILANG')::bigint as hilang_pcs,
        (select count(*) from kencana.barang where status = 'PERJALANAN')::bigint as jalan_pcs`)
    const { muka = 0, titip = 0, ...sama } = buku ?? {}
    expect(found).toMatchObject({ ...sama, titipan: titip + muka })
    expect(found.laba_bulan).not.toBe(0)
    expect(sum(found.hari, 'laba')).toBe(found.laba_bulan)
    const { totals } = await laporanHari(day.own, '/laporan-penjualan')
    expect(found.hari.at(-1)).toMatchObject({ tgl: hari, jual: totals['harga_total'] })
    const emas = (await laporanHari(day.own, '/laporan-posisi-emas')).totals
    expect(found.emas).toBeCloseTo(emas['bersih'] ?? 0, 3)
    expect(found.nilai).toBe(emas['nilai'])
    const lalu = Object(
      dataOf(
        await day.own.post('stok/report-posisi-emas', {
          ...{ tgl: addDays(hari, -1), kadar: null, perubahan: 5 },
        }),
      ),
    )
    const kemarin = lalu.totals?.nilai ?? 0
    expect(found.nilai_gerak + found.nilai_harga).toBe(found.nilai - kemarin)
    expect((await day.kasir.get('dashboard/pemilik')).status).toBe(403)
  })

  it('says what waits, to whoever may deal with it', async () => {
    const baca = async (who: typeof day.kasir) => (await who.get('dashboard/menunggu')).json.data
    const semua: { kode: string; path: string }[] = await baca(day.own)
    const tutup = (await day.own.get('tutup-toko/status')).json.data.perhatian
    expect(semua).toMatchObject(
      tutup
        .filter(({ path }: { path: string | null }) => path !== null)
        .map(({ kalimat, kode }: { kalimat: string; kode: string }) => ({ kalimat, kode })),
    )
    expect(semua.length).toBeGreaterThan(0)
    const tamu = await day.shop.person('KASIR', 'kasir8', '/beranda')
    expect(await baca(tamu)).toEqual([])
  })

  it('shows the shop to whoever reads its reports, and the others what they entered', async () => {
    const { totals } = await laporanHari(day.own, '/laporan-penjualan')
    const lain = await day.shop.person('KASIR', 'kasir2')
    for (const [who, total] of [
      [day.kasir, totals['harga_total']],
      [lain, 0],
    ] as const) {
      const { penjualan, jenis } = dataOf(await who.get('dashboard/hari-ini'))
      expect([Object(penjualan).total, jenis]).toEqual([total, []])
      const { data } = (await who.get('penjualan/chart?type=today')).json
      expect(sum(data, 'total')).toBe(total)
    }
    const tahun = (await lain.get('transaction/daily-transaction-get-year')).json.data
    expect(tahun).toEqual([])
  })

  it('names groups and colleagues to a cashier, without cost and bank account', async () => {
    const { kasir, own } = day
    const [group] = (await kasir.get('group/get/all')).json.data
    expect(group).toMatchObject({ kode_group: '75', harga: 1_650_000 })
    for (const hidden of ['harga_beli', 'profit']) expect(group).not.toHaveProperty(hidden)
    const [sales] = (await kasir.get('sales/get/all')).json.data
    expect(Object.keys(sales).toSorted()).toEqual(['aktif', 'kode_sales', 'nama_sales', 'versi'])
    expect((await kasir.get('sales/get/all?q=7712345')).json.data).toEqual([])
    expect((await own.get('sales/get/all?q=7712345')).json.data).toHaveLength(1)
    const csv = await kasir.get('group/get/all?format=csv&sort=harga_beli')
    expect(csv.text).not.toContain('Harga Beli')
  })

  it('draws the year from the same days', async () => {
    const rows = await dari('transaction/daily-transaction-get-year')
    const { totals } = await laporanHari(day.own, '/laporan-penjualan')
    const beli = await laporanHari(day.own, '/laporan-pembelian')
    const kini = Object(rows).filter((row: { tgl: string }) => row.tgl === hari)
    expect(kini).toEqual([
      {
        tgl: hari,
        total_penjualan: totals['harga_total'],
        total_pembelian: beli.totals['harga'],
      },
    ])
  })

  it('tells the head office the same of its shops', async () => {
    const { totals } = await laporanHari(day.own, '/laporan-penjualan')
    const beli = await laporanHari(day.own, '/laporan-pembelian')
    const satu = async (path: string) =>
      Object(dataOf(await day.own.get(`cash-pusat/${path}`))).toko
    const sisi = { total_penjualan: totals['harga_total'], total_pembelian: beli.totals['harga'] }
    const [toko] = await satu('daily-transaction-chart')
    expect(toko).toMatchObject({ ...sisi, tgl_system: hari, total_service: 0, total_pesanan: 0 })
    expect((await satu('period-transaction-chart')).at(-1)).toMatchObject({ ...sisi, tgl: hari })
    const [kas] = await satu('daily-cash-chart')
    const tunai = await satu('daily-specific-chart?type=CASH')
    expect(kas.jumlah_in).toBe(sum(tunai, 'jumlah_in'))
    expect(kas.saldo_akhir).toBe(kas.saldo_awal + kas.jumlah_in - kas.jumlah_out)
    const semua = sum(await satu('daily-specific-chart'), 'jumlah_in')
    expect(semua).toBeGreaterThan(kas.jumlah_in)
    expect((await day.kasir.get('cash-pusat/daily-cash-chart')).status).toBe(403)
  })

  it('compares, and says what was earned and what lies in stock, as the reports do', async () => {
    const { toko } = Object(dataOf(await day.own.get('cash-pusat/perbandingan')))
    const { totals: margin } = await laporanHari(day.own, '/laporan-margin-penjualan')
    const saldo = await day.own.post('reportbarang/saldo-barang', { tgl: hari })
    const stok = Object(dataOf(saldo)).totals
    expect(toko[0]).toMatchObject({
      minggu_lalu: 0,
      margin: margin['margin'],
      qty: stok['pcs'],
      berat_stok: stok['berat'],
      nilai_stok: stok['pokok'],
    })
    expect(toko[0].margin).not.toBe(0)
  })

  it('refuses a chart that it does not know, with a sentence', async () => {
    const answer = await day.kasir.get('penjualan/chart?type=weekly')
    expect([answer.status, answer.json.message]).toEqual([400, expect.stringContaining('Type')])
    expect((await day.kasir.get('penjualan/chart')).status).toBe(400)
  })

  it('says the same once the day is closed', async () => {
    const before = await dari('transaction/daily-transaction-get-year')
    dataOf(await day.spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-23' }))
    expect(await dari('transaction/daily-transaction-get-year')).toEqual(before)
    const found = Object(await dari('dashboard/hari-ini'))
    expect([found.tgl_system, found.penjualan.total]).toEqual(['2026-11-23', 0])
  })
})
