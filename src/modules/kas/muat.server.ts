import { formatRupiah } from '#kernel/figures'
import type { Context } from '#server/serve'
import type { PetaAkun } from '#modules/akuntansi/jurnal.rules'
import type { Kasir } from './uang-kas.rules.ts'

type TypeAkun = 'KAS_MASUK' | 'KAS_KELUAR' | 'SELISIH_KAS' | 'SALDO_AWAL_KAS' | 'SALDO_AWAL_BANK'

/** The one answer of muat_kas. */
export interface Termuat {
  readonly transaksi: { jenis_transaksi: 'MASUK' | 'KELUAR'; nomor_akun: string } | null
  readonly saldo: Readonly<Record<string, number>>
  readonly akun: Readonly<Record<TypeAkun, PetaAkun>>
}

export const muatKas = (
  ctx: Context,
  minta: { readonly kode_transaksi?: string; readonly laci?: readonly string[] },
): Promise<Termuat> =>
  ctx.db.call<Termuat>('muat_kas', [
    ctx.kodeToko,
    JSON.stringify({ kode_transaksi: minta.kode_transaksi ?? null, laci: minta.laci ?? [] }),
  ])

/** Every cashier has the drawer that carries his name. */
export const kasirDari = ({ user }: Context): Kasir => ({
  user_id: user.user_id,
  laci: user.user_id,
})

/** The figure that an approver signs. */
export const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`
