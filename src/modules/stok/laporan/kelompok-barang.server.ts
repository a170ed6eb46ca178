import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKelompokBarang } from './kelompok-barang.ts'

export const kelompokBarang = serveReport(
  laporanKelompokBarang,
  (filter, { toko }) => sql`
  select b.nama_barang, b.size, sum(b.berat)::bigint as berat, count(*)::int as jumlah
  from (select nama_barang, berat, case when ${filter.group_by}::text = 'NAMA BARANG DAN SIZE'
        then size end as size
      from kencana.barang
      where kode_toko = ${toko.kode_toko} and kode_gudang is not null
        and (${filter.kode_dept}::text is null or kode_dept = ${filter.kode_dept})) b
  group by 1, 2 order by 1, 2`,
)
