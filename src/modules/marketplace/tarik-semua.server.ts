import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, reply } from '#server/serve'
import { tarikSemua } from './tawaran.calls.ts'
import { kabarkan, mejaDari } from './tawaran.server.ts'

/**
 * What is there or on its way there goes off, one after the other, by who sends it. What was
 * never sent is off at once. A piece that somebody ordered stays: there it is sold already; one
 * whose order was cancelled goes.
 */
const tarik = handle(tarikSemua, async (ctx) => {
  mejaDari(ctx)
  const ditarik = await ctx.db.rows(
    ctx.kodeToko,
    sql`update kencana.tawaran_marketplace t set coba = 0, berikut = clock_timestamp(), galat = null,
        status = case when t.item_id is null and t.coba = 0 then 'DITARIK' else 'TARIK' end
      where t.kode_toko = ${ctx.kodeToko} and t.status in ('KIRIM', 'TAYANG', 'PULANG')
        and not exists (select from kencana.pesanan_marketplace p
          where p.kode_toko = t.kode_toko and p.kode_barcode = t.kode_barcode
            and p.status in ('PESAN', 'DIPESAN'))
      returning 1`,
  )
  const jumlah = ditarik.length
  if (jumlah === 0) throw new Refusal('Tidak Ada Barang Yang Dapat Ditarik Dari Marketplace')
  kabarkan(ctx)
  return reply(null, {
    message: '{{jumlah}} Barang Sedang Ditarik Dari Marketplace',
    params: { jumlah },
  })
})

export const tarikSemuaHandlers = [tarik]
