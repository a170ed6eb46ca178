import { formatBerat, formatPersen } from '#kernel/figures'
import type { FaktaBarang, FaktaMaster } from './barang.rules.ts'

/** A piece that needs an approval, named as the table or the screen names it. */
export interface Bernama {
  readonly nama: string
  readonly fakta: Pick<FaktaBarang, 'kadar' | 'kadar_cetak' | 'kode_group' | 'berat'>
}

/** What the approver sees, piece by piece, of gold whose fineness differs from its group's. */
export interface PerluKadarLain {
  readonly kategori: 'KADAR_LAIN'
  readonly sebelum: Readonly<Record<string, string>> // what the group is
  readonly sesudah: Readonly<Record<string, string>> // what the gold is, and its label says
}

/**
 * Gold whose fineness differs from its group's is sold at a price of other gold: an approver agrees
 * to each such piece (DOMAIN 12).
 */
export function perluKadarLain(
  pieces: readonly Bernama[],
  group: FaktaMaster['group'],
): PerluKadarLain[] {
  const other = pieces.flatMap(({ fakta, nama }) => {
    const own = group.get(fakta.kode_group)
    return own === undefined || own.kadar === fakta.kadar ? [] : [{ fakta, nama, own }]
  })
  if (other.length === 0) return []
  return [
    {
      kategori: 'KADAR_LAIN',
      sebelum: Object.fromEntries(
        other.map(({ fakta, nama, own }) => [
          nama,
          `${fakta.kode_group} · ${formatPersen(own.kadar)} · ${own.kadar_cetak}`,
        ]),
      ),
      sesudah: Object.fromEntries(
        other.map(({ fakta, nama }) => [
          nama,
          `${formatPersen(fakta.kadar)} · ${fakta.kadar_cetak} · ${formatBerat(fakta.berat)} gr`,
        ]),
      ),
    },
  ]
}

/** The pieces of a receipt by their place in it: before they have barcodes. */
export const bernama = (pieces: readonly (FaktaBarang & { nama_barang: string })[]): Bernama[] =>
  pieces.map((fakta, index) => ({ nama: `${index + 1}. ${fakta.nama_barang}`, fakta }))

/**
 * The group with the purity of the gold: its present group, else the first such group, else none.
 */
export function groupSekadar(
  kadar: number,
  kini: string | null,
  group: FaktaMaster['group'],
): string | null {
  if (kini !== null && group.get(kini)?.kadar === kadar) return kini
  const fits = [...group].filter(([, one]) => one.kadar === kadar).map(([kode]) => kode)
  return fits.toSorted()[0] ?? null
}
