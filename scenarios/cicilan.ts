import { sql } from 'kysely'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { parameterCicilan } from '#modules/cicilan/parameter-cicilan'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'
import { dengan, tunai } from './titip.ts'

/** The plan of the tests: 30 % and Rp 25.000 before, six months of 1,5 %, 0,1 % a day late. */
export const rencana = {
  kode_cicilan: '6BLN',
  nama_cicilan: 'Enam Bulan',
  berlaku_mulai: '2026-01-01',
  lama_bulan: 6,
  uang_muka_persen: 30,
  bunga_persen: 1.5,
  denda_persen: 0.1,
  biaya_rp: 25_000,
}
/** What is paid before: 30 % of Rp 7.107.000 and the charge, up to the thousand. */
export const muka = 2_158_000
/** Rp 4.974.000 remain, and 1,5 % of it a month for six months: Rp 447.660, up. */
export const bunga = 448_000
export const total = harga + 25_000 + bunga

/** A ring that is sold by the plan, as the counter sends it. */
export const cicil = (kode_barcode: string, lain: object = {}) => ({
  kode_sales: 'SLS1',
  nama_customer: 'IBU WULAN',
  no_hp: '081234567893',
  alamat_customer: 'Jalan Mawar 3',
  kode_barcode,
  harga_setuju: harga,
  kode_cicilan: '6BLN',
  uang_muka: muka,
  pembayaran: tunai(muka),
  ...lain,
})

/** Somebody else each time: of one person the sums of some days are asked about. */
export const pembeli = (ke: number) => ({
  nama_customer: `IBU KE ${ke}`,
  no_hp: `0812345678${10 + ke}`,
})

/** A shop with rings in its tray and money in its drawers, which sells by instalments. */
/** @param jam the clock: before it no day can be opened */
export async function bukaCicilan(jumlah: number, jam?: string) {
  const shop = await openShop('GS1', jam)
  const own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(await own.put('para-system/key/CICILAN_MODULE', { value: true }))
  dataOf(await own.post(parameterCicilan.calls.create, rencana))
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  await isiLaci(spv, 20_000_000, spv, kasir)
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  const rings = await terimaCincin(spv, jumlah)
  return { shop, own, spv, kasir, rings }
}

/** What the code of its card says. */
export async function kodeKartu(shop: Shop, nomor: unknown): Promise<string> {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_ambil' as kode from dokumen where nomor = ${nomor}`,
  )
  return `${String(nomor)}.${row?.kode ?? ''}`
}

/** What fetches the piece of a sale that is paid off: its card. */
export async function denganKartu(shop: Shop, nomor: unknown): Promise<object> {
  const [row] = await shop.rows(
    sql<{ kode: string }>`select isi->>'kode_barcode' as kode from dokumen where nomor = ${nomor}`,
  )
  return { nomor, kode_barcode: row?.kode, bukti: 'NOTA', kode: await kodeKartu(shop, nomor) }
}

/** The counter sells what was fetched, for what was paid by the month; the cashier validates it. */
export async function jualCicilan(
  kasir: Person,
  spv: Person,
  { kode_barcode, no_titipan }: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const isi = { total: harga, ...dengan(String(no_titipan), harga, 0) }
  const nota = dataOf(await kasir.post('penjualan/simpan', notaCincin([String(kode_barcode)], isi)))
  if (nota['status'] === 'VALID') return nota
  const valid = { penjualan: [nota['no_faktur_group']], pembelian: [] }
  return { ...nota, ...dataOf(await spv.post('validasi/simpan/jualbeli', valid)) }
}
