import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKartuSupplier } from './kartu-supplier.ts'

export const kartuSupplier = serveReport(
  laporanKartuSupplier,
  (filter, { toko }) => sql`
  select coalesce(concat_ws(' ', k.supplier, s.nama_supplier), '-') as supplier, k.tgl, k.nomor,
    k.gerak, k.hutang, (sum(k.hutang) over w)::bigint as saldo, k.murni,
    (sum(k.murni) over w)::bigint as saldo_murni
  from kencana.kartu_supplier(${toko.kode_toko}, ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) k
    left join kencana.supplier s on s.kode_toko = ${toko.kode_toko}
      and s.kode_supplier = k.supplier
  where ${filter.supplier}::text is null or k.supplier = ${filter.supplier}
  window w as (partition by k.supplier order by k.urut, k.tgl, k.saat, k.nomor
    rows unbounded preceding)
  order by k.supplier nulls first, k.urut, k.tgl, k.saat, k.nomor`,
)
