import { uangMasuk } from './pembayaran.rules.ts'
import { refBayar } from './ref-bayar.ts'

/** A payment as the books have it. */
export interface DibayarKertas {
  readonly jenis: string
  readonly jumlah: number
  readonly masuk: boolean
  readonly fee: number | null
  readonly no_ref: string | null
  readonly qris: boolean
}

/**
 * Payments as every paper tells them: what came in above zero, what the shop paid below. Nobody
 * who paid by QRIS used a card.
 * @param kembali what of cash was handed over besides, and came back
 */
export const bayarKertas = <P extends DibayarKertas>(
  payments: readonly P[],
  kembali: (payment: P) => number = () => 0,
) =>
  payments.map((payment) => ({
    jenis: payment.qris ? 'QRIS' : payment.jenis,
    jumlah: uangMasuk(payment) + kembali(payment),
    fee: payment.fee ?? 0,
    keterangan: refBayar(payment) ?? '',
  }))
