import type { PembeliPajak } from '#modules/penjualan/pajak/pembeli'
import type { Arah, BarisMasuk } from './nota-manual.rules.ts'

const kata = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toUpperCase() : ''
const angka = (value: unknown): number => (typeof value === 'number' ? value : 0)

const arahDiketik = (value: unknown): Arah | null =>
  value === 'JUAL' || value === 'BELI' ? value : null

/** The lines of a note that is typed; null until each says what, how much and for how much. */
export function barisDiketik(value: unknown): readonly BarisMasuk[] | null {
  const lines: readonly Readonly<Record<string, unknown>>[] = Array.isArray(value) ? value : []
  const baris = lines.map((line) => ({
    kode_group: kata(line['kode_group']),
    kode_dept: kata(line['kode_dept']),
    kode_baki: kata(line['kode_baki']),
    qty: angka(line['qty']),
    berat: angka(line['berat']),
    harga: angka(line['harga']),
    arah: arahDiketik(line['arah']),
  }))
  const lengkap = baris.every(
    ({ berat, harga, kode_baki, kode_dept, kode_group, qty }) =>
      [kode_baki, kode_dept, kode_group].every((kode) => kode !== '') &&
      [qty, berat, harga].every((figure) => figure > 0),
  )
  return lines.length > 0 && lengkap ? baris : null
}

/** The same of who buys. */
export const pembeliDiketik = (value: unknown): PembeliPajak | null =>
  value === 'PENGUSAHA' || value === 'BEBAS' || value === 'KONSUMEN' ? value : null
