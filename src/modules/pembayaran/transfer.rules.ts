import { formatRupiah } from '#kernel/figures'

/** Kinds of approval that concern how it is paid. */
export const otorisasiPembayaran = {
  TRANSFER_BELUM_MASUK: 'Serah Barang Atau Uang, Transfer Belum Masuk',
} as const

/** A transfer to the shop that nobody has confirmed yet. */
export interface TransferMenunggu {
  readonly nomor: string // of its visit
  readonly no_rekening: string | null
  readonly no_ref: string | null
  readonly jumlah: number
}

const kata = ({ jumlah, no_ref, no_rekening }: TransferMenunggu): string =>
  [formatRupiah(jumlah), no_rekening, no_ref].filter(Boolean).join(' · ')

/**
 * Neither goods nor money are handed over for money that may not be there: while a transfer is
 * BELUM MASUK somebody else says that they may go (DOMAIN 5). One approval for all of one posting.
 */
export function perluTransfer(transfers: readonly TransferMenunggu[]) {
  if (transfers.length === 0) return []
  const nomor = [...new Set(transfers.map((each) => each.nomor))]
  const tiap = (words: (ofVisit: TransferMenunggu[]) => string) =>
    Object.fromEntries(
      nomor.map((each) => [each, words(transfers.filter((one) => one.nomor === each))]),
    )
  return [
    {
      kategori: 'TRANSFER_BELUM_MASUK' as const,
      sebelum: tiap(() => 'BELUM MASUK'),
      sesudah: tiap((ofVisit) => ofVisit.map(kata).join(', ')),
    },
  ]
}
