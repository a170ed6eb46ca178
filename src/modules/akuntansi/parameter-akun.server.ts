import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import { handle, reply } from '#server/serve'
import { bacaParameterAkun, simpanParameterAkun, type detailAkun } from './parameter-akun.ts'

interface Peta {
  readonly trx: string
  readonly type: string
  readonly detail_akun: RowOf<typeof detailAkun>[]
}

export const baca = handle(bacaParameterAkun, (ctx) =>
  ctx.db.rows<Peta>(
    ctx.kodeToko,
    sql`select trx, type, jsonb_agg(jsonb_build_object('kode_akun', kode_akun,
        'jenis_akun', jenis_akun, 'nomor_akun', nomor_akun) order by kode_akun) as detail_akun
      from para_akun_transaksi where kode_toko = ${ctx.kodeToko}
      group by trx, type order by trx, type`,
  ),
)

/** Only the account of a part may change: which parts a posting has is the program's affair. */
export const simpan = handle(simpanParameterAkun, async (ctx, { params, body }) => {
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    for (const [index, { kode_akun, nomor_akun }] of body.detail_akun.entries()) {
      const akun = await tx.row(sql`select 1 from akun
        where kode_toko = ${ctx.kodeToko} and nomor_akun = ${nomor_akun}`)
      if (!akun)
        throw refusedField(`detail_akun.${index}.nomor_akun`, '{{field}} Tidak Valid', {
          field: 'Nomor Akun',
        })
      const changed = await tx.row(sql`update para_akun_transaksi set nomor_akun = ${nomor_akun}
        where kode_toko = ${ctx.kodeToko} and trx = ${params.trx} and type = ${params.type}
          and kode_akun = ${kode_akun} returning 1 as ada`)
      if (!changed) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    }
  })
  return reply(null, { message: 'Data Berhasil Diedit' })
})
