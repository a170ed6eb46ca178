import { kartuPenjual } from '#modules/pembelian/pembelian'
import { kepalaMasuk } from '../penjualan.ts'
import type { NotaKonter } from './nota-konter.ts'

const { alamat_customer, nama_customer, no_hp } = kepalaMasuk

/** What may be asked of who sells to the shop, in the order in which it is asked. */
export const isianPenjual = { nama_customer, no_hp, alamat_customer, ...kartuPenjual }
type Bidang = keyof typeof isianPenjual

const isBidang = (name: string): name is Bidang => Object.hasOwn(isianPenjual, name)

/** What the counter knows of the seller. */
const diketahui = ({ beli, kepala }: NotaKonter): Readonly<Record<Bidang, string | null>> => ({
  nama_customer: kepala.nama_customer,
  no_hp: kepala.no_hp,
  alamat_customer: kepala.alamat_customer,
  jenis_identitas: beli.jenis_identitas,
  no_identitas: beli.no_identitas,
  foto_identitas: beli.foto_identitas,
})

/**
 * The first thing that is asked of the seller and not told yet.
 * @param wajib names of his fields, as POST pembelian/hitung answers them
 */
export function penjualKurang(nota: NotaKonter, wajib: readonly string[]) {
  if (nota.beli.baris.length === 0) return undefined
  const known = diketahui(nota)
  const field = Object.keys(isianPenjual).find(
    (name): name is Bidang => isBidang(name) && wajib.includes(name) && !known[name],
  )
  return field && { field, label: isianPenjual[field].label, text: '{{field}} Tidak Boleh Kosong' }
}
