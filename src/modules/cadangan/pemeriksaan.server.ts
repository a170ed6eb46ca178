import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { handle, reply } from '#server/serve'
import {
  keadaanPemeriksaan,
  mulaiPemeriksaan,
  type bedaPemeriksaan,
  type riwayatPemeriksaan,
} from './pemeriksaan.calls.ts'

interface Baris extends RowOf<typeof riwayatPemeriksaan> {
  readonly beda: readonly RowOf<typeof bedaPemeriksaan>[]
}

const keadaan = handle(keadaanPemeriksaan, async (ctx) => {
  const rows = await ctx.db.chain.rows<Baris>(
    sql`select mulai, cara, oleh, toko, posting, gagal, beda,
        jsonb_array_length(beda) as jumlah_beda,
        ceil(extract(epoch from selesai - mulai))::int as detik
      from pemeriksaan order by mulai desc limit 60`,
  )
  return {
    berjalan: await ctx.audits.underWay(),
    bisa: ctx.audits.able,
    riwayat: rows,
    beda: [...(rows[0]?.beda ?? [])],
  }
})

const mulai = handle(mulaiPemeriksaan, async (ctx) => {
  if (!ctx.audits.able)
    throw new Refusal('Server Ini Tidak Memeriksa Buku', { code: 'E-TIDAK-ADA' })
  if (!(await ctx.audits.begin(ctx.user.user_id))) throw new Refusal('Pemeriksaan Sedang Berjalan')
  return reply(null, { message: 'Pemeriksaan Dimulai' })
})

export const pemeriksaanHandlers = [keadaan, mulai]
