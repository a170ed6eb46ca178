import type { Refusal } from '#kernel/refusal'
import type { MasalahBeli } from '#modules/pembelian/masalah'

/** Sentences at fields, by their path in the body of penjualan/simpan. */
export type Kesalahan = Readonly<Record<string, string>>

export const tanpaKesalahan: Kesalahan = {}

type Say = (text: string, params?: Refusal['params']) => string

/** The refusal of a rule, as the sentences at their fields. */
export const kesalahanDari = (error: Refusal, t: Say): Kesalahan =>
  Object.fromEntries(error.fields.map(({ field, params, text }) => [field, t(text, params)]))

/** Where a refused path leads: the part of the counter that can mend it. */
export type Tujuan =
  | { readonly bagian: 'JUAL' | 'BELI'; readonly at: number }
  | { readonly bagian: 'SALES' | 'BAYAR' | 'PELANGGAN' }

const penjual = new Set([
  'nama_customer',
  'alamat_customer',
  'no_hp',
  'jenis_identitas',
  'no_identitas',
  'foto_identitas',
])
const namaDi = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The first place that a refusal leads to; undefined: it is about the visit as a whole. */
export function tujuan(fields: Kesalahan): Tujuan | undefined {
  const [path] = Object.keys(fields)
  if (path === undefined) return undefined
  const line = /^(?<beli>pembelian\.)?baris\.(?<at>\d+)(?:\.|$)/.exec(path)?.groups
  if (line) return { bagian: line['beli'] ? 'BELI' : 'JUAL', at: Number(line['at']) }
  if (path === 'kode_sales') return { bagian: 'SALES' }
  if (path.startsWith('pembayaran')) return { bagian: 'BAYAR' }
  return penjual.has(namaDi(path)) ? { bagian: 'PELANGGAN' } : undefined
}

/** The sentences at the fields of one purchase line: 'pembelian.baris.1.potong_batu'. */
export const diBarisBeli = (fields: Kesalahan, at: number): Kesalahan =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith(`pembelian.baris.${at}.`) ? [[namaDi(path), text]] : [],
    ),
  )

const bidang: Partial<Record<MasalahBeli, string>> = {
  BERAT_NOL: 'berat_kotor',
  BATU_LEBIH: 'potong_batu',
  KADAR_EOD_BELUM_DIISI: 'kadar_uji',
  HARGA_BELI_BELUM_DIISI: 'harga_setuju',
  HARGA_NOL: 'harga_setuju',
  KOREKSI_DITAWAR: 'harga_setuju',
}

/** The field that can mend what is in the way of a purchase line, where one can. */
export const bidangMasalah = (kode: MasalahBeli): string | undefined => bidang[kode]
