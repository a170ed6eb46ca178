import { formatRupiah } from '#kernel/figures'
import type { Hak } from '#modules/pembayaran/pembayaran.rules'

/** What a coupon's QR begins with, so that a counter tells it from a barcode. */
const awalan = 'KUPON:'

/** What became of a coupon. */
export const statusKupon = {
  BERLAKU: 'Berlaku',
  DIPAKAI: 'Sudah Dipakai',
  KEDALUWARSA: 'Kedaluwarsa',
  BATAL: 'Dibatalkan',
} as const

/** A coupon as it is judged. */
export interface KuponDinilai {
  readonly no_kupon: string
  readonly nilai_kupon: number
  readonly berlaku_sampai: string
  readonly status: keyof typeof statusKupon
}

/** Tells the QR of a coupon. */
export const isKupon = (text: string): boolean => text.trim().toUpperCase().startsWith(awalan)

/** The number that was meant: as a QR says it, or as people type it. */
export const nomorKupon = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(awalan, '')
    .replaceAll(/[^A-Z0-9]/g, '')

/** Ten characters in two halves, as people read them. */
export const bacaKupon = (no_kupon: string): string =>
  `${no_kupon.slice(0, 5)}-${no_kupon.slice(5)}`

export const qrKupon = (no_kupon: string): string => awalan + no_kupon

const tolak = {
  DIPAKAI: 'Kupon {{no_kupon}} Sudah Dipakai',
  KEDALUWARSA: 'Kupon {{no_kupon}} Hanya Berlaku Sampai {{sampai}}',
  BATAL: 'Kupon {{no_kupon}} Sudah Dibatalkan',
} as const

/**
 * Judges what a coupon pays (DOMAIN 3): it is known and in force, and pays its value at most. What
 * a bill leaves of it is lost.
 * @param found none: nobody gave it out here
 * @param jumlah whole rupiah
 */
export function nilaiKupon(found: KuponDinilai | undefined, nomor: string, jumlah: number): Hak {
  const params = { no_kupon: bacaKupon(nomor) }
  if (nomor === '') return { refused: 'No Kupon Tidak Boleh Kosong', field: 'no_ref' }
  if (!found) return { refused: 'Kupon {{no_kupon}} Tidak Dikenal', field: 'no_ref', params }
  if (found.status !== 'BERLAKU') {
    const refused = tolak[found.status]
    return { refused, field: 'no_ref', params: { ...params, sampai: found.berlaku_sampai } }
  }
  if (jumlah > found.nilai_kupon)
    return {
      refused: 'Kupon {{no_kupon}} Bernilai Rp {{nilai}}',
      params: { ...params, nilai: formatRupiah(found.nilai_kupon) },
    }
  return { no_ref: nomor }
}
