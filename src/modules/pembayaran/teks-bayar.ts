import { formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import { caraBayar, type CaraBayar } from './pembayaran.ts'
import { refBayar } from './ref-bayar.ts'

interface Dibayar {
  readonly jenis: CaraBayar
  readonly no_rekening: string | null
  readonly no_ref: string | null
  readonly jumlah: number
  readonly fee: number | null
}

/** Payments in one line: 'Tunai 5.000.000, Kartu Debet 1234567890 2.000.000'. */
export const teksBayar = (t: Translate, payments: readonly Dibayar[]): string =>
  payments
    .map(({ fee, jenis, jumlah, no_ref, no_rekening }) =>
      [
        t(caraBayar[jenis]),
        no_rekening,
        refBayar({ jenis, no_ref }),
        formatRupiah(jumlah),
        fee ? `+ ${t('Fee')} ${formatRupiah(fee)}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
