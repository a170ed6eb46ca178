import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf } from '#kernel/report-call'
import { house } from '../src/house.ts'
import { cincin, dataOf, notaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A sale of yesterday is taken back today, with tax inside its price. Yesterday stays as it was
// closed; today every figure of sales loses what was sold by mistake, as the journal does.

const kemarin = '2026-11-21'
const hari = '2026-11-22'
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
/** The ring of the mistaken note, which was taken back, and the other one. */
let kode: readonly string[]
/** What the mistaken note came to, of 5,237 gr; the other one of the day, of 3,411 gr, stays. */
let salah: number

interface Laporan {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly totals: Readonly<Record<string, number>>
  readonly count: number
}
async function laporan(path: string, tgl_from = kemarin, tgl_to = hari, lain: object = {}) {
  const report = house.reports.find((each) => each.path === path)
  if (!report) throw new Error(`no report ${path}`)
  const body: object = { ...report.contoh, tgl_from, tgl_to, ...lain }
  const given = Object.fromEntries(
    Object.keys(report.filters).map((name) => [name, Object(body)[name]]),
  )
  const answer = await own.post(callOf(report).path, given)
  dataOf(answer)
  const told: Laporan = answer.json.data
  return told
}
const total = async (path: string, dari?: string, sampai?: string): Promise<number | undefined> =>
  (await laporan(path, dari, sampai)).totals['harga_total']

/** What an account moved in these days, on the side of revenue. */
async function kredit(nomor_akun: string, dari = kemarin, sampai = hari): Promise<number> {
  const { totals } = await laporan('/laporan-jurnal', dari, sampai, { nomor_akun })
  return (totals['kredit'] ?? 0) - (totals['debet'] ?? 0)
}
const labaJurnal = async (dari?: string, sampai?: string): Promise<number> => {
  const akun = ['4101', '4103', '4104', '5101']
  const each = await Promise.all(akun.map((nomor) => kredit(nomor, dari, sampai)))
  return each.reduce((sum, one) => sum + one, 0)
}

async function jual(kasir: Person, kode_barcode: string): Promise<number> {
  const baris = [{ kode_barcode }]
  const total = Number(dataOf(await kasir.post('penjualan/hitung', { baris }))['total'])
  const nota = notaCincin([kode_barcode], { total, pembayaran: [{ jenis: 'CASH', jumlah: total }] })
  const { no_faktur_group } = dataOf(await kasir.post('penjualan/simpan', nota))
  const list = [no_faktur_group]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
  return total
}

/** A visit that takes one of the two back, for what it was sold for. */
const notaKoreksi = (at: number, berat_kotor: number, jumlah: number) => ({
  ...notaCincin([]),
  nama_customer: 'IBU SITI',
  alamat_customer: 'Jalan Kenari 1',
  no_hp: '081234567890',
  keterangan: 'salah barang',
  total: -jumlah,
  pembayaran: [{ jenis: 'CASH', jumlah }],
  pembelian: {
    jenis: 'KOREKSI',
    baris: [{ kode_barcode: kode[at], kode_kondisi: 'BAIK', berat_kotor }],
  },
})

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  for (const flag of ['REKAP_PENJUALAN_MODULE', 'PPN_PERSEN_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  await spv.post('penjualan/harga-hari-ini', {})
  const baris = [5.237, 3.411].map((berat, at) => ({
    ...cincin,
    berat,
    harga_pokok: [7_654_321, 4_987_654][at],
  }))
  const made = await spv.post('barang/tambah', { asal: 'SALDO AWAL', baris })
  const [satu, dua] = made.json.data.barang
  kode = [satu.kode_barcode, dua.kode_barcode]
  salah = await jual(kasir, satu.kode_barcode)
  await jual(kasir, dua.kode_barcode)
  dataOf(await spv.post('tutup-toko', { tgl_system: kemarin, tgl_berikut: hari }))
  await spv.post('penjualan/harga-hari-ini', {})
  const saved = await kasir.postApproved('penjualan/simpan', notaKoreksi(0, 5.237, salah), 'own')
  const list = [dataOf(saved)['no_faktur_group']]
  dataOf(await spv.post('validasi/simpan/jualbeli', { penjualan: list, pembelian: list }))
}, 120_000)
afterAll(() => shop.close())

const lists = ['', '-detail', '-per-sales', '-per-jenis', '-per-kadar']

describe.each([['while the day is open'], ['once it is closed']])('a koreksi, %s', (kapan) => {
  beforeAll(async () => {
    if (kapan.startsWith('once'))
      dataOf(await spv.post('tutup-toko', { tgl_system: hari, tgl_berikut: '2026-11-23' }))
  })

  it('takes the sale off every figure on its own day, and off none of the day before', async () => {
    for (const path of [
      ...lists.map((each) => `/laporan-penjualan${each}`),
      '/laporan-rekap-penjualan',
    ]) {
      expect([path, await total(path, hari)]).toEqual([path, -salah])
      const both = (await total(path)) ?? 0
      expect([path, (await total(path, kemarin, kemarin)) ?? 0]).toEqual([path, both + salah])
    }
    expect((await laporan('/laporan-penjualan-detail', hari)).totals).toMatchObject({
      berat: -5.237,
    })
    expect((await laporan('/laporan-penjualan-per-pembayaran', hari)).totals).toMatchObject({
      jumlah: -salah,
    })
    const [row] = (await laporan('/laporan-penjualan', hari)).rows
    expect(row).toMatchObject({ no_faktur_jual: 'FB-GS1-261122-0001', qty: -1 })
    expect((await laporan('/laporan-penjualan')).count).toBe(3)
  })

  it('leaves the tax recap equal to the account of the tax', async () => {
    const { count, totals } = await laporan('/laporan-rekap-penjualan-pajak')
    expect(totals['ppn']).toBe(await kredit('2103'))
    expect(totals['ppn']).toBeGreaterThan(0)
    expect(count).toBe(3)
    expect((await laporan('/laporan-rekap-penjualan-pajak', hari)).totals['ppn']).toBe(
      await kredit('2103', hari),
    )
  })

  it('leaves the margin equal to the revenue of the journal less its cost', async () => {
    for (const [dari, sampai] of [
      [kemarin, kemarin],
      [hari, hari],
      [kemarin, hari],
    ] as const) {
      const { totals } = await laporan('/laporan-margin-penjualan', dari, sampai)
      expect([dari, sampai, totals['margin']]).toEqual([
        dari,
        sampai,
        await labaJurnal(dari, sampai),
      ])
    }
  })

  it('is no purchase on the dashboard, and less sold', async () => {
    if (!kapan.startsWith('while')) return
    const now = dataOf(await own.get('dashboard/hari-ini'))
    expect(now).toMatchObject({
      penjualan: { total: -salah, qty: -1 },
      pembelian: { total: 0, qty: 0 },
    })
    const jam = await own.get('penjualan/chart?type=today')
    expect(jam.json.data).toMatchObject([{ total: -salah, nota: -1 }])
  })

  it('leaves books that agree', async () => expect(await shop.audit()).toEqual([]))
})

it('that will be refused is refused before anybody is asked', async () => {
  const ditanya = () => shop.rows(sql`select no_otorisasi from otorisasi`)
  const sebelum = await ditanya()
  dataOf(await own.put('para-system/key/KOREKSI_PALING_LAMA', { value: 1 }))
  for (const [at, berat, kalimat] of [
    [0, 5.237, `Barang ${kode[0]} Sudah Dibeli Kembali Atau Ditukar Di FB-GS1-261122-0001`],
    [1, 3.411, 'Nota 2 Hari Lalu, Koreksi Paling Lama 1 Hari'],
  ] as const) {
    const { json, status } = await kasir.post('penjualan/simpan', notaKoreksi(at, berat, salah))
    expect([status, json.message]).toEqual([400, kalimat])
  }
  expect(await ditanya()).toEqual(sebelum)
})
