import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, sameAsRead } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { handle, reply, type Context } from '#server/serve'
import { checkBagian } from './kendali.server.ts'
import {
  bacaParameterAkun,
  riwayatParameterAkun,
  simpanParameterAkun,
  type barisParameterAkun,
  type detailAkun,
  type perubahanAkun,
} from './parameter-akun.ts'

export const baca = handle(bacaParameterAkun, (ctx) =>
  ctx.db.rows<RowOf<typeof barisParameterAkun>>(
    ctx.kodeToko,
    sql`select trx, type, jsonb_agg(jsonb_build_object('_id', concat_ws('/', trx, type, kode_akun),
        'kode_akun', kode_akun, 'jenis_akun', jenis_akun, 'nomor_akun', nomor_akun,
        'versi', versi) order by jenis_akun, kode_akun) as detail_akun
      from para_akun_transaksi where kode_toko = ${ctx.kodeToko}
      group by trx, type order by trx, type`,
  ),
)

export const riwayat = handle(riwayatParameterAkun, (ctx, { params }) =>
  ctx.db.rows<RowOf<typeof perubahanAkun>>(
    ctx.kodeToko,
    sql`select saat, oleh, sesudah->>'kode_akun' as kode_akun,
        sebelum->>'nomor_akun' as dari, sesudah->>'nomor_akun' as ke
      from riwayat_master where kode_toko = ${ctx.kodeToko} and tabel = 'para_akun_transaksi'
        and sebelum is not null and sesudah->>'trx' = ${params.trx}
        and sesudah->>'type' = ${params.type}
      order by saat desc, kode_akun limit 200`,
  ),
)

interface Bagian {
  readonly trx: string
  readonly type: string
  readonly isi: RowOf<typeof detailAkun>
  readonly at: number
}

/** One part of a posting gets another account; the same one again is no change. */
async function ubah(ctx: Context, tx: Tx, { at, isi, trx, type }: Bagian): Promise<void> {
  const { kode_akun, nomor_akun, versi } = isi
  const kini = await tx.row<{ nomor_akun: string; versi: number }>(
    sql`select nomor_akun, versi from para_akun_transaksi where kode_toko = ${ctx.kodeToko}
      and trx = ${trx} and type = ${type} and kode_akun = ${kode_akun} for update`,
  )
  if (!kini) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  sameAsRead(versi, kini.versi)
  if (nomor_akun === kini.nomor_akun) return
  const field = `detail_akun.${at}.nomor_akun`
  await checkBagian(tx, field, { kodeToko: ctx.kodeToko, trx, type, kode_akun, nomor_akun })
  await tx.rows(sql`update para_akun_transaksi set nomor_akun = ${nomor_akun}
    where kode_toko = ${ctx.kodeToko} and trx = ${trx} and type = ${type}
      and kode_akun = ${kode_akun}`)
}

/** Only the account of a part may change: which parts a posting has is the program's affair. */
export const simpan = handle(simpanParameterAkun, async (ctx, { params, body }) => {
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    for (const [at, isi] of body.detail_akun.entries()) await ubah(ctx, tx, { ...params, isi, at })
  })
  ctx.live.changed(ctx.kodeToko, { jenis: 'para_akun_transaksi' })
  return reply(null, { message: 'Data Berhasil Diedit' })
})
