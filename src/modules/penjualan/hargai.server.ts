import { Refusal, refusalAt } from '#kernel/refusal'
import type { ApprovalNeed } from '#server/document/approval'
import type { Context } from '#server/serve'
import { settingBerlian } from '#modules/berlian/setting'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { halanganJual } from './ketersediaan.rules.ts'
import { dikonfirmasi, faktaJual, type BarangTermuat, type Termuat } from './muat.server.ts'
import type { PerluOtorisasi } from './otorisasi-jual.rules.ts'
import { priceNota, type BarisJual, type BarisMasuk } from './penjualan.rules.ts'

/** Approvals that show what a piece has cost. */
const tentangModal = new Set<string>(['JUAL_DIBAWAH_MODAL', 'BERLIAN_DIBAWAH_MODAL'])

/** Who may not know what a piece has cost is told that it is below that, and no more. */
export const untukPeminta = <N extends PerluOtorisasi>(
  ctx: Context,
  perlu: readonly N[],
): (N & Pick<ApprovalNeed, 'shown'>)[] =>
  perlu.map((need) =>
    tentangModal.has(need.kategori) && !mayKnowCost(ctx.user.level) ? { ...need, shown: {} } : need,
  )

/** Errors of the one line as its field, not as the first of several. */
const diBaris = (error: unknown, at: string): unknown =>
  error instanceof Refusal && error.fields?.[0]
    ? refusalAt(error, error.fields[0].field.replace(/^baris\.0\./, at))
    : error

/** A piece that is kept for somebody, with its price. */
export interface Dihargai {
  readonly barang: BarangTermuat
  readonly harga: BarisJual
  readonly perlu: readonly PerluOtorisasi[]
}

/**
 * A piece as it would be sold now: free, in an open tray, with its price and approvals.
 * @param at the path of its line in the body: 'baris.'
 * @throws Refusal at the field of the line
 */
export function hargai(ctx: Context, line: BarisMasuk, termuat: Termuat, at: string): Dihargai {
  const barang = termuat.barang.find(({ kode_barcode }) => kode_barcode === line.kode_barcode)
  const berlian = ctx.setting(settingBerlian.BERLIAN_MODULE)
  const halangan =
    barang && halanganJual(barang, dikonfirmasi(ctx, termuat, barang.kode_group), berlian)
  if (halangan) throw refusalAt(halangan, `${at}kode_barcode`)
  try {
    const fakta = faktaJual(ctx, termuat, { no_nota_manual: null, pembeli_pajak: null })
    const { baris, perlu } = priceNota([line], null, fakta)
    const [harga] = baris
    if (!barang || !harga) throw new RangeError('one line was priced as none')
    return { barang, harga, perlu }
  } catch (error) {
    throw diBaris(error, at)
  }
}

/** That the masters which priced a piece have not changed since. */
export const periksaHarga = ({ versi }: Termuat): readonly [string, unknown] => [
  'tabel',
  [
    { tabel: 'group_harga', versi: versi['group_harga'] ?? 0 },
    { tabel: 'parameter_ongkos', versi: versi['parameter_ongkos'] ?? 0 },
  ],
]
