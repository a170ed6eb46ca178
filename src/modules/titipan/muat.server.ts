import { sql } from 'kysely'
import { bayarTerakhir } from '#modules/pembayaran/pembayaran.rules'
import { Refusal } from '#kernel/refusal'
import { fieldShapes, list, row, text, type ShapeOf } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { titipanBuku } from './buku.ts'
import type { PetaTitipan } from './titipan.effects.ts'
import { titipanKini, type AturanBatal } from './titipan.rules.ts'
import { kasTercatat, type Kembalian } from '#modules/pembayaran/uang-kembali.rules'
import { settingTitipan } from './setting.ts'

/** A deposit with what the counter and the cashier need of it. */
const muat = defineLoad(
  'muat_titipan',
  list(
    row({
      ...fieldShapes(titipanBuku.entry),
      ...titipanKini.shapes,
      ...{ kode_toko: text, id_posting: text, tgl_system: text, saat: text, input_by: text },
      pembayaran: bayarTerakhir, // of its first money
    }),
  ),
)
export type TitipanTermuat = ShapeOf<typeof muat.answer>[number]

/** Those of these numbers that are deposits: what is being typed may be none yet. */
export const titipanAda = async (
  ctx: Context,
  nomor: readonly string[],
): Promise<readonly TitipanTermuat[]> =>
  nomor.length === 0 ? [] : ctx.db.load(muat, [ctx.kodeToko, JSON.stringify({ nomor })])

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

const kas = defineLoad('kas_titipan_asal', list(kasTercatat))

/** The money of a deposit as the cash book has it. */
export const kasTitipan = (ctx: Context, id: string): Promise<readonly Kembalian[]> =>
  ctx.db.load(kas, [ctx.kodeToko, id])

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
