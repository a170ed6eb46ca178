import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanUmurBarang } from './umur-barang.ts'

// By days since the piece came in; one that was bought back and laid out again keeps its first day.
// Pieces on consignment have cost us nothing yet.
export const umurBarang = serveReport(
  laporanUmurBarang,
  (filter, { toko }) => sql`
  select k.umur, count(b.kode_barcode)::int as pcs, coalesce(sum(b.berat), 0)::bigint as berat,
    coalesce(sum(b.harga_pokok) filter (where b.kode_barcode not in (
      select x.kode_barcode from kencana.konsinyasi_kini(${toko.kode_toko}) x
      where x.di_toko)), 0)::bigint as pokok, k.saran
  from kencana.golongan_umur() k
    left join kencana.barang b on b.kode_toko = ${toko.kode_toko} and b.kode_gudang is not null
      and ${toko.tgl_system}::date - b.tgl_masuk between k.dari and k.sampai
      and (${filter.kode_group}::text is null or b.kode_group = ${filter.kode_group})
      and (${filter.kode_dept}::text is null or b.kode_dept = ${filter.kode_dept})
      and (${filter.kode_baki}::text is null or b.kode_baki = ${filter.kode_baki})
  group by k.n, k.umur, k.saran having count(b.kode_barcode) > 0 order by k.n`,
)
