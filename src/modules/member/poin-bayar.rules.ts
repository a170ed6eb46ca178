import { formatRupiah } from '#kernel/figures'
import { mulDiv } from '#kernel/rounding'
import { maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Hak } from '#modules/pembayaran/pembayaran.rules'

/** The rule in force and the member with the customer's number (muat_bayar_poin). */
export const poinTermuat = row({
  aturan: maybe(row({ nilai_rp: whole, point_minimum: whole, batas_persen: whole })),
  member: maybe(row({ kode_member: text, poin: whole })),
})
type PoinTermuat = ShapeOf<typeof poinTermuat>
type Aturan = NonNullable<PoinTermuat['aturan']>

/** The most of a bill that points may pay by the shop's rule, whole rupiah. */
const batasPoin = ({ batas_persen }: Pick<Aturan, 'batas_persen'>, total: number): number =>
  mulDiv(total, batas_persen, 100_00, 'down')

/**
 * The most rupiah that so many points pay of a bill: whole points, and nothing below the least.
 * @param total of the bill, whole rupiah
 */
export function palingPoin(aturan: Aturan, poin: number, total: number): number {
  const { nilai_rp, point_minimum } = aturan
  const dapat = Math.min(poin, Math.floor(batasPoin(aturan, total) / nilai_rp))
  return dapat < Math.max(1, point_minimum) ? 0 : dapat * nilai_rp
}

/** Judges what points pay of a bill (SPEC 5: points payment needs enough points). */
export function nilaiPoin({ aturan, member }: PoinTermuat, jumlah: number, total: number): Hak {
  if (!member) return { refused: 'Member Tidak Ditemukan' }
  if (!aturan) return { refused: 'Nilai Point Belum Ditentukan' }
  const { nilai_rp, point_minimum } = aturan
  const poin = jumlah / nilai_rp
  if (!Number.isInteger(poin))
    return {
      refused: 'Pembayaran Point Harus Kelipatan Rp {{nilai}}',
      params: { nilai: formatRupiah(nilai_rp) },
    }
  if (poin < point_minimum)
    return { refused: 'Paling Sedikit {{poin}} Point', params: { poin: point_minimum } }
  if (poin > member.poin)
    return {
      refused: 'Point {{kode_member}} Tidak Cukup, Tinggal {{saldo}}',
      params: { kode_member: member.kode_member, saldo: Math.max(0, member.poin) },
    }
  if (jumlah > batasPoin(aturan, total))
    return {
      refused: 'Point Hanya Membayar Paling Banyak Rp {{paling}}',
      params: { paling: formatRupiah(batasPoin(aturan, total)) },
    }
  return { no_ref: member.kode_member }
}
