import { formatRupiah } from '#kernel/figures'
import type { Setting } from '#kernel/setting'
import { whole } from '#kernel/shape'
import { defineLoad } from '../load.ts'
import type { Context } from '../serve.ts'
import type { Need } from './run.ts'

/**
 * How much one person does alone: in one document, and in all of a day. `sendiri_<name>(toko, user,
 * tgl)` is what he did that day without the approval. Whole rupiah.
 */
export interface Limit<K extends string> {
  readonly name: string
  readonly kategori: K // who agrees above it
  readonly sekali: Setting<number>
  readonly sehari: Setting<number>
}

/** Two limits: many small sums are no way round the first. */
export const exceeds = (
  jumlah: number,
  sudah: number,
  { sehari, sekali }: { readonly sekali: number; readonly sehari: number },
): boolean => jumlah > sekali || sudah + jumlah > sehari

const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

/**
 * Above a limit, at once or in a day, another person agrees. Below it, what he had done alone is
 * judged again in the posting.
 * @param terbaca what the approver reads of it
 */
export async function withinLimit<K extends string>(
  ctx: Context,
  { kategori, name, sehari, sekali }: Limit<K>,
  { jumlah, tgl }: { readonly jumlah: number; readonly tgl: string },
  terbaca: Pick<Need<K>, 'keterangan'> & { readonly sesudah: Readonly<Record<string, string>> },
) {
  const batas = { sekali: ctx.setting(sekali), sehari: ctx.setting(sehari) }
  const sudah = await ctx.db.load(defineLoad(`sendiri_${name}`, whole), [
    ...[ctx.kodeToko, ctx.user.user_id, tgl],
  ])
  if (!exceeds(jumlah, sudah, batas))
    return { needs: [], periksa: [['batas', { nama: name, sudah }] as const] }
  const sebelum = {
    ...{ Batas: rp(batas.sekali), 'Batas Sehari': rp(batas.sehari), 'Sudah Keluar': rp(sudah) },
  }
  return { needs: [{ kategori, sebelum, ...terbaca }], periksa: [] }
}
