import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanSaldoBarang } from './saldo-barang.ts'

export const saldoBarang = serveReport(
  laporanSaldoBarang,
  (filter, { toko }) => sql`
  select concat_ws(' ', s.kode_gudang, g.nama_gudang) as gudang,
    coalesce(nullif(concat_ws(' ', s.kode_baki, b.nama_baki), ''), '-') as lokasi, sum(s.qty)::int as pcs,
    sum(s.berat)::bigint as berat, sum(s.murni)::bigint as murni,
    sum(s.harga_pokok)::bigint as pokok,
    sum(round(s.berat_gram * coalesce(h.harga, 0) / 1000.0) + s.harga_atribut
      + s.harga_tetap)::bigint as harga_jual
  from kencana.saldo_stok(${toko.kode_toko}, ${filter.tgl}::date) s
    left join kencana.gudang g on g.kode_toko = s.kode_toko and g.kode_gudang = s.kode_gudang
    left join kencana.harga_pada(${toko.kode_toko}, ${filter.tgl}::date) h
      on h.kode_group = s.kode_group
    left join kencana.baki b on b.kode_toko = s.kode_toko and b.kode_baki = s.kode_baki
  where (${filter.kode_group}::text is null or s.kode_group = ${filter.kode_group})
    and (${filter.kode_dept}::text is null or s.kode_dept = ${filter.kode_dept})
    and (${filter.kadar}::int is null or s.kadar = ${filter.kadar})
    and (${filter.kode_gudang}::text is null or s.kode_gudang = ${filter.kode_gudang})
    and (${filter.kode_baki}::text is null or s.kode_baki = ${filter.kode_baki})
  group by 1, 2 order by 1, 2`,
)
