import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle } from '#server/serve'
import { fakturBermasalah, type barisMasalah } from './bermasalah.calls.ts'

/**
 * What is still open of the last month (SPEC 9: a range of a month at most). What was bought twice
 * is a question of the day on which somebody still remembers.
 */
export const bermasalah = handle(fakturBermasalah, ({ db, kodeToko, setting, toko }) =>
  db.rows<RowOf<typeof barisMasalah>>(
    kodeToko,
    sql`
    select saat, dokumen, sinyal, skor, pasangan, catatan, user_id, jenis
    from kencana.faktur_bermasalah(${kodeToko}, ${toko.tgl_system}::date - 31,
      ${toko.tgl_system}::date, ${setting<number>('MENIT_MENUNGGU')})
    where hasil = 'TERBUKA' and (sinyal <> 'BELI_KEMBAR' or tgl_system = ${toko.tgl_system}::date)
    order by skor desc, saat, dokumen`,
  ),
)
