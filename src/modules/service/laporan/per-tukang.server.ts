import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanServicePerTukang } from './per-tukang.ts'

// emas_keluar: what he got, and what he added of ours; emas_tukang: what he added of his own, for
// which he is owed money; emas_masuk: what he gave back, with what was
// cut off. telat: done after the promised day, or not done and the day has passed.
export const perTukang = serveReport(
  laporanServicePerTukang,
  (filter, { toko }) => sql`
  select concat_ws(' ', k.kode, t.nama_tukang) as tukang, count(*)::bigint as tiket,
    sum((s.isi->>'berat_masuk')::bigint + e.tambah - e.sendiri)::bigint as emas_keluar,
    sum(e.sendiri)::bigint as emas_tukang,
    coalesce(sum((s.isi->>'berat_selesai')::bigint + (s.isi->>'berat_sisa')::bigint), 0)::bigint
      as emas_masuk,
    coalesce(sum((s.isi->>'berat_susut')::bigint), 0)::bigint as susut,
    coalesce(sum((s.isi->>'upah')::bigint), 0)::bigint as upah,
    (count(*) filter (where coalesce((s.isi->>'tgl_selesai')::date, ${toko.tgl_system}::date)
      > (s.isi->>'tgl_janji')::date))::bigint as telat
  from kencana.isi_janji(${toko.kode_toko}, 'SERVICE', ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) s,
    lateral (select s.isi->>'kode_tukang' as kode) k
    cross join lateral (select coalesce((s.isi->>'berat_tambah')::bigint, 0) as tambah,
      case when s.isi->>'emas_dari' = 'TOKO' then 0
        else coalesce((s.isi->>'berat_tambah')::bigint, 0) end as sendiri) e
    left join kencana.tukang t on t.kode_toko = ${toko.kode_toko} and t.kode_tukang = k.kode
  where s.status <> 'BATAL'
    and (${filter.kode_tukang}::text is null or k.kode = ${filter.kode_tukang})
  group by k.kode, t.nama_tukang order by k.kode`,
)
