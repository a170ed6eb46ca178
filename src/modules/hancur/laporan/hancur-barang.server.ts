import { sql } from 'kysely'
import { pemberiOtorisasi } from '#modules/otorisasi/laporan/pemberi.server'
import { serveReport } from '#server/serve'
import { laporanHancurBarang } from './hancur-barang.ts'

export const hancurBarang = serveReport(
  laporanHancurBarang,
  (filter, { toko }) => sql`
  select d.nomor as no, d.tgl_system as tgl, l.kode_barcode, b.nama_barang, l.cara, l.berat,
    l.hasil, case l.cara when 'PECAH' then l.harga_pokok else 0 end as nilai_pokok, t.alasan,
    coalesce(u.usere_name, d.input_by) as oleh,
    ${pemberiOtorisasi(toko.kode_toko, sql`t.id_posting`, ['HANCUR_BARANG'])} as otorisasi
  from kencana.dokumen d
    join kencana.transisi t on t.kode_toko = d.kode_toko and t.id_dokumen = d.id and t.versi = 1
    cross join lateral jsonb_to_recordset(d.isi->'baris') as l(kode_barcode text, cara text,
      berat bigint, hasil bigint, harga_pokok bigint)
    join kencana.barang b on b.kode_toko = d.kode_toko and b.kode_barcode = l.kode_barcode
    left join kencana.users u on u.user_id = d.input_by
    join kencana.status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
      and s.status = 'VALID'
  where d.kode_toko = ${toko.kode_toko} and d.jenis = 'HANCUR_BARANG'
    and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.user_id}::text is null or d.input_by = ${filter.user_id})
  order by d.tgl_system, d.nomor, l.kode_barcode`,
)
