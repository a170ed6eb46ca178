import { sql, type RawBuilder } from 'kysely'
import { notaSah } from '#modules/faktur/nota-sah.server'

interface Saring {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly kode_sales?: string | null
  readonly kode_group?: string | null
  readonly kode_dept?: string | null
  readonly kadar?: number | null
}

/**
 * The lines of every valid sale of a period, with the number and the day of their note: what a
 * report says was sold, where the days' snapshots do not tell, comes from here. The shop is named
 * although the wall is there: a plan then knows it, and asks the wall once.
 */
export const terjual = (kodeToko: string, saring: Saring): RawBuilder<unknown> => {
  const { kadar = null, kode_dept = null, kode_group = null, kode_sales = null } = saring
  return sql`(
  select l.*, d.nomor, p.tgl_system, p.id_posting, p.id_group, p.input_by
  from kencana.penjualan_kini p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
      and d.jenis = 'PENJUALAN'
      and d.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    join kencana.penjualan_baris l on l.kode_toko = p.kode_toko and l.id = p.id
  where p.kode_toko = ${kodeToko}
    and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    and (${kode_sales}::text is null or p.kode_sales = ${kode_sales})
    and (${kode_group}::text is null or l.kode_group = ${kode_group})
    and (${kode_dept}::text is null or l.kode_dept = ${kode_dept})
    and (${kadar}::int is null or l.kadar = ${kadar})
    and ${notaSah('PENJUALAN')})`
}
