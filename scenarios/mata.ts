import { sql } from 'kysely'
import { expect } from 'vitest'
import { pola, type KodePola } from '../src/modules/periksa/pola.ts'
import { dataOf, harga, notaCincin, terimaCincin } from './cincin.ts'
import { isiLaci } from './laci.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// A shop under the watchful eye: what somebody does at its counter, and what the books say of it.

export interface Temuan {
  readonly pola: string
  readonly dokumen: string
  readonly pasangan: string | null
  readonly user_id: string
  readonly kunci: string
  readonly status: string
  readonly bukti: readonly { readonly label: string; readonly teks: string | null }[]
}
export const hari = 'tgl_from=2026-11-21&tgl_to=2026-11-21'

/** The findings of a pattern, each with the evidence that its definition names. */
export async function temuanOf(
  who: Person,
  kode: KodePola,
  status = 'TERBUKA',
  rentang = hari,
): Promise<readonly Temuan[]> {
  const path = `transaksi-perlu-diperiksa?${rentang}&pola=${kode}&status=${status}`
  const found: readonly Temuan[] = Object(dataOf(await who.get(path)))
  for (const { bukti } of found) expect(bukti.map(({ label }) => label)).toEqual(pola[kode].bukti)
  return found
}

/**
 * The database keeps its own time, the shop stands on 21 November: what was noted just now was
 * noted on that day, however late it is when this runs.
 */
export const padaHariToko = (shop: Shop): Promise<void> =>
  shop.paksa([
    sql`update kencana.otorisasi set dibuat = '2026-11-21 15:00+07' where id_posting is not null`,
    sql`update kencana.cetak_nota set saat = saat - (now() - '2026-11-21 15:00+07')
      where saat > '2026-11-22'`,
  ])

/** Without a nota, of these grams. */
export const tanpaNota = (berat_kotor: number) => ({
  nama_barang: 'CINCIN TANPA NOTA',
  kode_dept: 'CC',
  kode_group: '75',
  kode_kondisi: 'BAIK',
  berat_kotor,
})
/** Our own ring, as heavy as the scale says. */
export const dariNota = (kode_barcode: string, berat_kotor: number) => ({
  kode_barcode,
  kode_kondisi: 'BAIK',
  berat_kotor,
})

export const sah = async (who: Person, nomor: unknown): Promise<void> => {
  dataOf(await who.post('validasi/simpan/jualbeli', { penjualan: [nomor], pembelian: [nomor] }))
}

/** Sells a ring and validates it. */
export async function jual(
  who: Person,
  kode: string,
  diskon = 0,
): Promise<{ group: string; nota: string }> {
  const total = harga - diskon
  const saved = dataOf(
    await who.post('penjualan/simpan', {
      ...notaCincin([kode]),
      baris: [{ kode_barcode: kode, diskon }],
      pembayaran: [{ jenis: 'CASH', jumlah: total }],
      total,
    }),
  )
  await sah(who, saved['no_faktur_group'])
  return { group: String(saved['no_faktur_group']), nota: String(Object(saved['notajual'])[0]) }
}

/** One buys gold, and the other validates it, as a shop comes; its number. */
export async function beli(
  [who, lain]: readonly [who: Person, lain: Person],
  baris: object,
  no_hp = '087712345678',
  bayar: object = { jenis: 'CASH' },
): Promise<string> {
  const pembelian = { jenis: 'BELI', baris: [baris] }
  const { total } = Object(dataOf(await who.post('pembelian/hitung', pembelian)))
  const body = {
    kode_sales: 'SLS1',
    baris: [],
    nama_customer: 'BUDI',
    alamat_customer: 'Jalan Kenari 1',
    no_hp,
    pembelian: { ...pembelian, jenis_identitas: 'KTP', no_identitas: `32750101${no_hp.slice(-8)}` },
    pembayaran: [{ ...bayar, jumlah: total }],
    total: -total,
  }
  const saved = dataOf(await who.post('penjualan/simpan', body))
  await sah(lain, saved['no_faktur_group'])
  return String(Object(saved['notabeli'])[0])
}

/** A shop with its people, and so many rings in the tray A01. */
export async function bukaMata(
  cincin: number,
): Promise<{ shop: Shop; own: Person; spv: Person; kasir: Person; barcode: string[] }> {
  const shop = await openShop()
  const own = await shop.person('OWN')
  await fillMasters(own)
  const spv = await shop.person('SPV')
  const kasir = await shop.person('KASIR')
  dataOf(await spv.post('penjualan/harga-hari-ini', {}))
  await isiLaci(spv, 90_000_000, spv) // who validates a purchase pays out of his own drawer
  return { shop, own, spv, kasir, barcode: await terimaCincin(spv, cincin, 'SUPPLIER') }
}
