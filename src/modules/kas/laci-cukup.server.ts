import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '#kernel/refusal'
import type { Recorded } from '#server/document/recorded'
import type { Context } from '#server/serve'

/** What lies in these drawers, the safe among them by its name. */
export async function saldoLaciDari(
  ctx: Context,
  laci: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.rows<{ laci: string; saldo: number }>(
    ctx.kodeToko,
    sql`select laci, saldo from saldo_laci
      where kode_toko = ${ctx.kodeToko} and laci = any(${[...laci]})`,
  )
  return new Map(rows.map((row) => [row.laci, row.saldo]))
}

/**
 * Cash that is to leave a drawer lies in it: what the posting would refuse is refused before a
 * second person is asked.
 * @param keluar whole rupiah; nothing leaves where it is not above zero
 */
export async function checkLaci(ctx: Context, laci: string, keluar: number): Promise<void> {
  if (keluar <= 0) return
  const saldo = (await saldoLaciDari(ctx, [laci])).get(laci) ?? 0
  if (saldo < keluar) throw new Refusal('Uang Di Laci {{laci}} Tidak Cukup', { params: { laci } })
}

const kasTercatat = z.object({
  ...{ jenis: z.string(), laci: z.string(), jumlah_in: z.number(), jumlah_out: z.number() },
})

/** What came into a drawer, all in all, goes out of it again: it must lie there. */
export async function laciCukup(ctx: Context, { buku }: Recorded): Promise<void> {
  const keluar = new Map<string, number>()
  for (const recorded of buku['kas'] ?? []) {
    const { jenis, jumlah_in, jumlah_out, laci } = kasTercatat.parse(recorded)
    if (jenis === 'CASH') keluar.set(laci, (keluar.get(laci) ?? 0) + jumlah_in - jumlah_out)
  }
  for (const [laci, jumlah] of keluar) await checkLaci(ctx, laci, jumlah)
}
