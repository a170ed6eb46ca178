import { write, type Written } from '#kernel/ledger'
import type { NewDocument, Posting } from '#server/document/post'
import type { Context } from '#server/serve'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import type { Arah, BatasBayar, Lunas } from '#modules/pembayaran/pembayaran.rules'
import { settingPembayaran } from '#modules/pembayaran/setting'

/**
 * What one side of a visit gives to its one posting: its documents, what is checked again, the rows
 * written when it is saved, and those that VALID adds. The money is the group's.
 */
export interface Bagian<L extends string = string> {
  readonly id: readonly string[] // of its documents, for numberOf
  readonly makes: readonly NewDocument[]
  readonly periksa: NonNullable<Posting['periksa']>
  readonly books: readonly Written<L>[]
  readonly valid: readonly Written<L>[]
}

/** What this shop lets its cashiers do with its money. */
export const batasBayar = (ctx: Context): BatasBayar => ({
  biaya_transfer: ctx.setting(settingPembayaran.BIAYA_TRANSFER),
  fee: ctx.setting(settingPembayaran.TANPA_FEE_MODULE)
    ? { DEBET: 0, CREDIT: 0 }
    : {
        DEBET: ctx.setting(settingPembayaran.FEE_DEBET),
        CREDIT: ctx.setting(settingPembayaran.FEE_CREDIT),
      },
})

/** How a visit is paid: the whole list, one more than the lists before it. */
export const daftarBayar = (
  id_group: string,
  lunas: readonly Lunas[],
  arah: Arah,
  versi_bayar = 1,
) =>
  write(
    pembayaranBuku,
    lunas.map((payment) => ({ ...payment, id_group, versi_bayar, masuk: arah === 'MASUK' })),
  )
