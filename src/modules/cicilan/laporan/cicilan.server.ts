import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanCicilan } from './cicilan.ts'

// dp: what came before, while it stands, as service/report says it. terbayar: what came less what
// went back. sisa: of what was agreed, without what is late.
export const daftarCicilan = serveReport(
  laporanCicilan,
  (filter, { toko }) => sql`
  select s.nomor as no_cicilan, s.nama_customer, s.isi->>'nama_barang' as barang,
    (s.isi->>'total')::bigint as total, m.dp,
    (s.isi->>'lama_bulan')::bigint as tenor, u.terbayar,
    case when s.status = 'AKTIF' then (s.isi->>'total')::bigint - u.terbayar else 0 end as sisa,
    s.status
  from kencana.isi_janji(${toko.kode_toko}, 'CICILAN', ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) s,
    lateral (select coalesce(sum(jumlah), 0)::bigint as terbayar from kencana.janji_uang
      where kode_toko = ${toko.kode_toko} and id_janji = s.id
        and jenis not in ('PAKAI', 'PINDAH')) u,
    lateral (select coalesce(sum(q.jumlah), 0)::bigint as dp from kencana.kwitansi q
        join kencana.status_dokumen o on o.kode_toko = q.kode_toko and o.id = q.id
          and o.status = 'VALID'
      where q.kode_toko = ${toko.kode_toko} and q.id_janji = s.id and q.jenis = 'MUKA') m
  where ${filter.status}::text is null or s.status = ${filter.status}
  order by s.tgl_system, s.nomor`,
)
