import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKartuStock } from './kartu-stock.ts'

// A move within what the filter looks at is none; a correction moves the weight it differs by.
export const kartuStock = serveReport(
  laporanKartuStock,
  (filter, { toko }) => sql`
  with awal as (
    select coalesce(sum(s.qty), 0)::int as pcs, coalesce(sum(s.berat), 0)::bigint as berat
    from kencana.saldo_stok(${toko.kode_toko}, ${filter.tgl_from}::date - 1) s
    where (${filter.kode_group}::text is null or s.kode_group = ${filter.kode_group})
      and (${filter.kode_dept}::text is null or s.kode_dept = ${filter.kode_dept})
      and (${filter.kode_gudang}::text is null or s.kode_gudang = ${filter.kode_gudang})
      and (${filter.kode_baki}::text is null or s.kode_baki = ${filter.kode_baki})),
  gerak as (
    select m.tgl_system as tgl, m.apa, d.nomor, d.saat,
      count(*) filter (where m.ke and not m.dari) as masuk_pcs,
      coalesce(sum(m.berat_ke) filter (where m.ke and not m.dari), 0)::bigint
        + coalesce(sum(greatest(m.berat_ke - m.berat_dari, 0))
          filter (where m.ke and m.dari), 0)::bigint
        as masuk_berat,
      count(*) filter (where m.dari and not m.ke) as keluar_pcs,
      coalesce(sum(m.berat_dari) filter (where m.dari and not m.ke), 0)::bigint
        + coalesce(sum(greatest(m.berat_dari - m.berat_ke, 0))
          filter (where m.ke and m.dari), 0)::bigint
        as keluar_berat
    from kencana.gerak_stok(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date,
        ${filter.kode_group}, ${filter.kode_dept}, ${filter.kode_gudang}, ${filter.kode_baki}) m
      join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = m.id_dokumen
    where m.ke <> m.dari or m.berat_ke <> m.berat_dari
    group by 1, 2, 3, 4),
  baris as (
    select ${filter.tgl_from}::date as tgl, 'AWAL' as apa, null as nomor, null::timestamptz as saat,
      0 as masuk_pcs, 0 as masuk_berat, 0 as keluar_pcs, 0 as keluar_berat
    union all select * from gerak)
  select b.tgl, b.apa, b.nomor as dokumen, b.masuk_pcs, b.masuk_berat, b.keluar_pcs, b.keluar_berat,
    (a.pcs + sum(b.masuk_pcs - b.keluar_pcs) over w)::int as saldo_pcs,
    (a.berat + sum(b.masuk_berat - b.keluar_berat) over w)::bigint as saldo_berat
  from baris b, awal a window w as (order by b.tgl, b.saat nulls first, b.nomor, b.apa)
  order by b.tgl, b.saat nulls first, b.nomor, b.apa`,
)
