import { mulDiv } from '#kernel/rounding'
import { daftar } from './kategori.rules.ts'

/** What the marketplace says of an order's money (v2.payment.get_escrow_detail). Whole rupiah. */
export interface Pendapatan {
  /** What the buyer's goods came to, all of the order. */
  readonly total: number
  /** What the shop gets of it. */
  readonly diterima: number
  readonly komisi: number
  readonly layanan: number
  readonly transaksi: number
}

const uang = (value: unknown): number | undefined => {
  const rupiah = Math.trunc(Number(value ?? Number.NaN))
  return Number.isSafeInteger(rupiah) ? rupiah : undefined
}

/** Undefined while the marketplace has not worked it out. */
export function pendapatanDari(told: unknown): Pendapatan | undefined {
  const income = Object(Object(told).order_income)
  const diterima = uang(income.escrow_amount)
  const total = daftar(income.items).reduce(
    (sum, one) => sum + (uang(one['discounted_price']) ?? Number.NaN),
    0,
  )
  if (diterima === undefined || !Number.isSafeInteger(total) || total <= 0) return undefined
  const [komisi = 0, layanan = 0, transaksi = 0] = [
    ...[income.commission_fee, income.service_fee, income.seller_transaction_fee],
  ].map(uang)
  return { total, diterima, komisi, layanan, transaksi }
}

/**
 * What the marketplace kept of our pieces of an order, their share of the whole by price. Below
 * zero it added to it.
 * @param kotor what our pieces were sold for there; whole rupiah
 */
export function biayaPesanan(dari: Pendapatan, kotor: number) {
  const bagian = (jumlah: number): number => mulDiv(jumlah, kotor, dari.total)
  const [komisi, layanan, transaksi] = [dari.komisi, dari.layanan, dari.transaksi].map(bagian)
  const biaya = bagian(dari.total - dari.diterima)
  const rinci = { komisi: komisi ?? 0, layanan: layanan ?? 0, transaksi: transaksi ?? 0 }
  return { ...rinci, lain: biaya - rinci.komisi - rinci.layanan - rinci.transaksi, biaya }
}
