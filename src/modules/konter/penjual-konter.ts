import { kartuPenjual } from '#modules/pembelian/pembelian'
import { kepalaMasuk } from '#modules/penjualan/penjualan'
import { batasOrang, bidangOrang, nilaiKunjungan } from '#modules/pelanggan/identitas.rules'
import { membeli, type NotaKonter } from './nota-konter.ts'

const { alamat_customer, kode_kecamatan, kode_kota, nama_customer, no_hp } = kepalaMasuk

/** What may be asked of who sells to the shop, in the order in which it is asked. */
export const isianPenjual = {
  nama_customer,
  no_hp,
  alamat_customer,
  kode_kota,
  kode_kecamatan,
  ...kartuPenjual,
}
type Bidang = keyof typeof isianPenjual

const isBidang = (name: string): name is Bidang => Object.hasOwn(isianPenjual, name)

/** What the counter knows of the seller. */
const diketahui = ({ beli, kepala }: NotaKonter): Readonly<Record<Bidang, string | null>> => ({
  nama_customer: kepala.nama_customer,
  no_hp: kepala.no_hp,
  alamat_customer: kepala.alamat_customer,
  kode_kota: kepala.kode_kota,
  kode_kecamatan: kepala.kode_kecamatan,
  jenis_identitas: beli.jenis_identitas ?? kepala.jenis_identitas,
  no_identitas: beli.no_identitas ?? kepala.no_identitas,
  foto_identitas: beli.foto_identitas,
})

/**
 * What is asked of the customer and not told yet, in the order of the form.
 * @param wajib names of his fields, as `wajibDari` has them
 */
export function penjualKurang(nota: NotaKonter, wajib: readonly string[]) {
  const known = diketahui(nota)
  return Object.keys(isianPenjual).flatMap((field) =>
    isBidang(field) && wajib.includes(field) && !known[field]
      ? [{ field, label: isianPenjual[field].label, text: '{{field}} Tidak Boleh Kosong' }]
      : [],
  )
}

/**
 * The answers of the server for both sides, as far as they say which facts each person must give.
 */
interface Dihitung {
  readonly jual: { readonly total: number } | undefined
  readonly beli: { readonly total: number; readonly penjual_wajib: readonly string[] } | undefined
}

/**
 * The fields that saving will ask for: of a seller as the answer says, of anybody by the sum
 * (ADR 0141). What he did elsewhere on that day, and whether his card is known, the server says.
 * @param batas the limits of BATAS_DATA_PELANGGAN and BATAS_TRANSAKSI_BESAR
 */
export function wajibDari(
  nota: NotaKonter,
  { beli, jual }: Dihitung,
  batas: readonly number[],
): { readonly wajib: readonly string[]; readonly besar: boolean } {
  const penjual = membeli(nota) ? (beli?.penjual_wajib ?? []) : []
  const dibeli = nota.beli.jenis === 'KOREKSI' ? 0 : (beli?.total ?? 0)
  const mulai = batasOrang(batas)
  const besar = mulai > 0 && nilaiKunjungan(jual?.total ?? 0, dibeli) >= mulai
  return { wajib: besar ? [...new Set([...penjual, ...bidangOrang])] : penjual, besar }
}
