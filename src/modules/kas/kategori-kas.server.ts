import { sql, type RawBuilder } from 'kysely'
import { wordRows } from '#server/report/words'
import type { ReportContext } from '#server/serve'
import { kataKas } from '#modules/hari/laporan/tutup-toko'

type Di = Pick<ReportContext, 't' | 'toko'>

/** Joins what a code of the cash book is called: by us, else by the shop itself. */
export const gabungKategori = ({ t, toko }: Di, kode: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join kencana.kode_transaksi kt on kt.kode_toko = ${toko.kode_toko}
      and kt.kode_transaksi = ${kode}
    left join ${wordRows(kataKas, t)} kk on kk.kode = ${kode}`

/** Its name there. */
export const namaKategori = (kode: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(kk.kata, kt.nama_transaksi, ${kode})`
