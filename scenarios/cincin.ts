import type { TestAnswer } from '#server/test-http'
import type { Person } from './shop.ts'

// The ring that the scenarios sell: 4,120 gr at Rp 1.650.000 a gram, and labour of Rp 309.000; the
// shop paid Rp 6.200.000 for it.

export const hargaJual = 6_798_000
export const ongkos = 309_000
/** What the customer pays for one. */
export const harga = hargaJual + ongkos
export const pokok = 6_200_000

export const cincin = {
  nama_barang: 'CINCIN BELAH ROTAN',
  kode_dept: 'CC',
  kode_group: '75',
  berat: 4.12,
  kode_bandrol: 'KECIL',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  harga_pokok: pokok,
}

/** The data of an answer that must not be a refusal. */
export const dataOf = ({ json, status, text }: TestAnswer): Record<string, unknown> => {
  if (status !== 200) throw new Error(text)
  return Object(json.data)
}

/** Receives so many of them; answers their barcodes. */
export async function terimaCincin(
  who: Person,
  jumlah: number,
  asal = 'SALDO AWAL',
): Promise<string[]> {
  const baris = Array.from({ length: jumlah }, () => cincin)
  const { barang } = dataOf(await who.post('barang/tambah', { asal, baris }))
  if (!Array.isArray(barang)) throw new Error('no pieces were received')
  return barang.map(({ kode_barcode }: { kode_barcode: string }) => kode_barcode)
}

/** A visit that buys these rings as the counter sends it, paid in cash unless told otherwise. */
export const notaCincin = (barcode: readonly string[], lain: object = {}) => ({
  kode_sales: 'SLS1',
  baris: barcode.map((kode_barcode) => ({ kode_barcode })),
  pembayaran: [{ jenis: 'CASH', jumlah: harga * barcode.length }],
  total: harga * barcode.length,
  ...lain,
})
