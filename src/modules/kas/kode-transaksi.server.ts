import { bukanKendali } from '#modules/akuntansi/kendali.server'
import { serveMaster, type Context } from '#server/serve'
import { kodeTransaksi } from './kode-transaksi.ts'

/** A code that was there before its account got a book, or its map was changed. */
export const checkAkunLawan = (ctx: Context, nomor_akun: string): Promise<void> =>
  bukanKendali((query) => ctx.db.row(ctx.kodeToko, query), {
    field: 'kode_transaksi',
    kodeToko: ctx.kodeToko,
    nomor_akun,
  })

/** Its account is none that a book of its own stands for. */
export const layanKodeTransaksi = serveMaster(kodeTransaksi, {
  check: (ctx, tx, { nomor_akun }) =>
    bukanKendali((query) => tx.row(query), {
      field: 'nomor_akun',
      kodeToko: ctx.kodeToko,
      nomor_akun,
    }),
})
