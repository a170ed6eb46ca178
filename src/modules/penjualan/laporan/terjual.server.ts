import { sql, type RawBuilder } from 'kysely'
import { notaSah } from '#modules/kunjungan/nota-sah.server'

interface Saring {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly kode_sales?: string | null
  readonly kode_group?: string | null
  readonly kode_dept?: string | null
  readonly kadar?: number | null
}

/** What the reports read of a line, under its name; `-` for what a return takes off again. */
const kolom = [
  ['kode_barcode', 'nama_barang', 'kode_intern', 'kode_kategori', 'kadar', 'harga_gram'],
  ['berat', 'harga_jual', 'ongkos', 'diskon', 'pajak_termasuk', 'harga_total', 'harga_pokok'],
] as const
const tetap = sql.raw(kolom[0].map((each) => `(b).${each}`).join(', '))
const bertanda = sql.raw(kolom[1].map((each) => `arah * (b).${each} as ${each}`).join(', '))

/**
 * The lines of every valid sale of a period, with the number and the day of their note, and those
 * of every koreksi with minus signs, on its own day and under its own number: what a report says
 * was sold, where the days' snapshots do not tell, comes from here. The shop is named although the
 * wall is there: a plan then knows it, and asks the wall once. id_jual is the sale's in both.
 */
export const terjual = (kodeToko: string, saring: Saring): RawBuilder<unknown> => {
  const { kadar = null, kode_dept = null, kode_group = null, kode_sales = null } = saring
  return sql`(
  select (b).kode_toko, (b).id as id_jual, ${tetap}, ${bertanda}, n, arah, nomor, tgl_system,
    id_posting, id_group, input_by
  from (
    select l as b, l.n, 1 as arah, d.nomor, p.tgl_system, p.id_posting, p.id_group, p.input_by,
      p.kode_sales
    from kencana.penjualan_kini p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
        and d.jenis = 'PENJUALAN'
        and d.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
      join kencana.penjualan_baris l on l.kode_toko = p.kode_toko and l.id = p.id
    where p.kode_toko = ${kodeToko}
      and p.tgl_system between ${saring.tgl_from}::date and ${saring.tgl_to}::date
      and ${notaSah('PENJUALAN')}
    union all
    select r.jual, r.n, -1, r.nomor, r.tgl_system, r.id_posting, r.id_group, r.input_by,
      r.kode_sales
    from kencana.retur_jual(${kodeToko}, ${saring.tgl_from}::date, ${saring.tgl_to}::date) r) s
  where (${kode_sales}::text is null or kode_sales = ${kode_sales})
    and (${kode_group}::text is null or (b).kode_group = ${kode_group})
    and (${kode_dept}::text is null or (b).kode_dept = ${kode_dept})
    and (${kadar}::int is null or (b).kadar = ${kadar}))`
}
