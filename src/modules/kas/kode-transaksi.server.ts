import { bukanKendali } from '#modules/akuntansi/kendali.server'
import { refusedField } from '#kernel/refusal'
import { settingAkuntansi } from '#modules/akuntansi/setting'
import { serveMaster, type Context } from '#server/serve'
import { kodeTransaksi } from './kode-transaksi.ts'

/** A code that was there before its account got a book, or its map was changed. */
export const checkAkunLawan = (ctx: Context, nomor_akun: string): Promise<void> =>
  bukanKendali((query) => ctx.db.row(ctx.kodeToko, query), {
    field: 'kode_transaksi',
    kodeToko: ctx.kodeToko,
    nomor_akun,
  })

/**
 * Money of a promise that was made before the books began comes from the opening account, or goes
 * to it, while the shop is set up and never again (docs/adr/0308). @throws Refusal
 */
export function dariSaldoAwal(
  ctx: Context,
  { lawan, nomor_akun }: { readonly lawan: string | undefined; readonly nomor_akun: string },
): boolean {
  if (nomor_akun !== lawan) return false
  if (ctx.setting(settingAkuntansi.SALDO_AWAL_MODULE)) return true
  throw refusedField(
    'kode_transaksi',
    'Akun {{nomor_akun}} Saldo Awal: Hanya Selama Saldo Awal Diisi',
    { nomor_akun },
  )
}

/** Its account is none that a book of its own stands for. */
export const layanKodeTransaksi = serveMaster(kodeTransaksi, {
  check: (ctx, tx, { nomor_akun }) =>
    bukanKendali((query) => tx.row(query), {
      field: 'nomor_akun',
      kodeToko: ctx.kodeToko,
      nomor_akun,
    }),
})
