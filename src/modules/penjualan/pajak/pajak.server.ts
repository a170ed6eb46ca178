import { byKey, fieldShapes, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Tanggal } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import type { AturanPajak, JenisPajak } from './pajak.rules.ts'
import { paraPajak } from './para-pajak.ts'
import type { PembeliPajak } from './pembeli.ts'
import { settingPenjualan } from '../setting.ts'

const muat = defineLoad(
  'muat_menurut_tanggal',
  row({
    versi: whole, // of the table of taxes
    pajak: list(
      row({
        ...{ ...fieldShapes(paraPajak.fields), kode_toko: text, versi: whole },
        ...{ diubah_oleh: maybe(text), diubah_pada: maybe(text) },
      }),
    ),
    perolehan: list(text), // barcodes that came with a complete tax invoice
    harga: byKey(whole), // of the groups, on a day that has passed
  }),
)
/** What of a sale depends on the date of its note. */
export interface MenurutTanggal extends ShapeOf<typeof muat.answer> {
  readonly tgl: Tanggal
}

const modul = {
  PPN_PERSEN: settingPenjualan.PPN_PERSEN_MODULE,
  PPN_BERAT: settingPenjualan.PPN_BERAT_MODULE,
  PAJAK_24K: settingPenjualan.PAJAK_24K_MODULE,
} as const satisfies Record<JenisPajak, unknown>

/** The taxes that this shop has switched on; of the two kinds of PPN the percent comes first. */
export function jenisPajak(ctx: Context): JenisPajak[] {
  const ppn = (['PPN_PERSEN', 'PPN_BERAT'] as const).find((jenis) => ctx.setting(modul[jenis]))
  return [...(ppn ? [ppn] : []), ...(ctx.setting(modul.PAJAK_24K) ? (['PAJAK_24K'] as const) : [])]
}

/** Nothing to ask on the shop's own date while no tax is on: a sale loads it in one call then. */
export async function muatMenurutTanggal(
  ctx: Context,
  barcode: readonly string[],
  asked: Tanggal | null,
): Promise<MenurutTanggal> {
  const tgl = asked ?? ctx.toko.tgl_system
  const kena = jenisPajak(ctx).length > 0 || ctx.setting(settingPenjualan.PPH22_MODULE)
  if (!kena && tgl === ctx.toko.tgl_system)
    return { tgl, versi: 0, pajak: [], perolehan: [], harga: {} }
  const found = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(barcode), tgl, kena])
  return { ...found, tgl }
}

export const aturanPajak = (ctx: Context, { pajak, tgl }: MenurutTanggal): AturanPajak => ({
  baris: pajak,
  jenis: jenisPajak(ctx),
  tgl,
  termasuk: !ctx.setting(settingPenjualan.PAJAK_DI_LUAR_HARGA_MODULE),
})

/** The same for this buyer: from one who trades with gold PPh 22 is collected. */
export const aturanPembeli = (
  ctx: Context,
  menurut: MenurutTanggal,
  pembeli: PembeliPajak | null,
): AturanPajak => ({
  ...aturanPajak(ctx, menurut),
  pph22: ctx.setting(settingPenjualan.PPH22_MODULE) && pembeli === 'PENGUSAHA',
})

/** The posting is refused when the table has changed since; nothing while it was not read. */
export const periksaPajak = ({ pajak, versi }: MenurutTanggal) =>
  pajak.length > 0 ? [{ tabel: 'para_pajak', versi }] : []
