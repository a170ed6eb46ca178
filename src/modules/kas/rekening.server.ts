import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Context } from '#server/serve'

/** An account that a field names, with the bank if another field names that. */
interface Disebut {
  readonly field: string
  readonly label?: string
  readonly kode_bank?: string
  readonly no_rekening: string
  /** It may be a terminal of QRIS: its money is looked at, or moved away. */
  readonly qris?: true
}

/**
 * Each is an account of this bank and in use, and none a terminal that takes QRIS alone
 * (docs/adr/0288).
 * @throws Refusal at its field
 */
export async function checkRekening(ctx: Context, disebut: readonly Disebut[]): Promise<void> {
  const rows = await ctx.db.rows<{ no_rekening: string; kode_bank: string; qris: boolean }>(
    ctx.kodeToko,
    sql`select no_rekening, kode_bank, qris from rekening where kode_toko = ${ctx.kodeToko} and aktif
      and no_rekening = any (${disebut.map((one) => one.no_rekening)})`,
  )
  const known = new Map(rows.map((row) => [row.no_rekening, row]))
  for (const { field, kode_bank, label = 'No Rekening', no_rekening, qris } of disebut) {
    const found = known.get(no_rekening)
    if (!found || found.kode_bank !== (kode_bank ?? found.kode_bank))
      throw refusedField(field, '{{field}} Tidak Valid', { field: label })
    if (found.qris && !qris)
      throw refusedField(field, 'Rekening {{no_rekening}} Hanya Untuk QRIS', { no_rekening })
  }
}
