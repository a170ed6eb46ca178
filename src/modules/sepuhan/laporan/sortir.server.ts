import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanSortirPembelian } from './sortir.ts'

// A bag counts where it was sorted to last.
export const sortirPembelian = serveReport(
  laporanSortirPembelian,
  (filter, { toko }) => sql`
  select f.nomor as no_beli, count(*)::bigint as pcs, sum(g.berat)::bigint as berat,
    coalesce(sum(g.berat) filter (where g.ke = 'SORTIR_JUAL'), 0)::bigint as jual_lagi,
    coalesce(sum(g.berat) filter (where g.ke = 'SORTIR_CUCI'), 0)::bigint as cuci,
    coalesce(sum(g.berat) filter (where g.ke = 'SORTIR_LEBUR'), 0)::bigint as lebur,
    coalesce(sum(g.berat) filter (where g.ke = 'SORTIR_HANCUR'), 0)::bigint as hancur
  from (select distinct on (g.id_beli, g.n_beli) g.id_beli, g.n_beli, g.ke, g.berat
      from kencana.gerak_kantong g
        join kencana.status_dokumen s on s.kode_toko = ${toko.kode_toko} and s.id = g.id_dokumen
      where g.kode_toko = ${toko.kode_toko} and s.jenis in ('SORTIR', 'PINDAH_SORTIR')
        and s.status = 'VALID'
        and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      order by g.id_beli, g.n_beli, g.versi desc) g
    join kencana.pembelian_baris l on l.kode_toko = ${toko.kode_toko} and l.id = g.id_beli
      and l.n = g.n_beli
    join kencana.dokumen f on f.kode_toko = ${toko.kode_toko} and f.id = g.id_beli
  where ${filter.kondisi}::text is null or l.kode_kondisi = ${filter.kondisi}
  group by f.nomor order by f.nomor`,
)
