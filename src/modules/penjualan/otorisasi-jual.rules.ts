import { formatRupiah } from '#kernel/figures'
import type { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'

/** An approval that a sale needs, with the figures it is bound to (DOMAIN 7). */
export interface PerluOtorisasi<K = keyof typeof otorisasiHargaJual> {
  readonly kategori: K
  readonly sebelum: Readonly<Record<string, string>> // what the rules ask for
  readonly sesudah: Readonly<Record<string, string>> // what is about to be done
}

/** What is sold for how much, and what it has cost; whole rupiah. */
export interface DijualDari {
  readonly nama: string
  readonly harga: number // after discount, without labour and tax on top
  readonly modal: number
  readonly permata: boolean
}

/** Gold and diamonds below cost are two kinds of approval (SPEC 6). */
export function perluModal(
  rows: readonly DijualDari[],
): PerluOtorisasi<'BERLIAN_DIBAWAH_MODAL' | 'JUAL_DIBAWAH_MODAL'>[] {
  const rugi = rows.filter(({ harga, modal }) => harga < modal)
  return [false, true].flatMap((permata) => {
    const of = rugi.filter((row) => row.permata === permata)
    if (of.length === 0) return []
    const named = (figure: (row: DijualDari) => number) =>
      Object.fromEntries(of.map((row) => [row.nama, formatRupiah(figure(row))]))
    return [
      {
        kategori: permata ? 'BERLIAN_DIBAWAH_MODAL' : 'JUAL_DIBAWAH_MODAL',
        sebelum: named(({ modal }) => modal),
        sesudah: named(({ harga }) => harga),
      },
    ]
  })
}

/**
 * Sales above the shop's limit (SPEC 6).
 * @param batas rupiah; 0 = no limit
 */
export const perluLimitJual = (batas: number, total: number): PerluOtorisasi<'LIMIT_PENJUALAN'>[] =>
  batas > 0 && total > batas
    ? [
        {
          kategori: 'LIMIT_PENJUALAN',
          sebelum: { 'Limit Penjualan': formatRupiah(batas) },
          sesudah: { Total: formatRupiah(total) },
        },
      ]
    : []
