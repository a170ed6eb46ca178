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
 * What is asked of the seller and not told yet, in the order of the form.
 * @param wajib names of his fields, as POST pembelian/hitung answers them
 */
export function penjualKurang(nota: NotaKonter, wajib: readonly string[]) {
  if (nota.beli.baris.length === 0) return []
  const known = diketahui(nota)
  return Object.keys(isianPenjual).flatMap((field) =>
    isBidang(field) && wajib.includes(field) && !known[field]
      ? [{ field, label: isianPenjual[field].label, text: '{{field}} Tidak Boleh Kosong' }]
      : [],
  )
}
