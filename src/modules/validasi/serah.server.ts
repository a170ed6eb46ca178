import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { requireApprovals, type Approval } from '#server/document/approval'
import type { Context } from '#server/serve'
import { perluTransfer, type TransferMenunggu } from '#modules/faktur/transfer.rules'
import { terbuka, type GroupMenunggu } from './muat-group.server.ts'
import { timbangSerah, type BarisTimbang } from './timbang.rules.ts'
import type { validasiSimpan } from './validasi.calls.ts'

type Isi = NonNullable<(typeof validasiSimpan)['types']>['b']

/** Whoever entered it does not take its money too (flag). */
export function checkValidator(ctx: Context, groups: readonly GroupMenunggu[]): void {
  if (!ctx.setting('VALIDASI_ORANG_LAIN_MODULE')) return
  const own = groups.find((group) => group.input_by === ctx.user.user_id)
  if (own)
    throw new Refusal('Faktur {{nomor}} Harus Divalidasi Oleh Orang Lain', {
      params: { nomor: own.nomor },
    })
}

/** A group that changed under the cashier's eyes is not what he agreed to. */
export function checkDilihat(groups: readonly GroupMenunggu[], dilihat: Isi['dilihat']): void {
  const changed = groups.find((group) =>
    dilihat.some((seen) => seen.no_faktur_group === group.nomor && seen.versi !== group.versi),
  )
  if (changed)
    throw new Refusal('Faktur {{nomor}} Sudah Berubah', {
      code: 'E-MDB:02',
      params: { nomor: changed.nomor },
    })
}

/** The pieces as they were weighed at hand-over, where the shop wants it (flag). */
export const ditimbang = (
  ctx: Context,
  groups: readonly GroupMenunggu[],
  timbang: Isi['timbang'],
): BarisTimbang[] =>
  ctx.setting('TIMBANG_SERAH_MODULE')
    ? timbangSerah(
        groups.flatMap(terbuka).flatMap(({ baris, id }) =>
          baris.map(({ berat_kotor, kode_barcode }) => ({
            id_penjualan: id,
            kode_barcode,
            berat_nota: berat_kotor,
          })),
        ),
        timbang,
        ctx.setting<number>('TOLERANSI_BERAT_PENJUALAN'),
      )
    : []

/** The word of somebody else, where goods would leave before their transfer is in (flag). */
export async function izinSerah(
  ctx: Context,
  groups: readonly GroupMenunggu[],
): Promise<Approval[]> {
  if (!ctx.setting('KONFIRMASI_TRANSFER_MODULE')) return []
  const id = groups.map((group) => group.id)
  const menunggu = await ctx.db.rows<TransferMenunggu>(
    ctx.kodeToko,
    sql`
    select g.nomor, p.no_rekening, p.no_ref, p.jumlah
    from kencana.transfer_menunggu(${ctx.kodeToko}) t
      join kencana.pembayaran p on p.kode_toko = ${ctx.kodeToko} and p.id_group = t.id_group
        and p.versi_bayar = t.versi_bayar and p.n = t.n
      join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
    where t.id_group = any (${id}::uuid[])
    order by g.nomor, p.n`,
  )
  return requireApprovals(ctx, perluTransfer(menunggu))
}
