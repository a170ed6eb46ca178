import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import type { penjual } from './pembelian.ts'

export type Penjual = RowOf<typeof penjual>

/** When the shop asks a seller for something. */
export type Kapan = 'TIDAK' | 'TANPA_NOTA' | 'SELALU'

export interface WajibPenjual {
  readonly data: Kapan //      nama, alamat, no_hp
  readonly identitas: Kapan // jenis and number of the card
  readonly foto: boolean //    its picture, where the number is asked
}

const asked = (kapan: Kapan, tanpaNota: boolean): boolean =>
  kapan === 'SELALU' || (kapan === 'TANPA_NOTA' && tanpaNota)

const labels = {
  nama_customer: 'Nama Customer',
  alamat_customer: 'Alamat Customer',
  no_hp: 'No HP',
  jenis_identitas: 'Jenis Identitas',
  no_identitas: 'No Identitas',
  foto_identitas: 'Foto Identitas',
} as const
type Bidang = keyof typeof labels

/**
 * What a seller must say of himself: who comes without our nota, or has lost it, more than others
 * (DOMAIN 5: by parameter).
 * @param tanpaNota whether any line comes without a nota in hand
 */
export function bidangWajib(tanpaNota: boolean, wajib: WajibPenjual): Bidang[] {
  const identitas = asked(wajib.identitas, tanpaNota)
  return [
    ...(asked(wajib.data, tanpaNota)
      ? (['nama_customer', 'alamat_customer', 'no_hp'] as const)
      : []),
    ...(identitas ? (['jenis_identitas', 'no_identitas'] as const) : []),
    ...(identitas && wajib.foto ? (['foto_identitas'] as const) : []),
  ]
}

/** @throws Refusal that names the first field that is missing */
export function checkPenjual(given: Penjual, tanpaNota: boolean, wajib: WajibPenjual): void {
  const missing = bidangWajib(tanpaNota, wajib).find((field) => !given[field])
  if (missing)
    throw refusedField(missing, '{{field}} Tidak Boleh Kosong', { field: labels[missing] })
}

/** A line that comes without a nota in hand. */
export const tanpaNota = (line: {
  readonly kode_barcode: string | null
  readonly nota_hilang: boolean
}): boolean => line.kode_barcode === null || line.nota_hilang
