import { callOf } from '#kernel/report-call'
import type { TestAnswer } from '#server/test-http'
import { house } from '../src/house.ts'
import { dataOf, notaCincin, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A day of the counter, for those who read about it: sales, purchases, exchanges, a deposit, and
// what was undone again.

export const hari = '2026-11-22'
const rekening = '1234567890'

export interface Laporan {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly totals: Readonly<Record<string, number>>
  readonly count: number
}

/** A report of the day by its path: with its example's filters, and these. */
export async function laporanHari(who: Person, path: string, lain: object = {}): Promise<Laporan> {
  const report = house.reports.find((each) => each.path === path)
  if (!report) throw new Error(`no report ${path}`)
  const body = { ...report.contoh, tgl: hari, tgl_from: hari, tgl_to: hari, ...lain }
  const given = Object.fromEntries(
    Object.keys(report.filters).map((name) => [name, Object(body)[name]]),
  )
  const answer: TestAnswer = await who.post(callOf(report).path, given)
  dataOf(answer)
  return answer.json.data
}

/** The people of the shop, the rings of an earlier day (`lama`) and those in the tray (`baru`). */
export interface HariKonter {
  readonly shop: Shop
  readonly own: Person
  readonly spv: Person
  readonly kasir: Person
  readonly lama: readonly string[]
  readonly baru: readonly string[]
}

interface Kunjungan {
  readonly jual?: readonly string[]
  readonly baris?: readonly object[]
  readonly beli?: readonly object[]
  readonly bayar?: (total: number) => object[]
  readonly valid?: boolean
}
interface Tersimpan {
  readonly no_faktur_group: string
  readonly notajual: string[]
  readonly notabeli: string[]
}

const customer = {
  nama_customer: 'IBU SITI',
  alamat_customer: 'Jalan Kenari 1',
  no_hp: '081234567890',
}
const tunai = (total: number): object[] =>
  total === 0 ? [] : [{ jenis: 'CASH', jumlah: Math.abs(total) }]

const totalOf = async (who: Person, path: string, body: object): Promise<number> =>
  Number(dataOf(await who.post(path, body))['total'])

const sahkan = async (who: Person, nomor: string): Promise<void> => {
  dataOf(await who.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [nomor] }))
}

/** A visit of any kind, approved where it must be; validated unless told. */
async function kunjungan({ kasir, spv }: HariKonter, isi: Kunjungan): Promise<Tersimpan> {
  const { bayar = tunai, beli = [], jual = [], valid = true } = isi
  const baris = isi.baris ?? jual.map((kode_barcode) => ({ kode_barcode }))
  const pembelian = { jenis: 'BELI', baris: beli }
  const dijual = baris.length > 0 ? await totalOf(kasir, 'penjualan/hitung', { baris }) : 0
  const dibeli =
    beli.length > 0
      ? await totalOf(kasir, 'pembelian/hitung', { ...pembelian, nilai_jual: dijual })
      : 0
  const total = dijual - dibeli
  const saved = await kasir.postApproved(
    'penjualan/simpan',
    {
      ...notaCincin([]),
      ...customer,
      baris,
      total,
      pembayaran: bayar(total),
      ...(beli.length > 0 ? { pembelian } : {}),
    },
    'own',
  )
  dataOf(saved)
  const visit: Tersimpan = saved.json.data
  if (valid) await sahkan(spv, visit.no_faktur_group)
  return visit
}

/** Sold: three in cash and by card, one below its cost, two in exchanges; bought: six. */
async function jualBeli(day: HariKonter): Promise<void> {
  const { baru, lama } = day
  const kembali = (at: number, lain: object = {}): object => ({
    kode_barcode: lama[at],
    kode_kondisi: 'BAIK',
    berat_kotor: 4.12,
    ...lain,
  })
  const kartu = (total: number) => [
    { jenis: 'DEBET', jumlah: total - 1_000_000, fee: 30_000, no_rekening: rekening },
    ...tunai(1_000_000),
  ]
  const transfer = (total: number) => [
    { jenis: 'TRANSFER', jumlah: -total, fee: 6_500, no_rekening: rekening },
  ]
  await kunjungan(day, { jual: baru.slice(0, 1) })
  await kunjungan(day, { jual: baru.slice(1, 3), bayar: kartu })
  await kunjungan(day, { baris: [{ kode_barcode: baru[3], harga_setuju: 6_000_000 }] })
  await kunjungan(day, { jual: baru.slice(4, 5), beli: [kembali(0)] }) //             he pays
  await kunjungan(day, { jual: baru.slice(5, 6), beli: [kembali(1), kembali(2)] }) // the shop pays
  await kunjungan(day, { beli: [kembali(3, { berat_kotor: 4.01 })] }) //              lighter
  await kunjungan(day, { beli: [kembali(4, { harga_setuju: 7_000_000 })] }) //        above its note
  await kunjungan(day, { beli: [kembali(5)], bayar: transfer })

  const alasan = 'salah pilih cincin'
  const { kasir, spv } = day
  const batal = async (path: string, body: object) =>
    dataOf(await spv.postApproved(path, { ...body, alasan }, 'own'))
  const jual = await kunjungan(day, { jual: baru.slice(6, 7) })
  await batal('penjualan/batal', { no_faktur_jual: jual.notajual[0] })
  const beli = await kunjungan(day, { beli: [kembali(6)] })
  await batal('pembelian/batal', { no_faktur_beli: beli.notabeli[0] })
  const tukar = await kunjungan(day, { jual: baru.slice(7, 8), beli: [kembali(7)] })
  await batal('tukar-tambah/batal', { no_faktur_group: tukar.no_faktur_group })
  const open = await kunjungan(day, { jual: baru.slice(8, 9), valid: false })
  const list = [open.no_faktur_group]
  dataOf(await kasir.post('validasi/cancel/jualbeli', { penjualan: list, pembelian: list }))
}

/** Five million are left for a ring of seven, and two for nothing yet; the first ring is taken. */
async function titip(day: HariKonter): Promise<void> {
  const { baru, kasir, spv } = day
  const dititip = async (jumlah: number): Promise<unknown> => {
    const body = { kode_sales: 'SLS1', ...customer, jumlah, pembayaran: tunai(jumlah) }
    const { no_titipan } = dataOf(await kasir.post('titipan/simpan', body))
    dataOf(await spv.post('validasi/simpan/titipan', { titipan: [no_titipan] }))
    return no_titipan
  }
  await dititip(2_000_000)
  const no_ref = await dititip(5_000_000)
  const bayar = (total: number) => [
    { jenis: 'TITIPAN', no_ref, jumlah: 5_000_000 },
    ...tunai(total - 5_000_000),
  ]
  await kunjungan(day, { jual: baru.slice(9, 10), bayar })
}

/** A shop whose day was played; the day before is closed, and sold eight rings of it. */
export async function playDay(): Promise<HariKonter> {
  const shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  for (const flag of ['REKAP_PENJUALAN_MODULE', 'REKAP_PEMBELIAN_MODULE', 'PPN_PERSEN_MODULE'])
    dataOf(await own.put(`para-system/key/${flag}`, { value: true }))
  await spv.post('penjualan/harga-hari-ini', {})
  const lama = await terimaCincin(spv, 8)
  const baru = await terimaCincin(spv, 10)
  const sold = dataOf(await kasir.post('penjualan/simpan', notaCincin(lama)))
  await sahkan(spv, String(sold['no_faktur_group']))
  dataOf(await spv.post('tutup-toko', { tgl_system: '2026-11-21', tgl_berikut: hari }))
  await spv.post('penjualan/harga-hari-ini', {})
  const day = { shop, own, spv, kasir, lama, baru }
  await jualBeli(day)
  await titip(day)
  return day
}
