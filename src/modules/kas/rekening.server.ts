import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'

/** An account that a field names, with the bank if another field names that. */
interface Disebut {
  readonly field: string
  readonly label?: string
  readonly kode_bank?: string
  readonly no_rekening: string
}

/** Each is an account of this bank and in use. @throws Refusal at its field */
export async function checkRekening(ctx: Context, disebut: readonly Disebut[]): Promise<void> {
  const rows = await ctx.db.rows<{ no_rekening: string; kode_bank: string }>(
    ctx.kodeToko,
    sql`select no_rekening, kode_bank from rekening where kode_toko = ${ctx.kodeToko} and aktif
      and no_rekening = any (${disebut.map((one) => one.no_rekening)})`,
  )
  const bank = new Map(rows.map((row) => [row.no_rekening, row.kode_bank]))
  for (const { field, kode_bank, label = 'No Rekening', no_rekening } of disebut)
    if (!bank.has(no_rekening) || bank.get(no_rekening) !== (kode_bank ?? bank.get(no_rekening)))
      throw refusedField(field, '{{field}} Tidak Valid', { field: label })
}
