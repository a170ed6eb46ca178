import type { Context } from '#server/serve'
import { perluTransfer } from '#modules/pembayaran/transfer.rules'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { terbuka, type GroupMenunggu } from './muat.server.ts'
import { timbangSerah, type BarisTimbang } from './timbang.rules.ts'
import type { kunjungan } from '#modules/konter/kunjungan'
import { settingPenjualan } from '#modules/penjualan/setting'
import { settingValidasi } from './setting.ts'

type Isi = NonNullable<(typeof kunjungan.commands.validasi)['types']>['b']

/** The pieces as they were weighed at hand-over, where the shop wants it (flag). */
export const ditimbang = (
  ctx: Context,
  groups: readonly GroupMenunggu[],
  timbang: Isi['timbang'],
): BarisTimbang[] =>
  ctx.setting(settingValidasi.TIMBANG_SERAH_MODULE)
    ? timbangSerah(
        groups.flatMap(terbuka).flatMap(({ baris, id }) =>
          baris.map(({ berat_kotor, kode_barcode }) => ({
            id_penjualan: id,
            kode_barcode,
            berat_nota: berat_kotor,
          })),
        ),
        timbang,
        ctx.setting(settingPenjualan.TOLERANSI_BERAT_PENJUALAN),
      )
    : []

/**
 * Asks an approval when goods would leave before their transfer has arrived (flag): the transfer of
 * the visit, or of a deposit that pays it.
 */
export const perluSerah = async (ctx: Context, dibayar: readonly { readonly id: string }[]) =>
  perluTransfer(
    await transferMenunggu(
      ctx,
      dibayar.map(({ id }) => id),
    ),
  )
