import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import type { Context } from '#server/serve'
import { saldoLaciDari } from '#modules/kas/laci-cukup.server'
import { brankas } from '#modules/kas/uang-kas'
import type { Kasir } from './uang.effects.ts'
import type { AsalUang, uangKembali } from './uang-kembali.ts'

/** Who gives the cash back, and out of which drawer. */
export const pemberiUang = ({ user }: Context, dari: AsalUang | null): Kasir => ({
  user_id: user.user_id,
  laci: dari === 'BRANKAS' ? brankas : user.user_id,
})

/** The cash of what goes back; what comes in instead is none. */
export const tunaiKeluar = (
  back: readonly { readonly jenis: string; readonly jumlah: number }[],
): number =>
  back.reduce((sum, { jenis, jumlah }) => sum + (jenis === 'CASH' && jumlah > 0 ? jumlah : 0), 0)

/** Where that much cash lies, for a person who is about to give it back. */
export async function cekUangKembali(
  ctx: Context,
  tunai: number,
): Promise<RowOf<typeof uangKembali>> {
  const laci = ctx.user.user_id
  const saldo = await saldoLaciDari(ctx, [laci, brankas])
  return {
    tunai,
    laci,
    laci_cukup: (saldo.get(laci) ?? 0) >= tunai,
    brankas_cukup: (saldo.get(brankas) ?? 0) >= tunai,
  }
}

/**
 * The cash that goes back lies where it is to be taken from: refused before anybody is asked, with
 * the way that is open.
 * @returns what the approver reads of it; nothing where no cash goes back
 */
export async function checkUangKembali(
  ctx: Context,
  tunai: number,
  dari: AsalUang | null,
): Promise<Readonly<Record<string, string>>> {
  if (tunai === 0) return {}
  const { laci } = pemberiUang(ctx, dari)
  const ada = await cekUangKembali(ctx, tunai)
  const cukup = dari === 'BRANKAS' ? ada.brankas_cukup : ada.laci_cukup
  if (!cukup)
    throw new Refusal(
      dari === 'BRANKAS' || !ada.brankas_cukup
        ? 'Uang Di Laci {{laci}} Tidak Cukup'
        : 'Uang Di Laci {{laci}} Tidak Cukup, Pilih Uang Kembali Dari Brankas',
      { params: { laci }, details: { uang_kembali: ada } },
    )
  return { 'Uang Kembali': `Rp ${formatRupiah(tunai)} · ${laci}` }
}
