import { sql } from 'kysely'
import type { Lunas, Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Tanggal } from '#kernel/tanggal'
import type { Context } from '#server/serve'
import type { PetaTitipan } from './titipan.effects.ts'
import type { AturanBatal, TitipanKini } from './titipan.rules.ts'
import type { Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import { settingTitipan } from './setting.ts'

/** A deposit with what the counter and the cashier need of it. */
export interface TitipanTermuat extends TitipanKini {
  readonly tgl_system: Tanggal
  readonly input_by: string
  readonly harga_gram: number
  readonly harga_jual: number
  readonly ongkos: number
  readonly diskon: number
  readonly pembayaran: readonly (Lunas & { readonly versi_bayar: number })[] // of its first money
}

/** Those of these numbers that are deposits: what is being typed may be none yet. */
export const titipanAda = async (
  ctx: Context,
  nomor: readonly string[],
): Promise<TitipanTermuat[]> =>
  nomor.length === 0 ? [] : ctx.db.call('muat_titipan', [ctx.kodeToko, JSON.stringify({ nomor })])

/**
 * The deposits of these numbers, in this order.
 * @throws Refusal E-TIDAK-ADA for a number that is none
 */
export async function muatTitipan(
  ctx: Context,
  nomor: readonly string[],
): Promise<TitipanTermuat[]> {
  const rows = await titipanAda(ctx, nomor)
  return nomor.map((each) => {
    const found = rows.find((row) => row.nomor === each)
    if (!found)
      throw new Refusal('Titipan {{nomor}} Tidak Ditemukan', {
        code: 'E-TIDAK-ADA',
        params: { nomor: each },
      })
    return found
  })
}

/** One deposit by its number, as it was typed or scanned. */
export async function satuTitipan(ctx: Context, nomor: string): Promise<TitipanTermuat> {
  const [found] = await muatTitipan(ctx, [nomor.trim().toUpperCase()])
  if (!found) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
}

/** The money of a deposit as the cash book has it. */
export const kasTitipan = (ctx: Context, id: string): Promise<Kembalian[]> =>
  ctx.db.call('kas_titipan', [ctx.kodeToko, id])

/** The accounts of this shop (/parameter-akun, trx PENJUALAN). */
export async function petaTitipan(ctx: Context): Promise<PetaTitipan> {
  const row = await ctx.db.row<{ peta: PetaTitipan }>(
    ctx.kodeToko,
    sql`select coalesce(jsonb_object_agg(type, akun), '{}') as peta from (
        select type, jsonb_object_agg(kode_akun, nomor_akun) as akun
        from kencana.para_akun_transaksi
        where kode_toko = ${ctx.kodeToko} and trx = 'PENJUALAN'
          and type in ('PEMBAYARAN', 'TITIPAN')
        group by type) p`,
  )
  return row?.peta ?? {}
}

/** What of the money stays with the shop when a deposit is cancelled. */
export const aturanBatal = (ctx: Context): AturanBatal => ({
  potongan_batal: ctx.setting(settingTitipan.TITIPAN_POTONGAN_BATAL),
  potongan_hangus: ctx.setting(settingTitipan.TITIPAN_POTONGAN_HANGUS),
})

/**
 * Money for a deposit comes by money: not by another deposit, and into an account of the shop.
 * @throws Refusal at the payment
 */
export async function checkUang(ctx: Context, payments: readonly Pembayaran[]): Promise<void> {
  const known = await ctx.db.rows<{ no_rekening: string }>(
    ctx.kodeToko,
    sql`select no_rekening from kencana.rekening where kode_toko = ${ctx.kodeToko} and aktif`,
  )
  payments.forEach(({ jenis, no_rekening }, index) => {
    if (jenis === 'TITIPAN')
      throw refusedField(`pembayaran.${index}.jenis`, 'Titipan Tidak Dibayar Dengan Titipan')
    if (no_rekening && !known.some((each) => each.no_rekening === no_rekening))
      throw refusedField(
        `pembayaran.${index}.no_rekening`,
        'Rekening {{no_rekening}} Tidak Ditemukan',
        { no_rekening },
      )
  })
}
