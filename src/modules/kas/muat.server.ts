import { formatRupiah } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { byKey, maybe, oneOf, row, text, whole, type ShapeOf } from '#kernel/shape'
import { onlyActive } from '#server/master/active'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { kodeTransaksi } from './kode-transaksi.ts'
import type { Kasir } from './uang-kas.rules.ts'

const muat = defineLoad(
  'muat_kas',
  row({
    transaksi: maybe(row({ jenis_transaksi: oneOf('MASUK', 'KELUAR'), nomor_akun: text })),
    saldo: byKey(whole),
    akun: row({
      KAS_MASUK: petaAkun,
      KAS_KELUAR: petaAkun,
      SETORAN: petaAkun,
      PEMBAYARAN: petaAkun,
      SELISIH_KAS: petaAkun,
      SALDO_AWAL_KAS: petaAkun,
      SALDO_AWAL_BANK: petaAkun,
    }),
  }),
)
export type Termuat = ShapeOf<typeof muat.answer>

export const muatKas = (
  ctx: Context,
  minta: { readonly kode_transaksi?: string; readonly laci?: readonly string[] },
): Promise<Termuat> =>
  ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify({ kode_transaksi: minta.kode_transaksi ?? null, laci: minta.laci ?? [] }),
  ])

/**
 * A transaction code that is known and in use, with the accounts.
 * @throws Refusal at the field
 */
export async function muatKategori(ctx: Context, field: string, kode_transaksi: string) {
  await onlyActive(ctx, { master: kodeTransaksi, field, kode: kode_transaksi })
  const { transaksi, ...termuat } = await muatKas(ctx, { kode_transaksi })
  if (!transaksi) throw refusedField(field, '{{field}} Tidak Valid', { field: 'Kategori' })
  return { ...termuat, transaksi }
}

/** Every cashier has the drawer that carries his name. */
export const kasirDari = ({ user }: Context): Kasir => ({
  user_id: user.user_id,
  laci: user.user_id,
})

/** The figure that an approver signs. */
export const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`
