import { refusedField } from '#kernel/refusal'
import { list, row, text, yesNo } from '#kernel/shape'
import type { Posting } from '#server/document/post'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { settingPreOrder } from './setting.ts'

const muat = defineLoad(
  'barang_dijanjikan',
  list(row({ ...{ kode_barcode: text, nomor: text, titipan: text }, kurang: yesNo })),
)

/**
 * Goods of a pre-order that came are kept for those to whom they were promised (DOMAIN 5): of a
 * group and jenis as many pieces stay as deposits stand for, unless these pay for them. Nobody else
 * buys one, leaves a deposit on one or pays one off by the month.
 * @param field what the form calls the barcode of a piece, counted from 0
 * @returns what the posting checks once more
 * @throws Refusal at the line
 */
export async function checkDijanjikan(
  ctx: Context,
  barcode: readonly string[],
  titipan: readonly string[],
  field = (at: number): string => `baris.${at}.kode_barcode`,
): Promise<NonNullable<Posting['periksa']>> {
  if (!ctx.setting(settingPreOrder.PRE_ORDER_MODULE) || barcode.length === 0) return []
  const minta = { barcode, titipan }
  const found = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)])
  const [kurang] = found.filter((each) => each.kurang)
  if (kurang) {
    const { kode_barcode, nomor, titipan: untuk } = kurang
    throw refusedField(
      field(barcode.indexOf(kode_barcode)),
      'Barang {{kode_barcode}} Dijanjikan Untuk {{titipan}} Di {{nomor}}',
      { kode_barcode, nomor, titipan: untuk },
    )
  }
  return found.length === 0
    ? []
    : [['dijanjikan', [{ ...minta, nomor: found.map(({ nomor }) => nomor) }]]]
}
