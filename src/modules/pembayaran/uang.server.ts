import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'
import { checkRekeningBayar, type Pembayaran } from './pembayaran.rules.ts'

/**
 * What is paid without cash comes into an account of the shop, into one of QRIS by QRIS alone.
 * @throws Refusal at the payment
 */
export async function checkRekening(ctx: Context, payments: readonly Pembayaran[]): Promise<void> {
  const known = await ctx.db.rows<{ no_rekening: string; qris: boolean }>(
    ctx.kodeToko,
    sql`select no_rekening, qris from rekening where kode_toko = ${ctx.kodeToko} and aktif`,
  )
  const qris = known.map((one) => [one.no_rekening, one.qris] as const)
  checkRekeningBayar(payments, Object.fromEntries(qris))
}

/**
 * Money for a promise comes by money: not by a deposit or points, and into an account of the shop.
 * @param bukanTitipan the sentence for a deposit
 * @throws Refusal at the payment
 */
export async function checkUang(
  ctx: Context,
  payments: readonly Pembayaran[],
  bukanTitipan = 'Titipan Hanya Untuk Penjualan',
): Promise<void> {
  await checkRekening(ctx, payments)
  payments.forEach(({ jenis }, index) => {
    if (jenis === 'TITIPAN') throw refusedField(`pembayaran.${index}.jenis`, bukanTitipan)
  })
}
