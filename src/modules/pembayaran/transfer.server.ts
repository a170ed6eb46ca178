import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import type { TransferMenunggu } from './transfer.rules.ts'
import { settingPembayaran } from './setting.ts'

/** The transfers of a bill that is being paid: nobody has seen them yet (flag). */
export const transferBaru = (
  ctx: Context,
  payments: readonly (Omit<TransferMenunggu, 'nomor'> & { readonly jenis: string })[],
  nomor: string,
): TransferMenunggu[] =>
  ctx.setting(settingPembayaran.KONFIRMASI_TRANSFER_MODULE)
    ? payments.filter(({ jenis }) => jenis === 'TRANSFER').map((each) => ({ ...each, nomor }))
    : []

/**
 * Transfers that nobody has confirmed: those of these visits and deposits, of money that came for
 * them later, and of a deposit that a promise became, the promise's. None where the shop does not
 * ask (flag).
 */
export async function transferMenunggu(
  ctx: Context,
  id: readonly string[],
): Promise<TransferMenunggu[]> {
  if (id.length === 0 || !ctx.setting(settingPembayaran.KONFIRMASI_TRANSFER_MODULE)) return []
  return ctx.db.rows<TransferMenunggu>(
    ctx.kodeToko,
    sql`
    select g.nomor, p.no_rekening, p.no_ref, p.jumlah
    from kencana.transfer_menunggu(${ctx.kodeToko}) t
      join kencana.pembayaran p on p.kode_toko = ${ctx.kodeToko} and p.id_group = t.id_group
        and p.versi_bayar = t.versi_bayar and p.n = t.n
      join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
    where t.id_group = any (${id}::uuid[]) or g.id_asal = any (${id}::uuid[])
      or g.id_asal in (select d.id_asal from kencana.dokumen d where d.kode_toko = ${ctx.kodeToko}
        and d.id = any (${id}::uuid[]) and d.jenis = 'TITIPAN')
    order by g.nomor, p.n`,
  )
}

/**
 * No money of these documents, or of what was added to them, stands as a transfer that never came:
 * it would be given back, or spent, though nobody ever had it.
 * @returns what the posting looks at once more: it may be declared so in this moment
 * @throws Refusal
 */
export async function checkTransferDatang(
  ctx: Context,
  id: readonly string[],
): Promise<NonNullable<Posting['periksa']>> {
  if (id.length === 0) return []
  const found = await ctx.db.row<{ ada: boolean }>(
    ctx.kodeToko,
    sql`select kencana.ada_hilang(${ctx.kodeToko}, ${id}::uuid[]) as ada`,
  )
  if (found?.ada)
    throw new Refusal('Transfer Ini Dinyatakan Tidak Datang, Batalkan Pernyataannya Lebih Dulu')
  return [uangDatang(id)]
}

/** The same inside a posting whose documents were looked at before. */
export const uangDatang = (id: readonly string[]): readonly [string, unknown] => [
  'uang_datang',
  { id },
]
