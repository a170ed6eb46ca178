import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanStockOpname } from './stock-opname.ts'

export const stockOpnameLaporan = serveReport(
  laporanStockOpname,
  (filter, { toko }) => sql`
  select d.nomor as sesi, o.kode_barcode, o.nama_barang,
    coalesce(nullif(concat_ws(' / ', o.kode_gudang, o.kode_baki), ''), o.status, '-') as sistem,
    case when o.hasil in ('HILANG', 'BARU') then '-' else coalesce(o.scan_baki, 'SCAN') end as scan,
    o.berat::bigint as berat, o.hasil, o.tindak
  from kencana.dokumen d
    join kencana.opname_hasil o on o.kode_toko = ${toko.kode_toko} and o.id = d.id
  where d.kode_toko = ${toko.kode_toko} and d.id = (
      select x.id from kencana.dokumen x
        join kencana.status_dokumen s
          on s.kode_toko = ${toko.kode_toko} and s.id = x.id and s.status = 'VALID'
      where x.kode_toko = ${toko.kode_toko} and x.jenis = 'STOCK_OPNAME'
        and (${filter.nomor}::text is null or x.nomor = ${filter.nomor})
      order by x.saat desc limit 1)
    and (${filter.kode_baki}::text is null or ${filter.kode_baki} in (o.kode_baki, o.scan_baki))
    and (${filter.hasil}::text is null or o.hasil = ${filter.hasil})
  order by 1, o.n`,
)
