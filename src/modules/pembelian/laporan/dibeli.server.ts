import { sql, type RawBuilder } from 'kysely'
import { notaSah } from '#modules/kunjungan/nota-sah.server'

interface Saring {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly kode_sales?: string | null
  readonly kode_group?: string | null
  readonly kondisi?: string | null
  readonly kadar?: number | null
}

/**
 * The lines of every valid purchase of a period, with the number and the day of their note: what a
 * report says was bought comes from here. The state is today's: what was cancelled since was not.
 */
export const dibeli = (kodeToko: string, saring: Saring): RawBuilder<unknown> => {
  const { kadar = null, kode_group = null, kode_sales = null, kondisi = null } = saring
  return sql`(
  select l.*, d.nomor, p.tgl_system, p.id_posting, p.id_group, p.jenis, p.kode_sales,
    p.id_pelanggan
  from kencana.pembelian p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
      and d.jenis = 'PEMBELIAN'
      and d.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    join kencana.pembelian_baris l on l.kode_toko = p.kode_toko and l.id = p.id
  where p.kode_toko = ${kodeToko}
    and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
    and (${kode_sales}::text is null or p.kode_sales = ${kode_sales})
    and (${kode_group}::text is null or l.kode_group = ${kode_group})
    and (${kondisi}::text is null or l.kode_kondisi = ${kondisi})
    and (${kadar}::int is null or l.kadar = ${kadar})
    and ${notaSah('PEMBELIAN')})`
}
