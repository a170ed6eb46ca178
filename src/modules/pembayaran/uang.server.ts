import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'
import type { Pembayaran } from './pembayaran.rules.ts'

/**
 * Money for a promise comes by money: not by a deposit, and into an account of the shop.
 * @param bukanTitipan the sentence for a deposit
 * @throws Refusal at the payment
 */
export async function checkUang(
  ctx: Context,
  payments: readonly Pembayaran[],
  bukanTitipan = 'Titipan Hanya Untuk Penjualan',
): Promise<void> {
  const known = await ctx.db.rows<{ no_rekening: string }>(
    ctx.kodeToko,
    sql`select no_rekening from kencana.rekening where kode_toko = ${ctx.kodeToko} and aktif`,
  )
  payments.forEach(({ jenis, no_rekening }, index) => {
    if (jenis === 'TITIPAN') throw refusedField(`pembayaran.${index}.jenis`, bukanTitipan)
    if (no_rekening && !known.some((each) => each.no_rekening === no_rekening))
      throw refusedField(
        `pembayaran.${index}.no_rekening`,
        'Rekening {{no_rekening}} Tidak Ditemukan',
        { no_rekening },
      )
  })
}
