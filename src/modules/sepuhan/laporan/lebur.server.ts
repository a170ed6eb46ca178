import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanLebur } from './lebur.ts'

// murni: the fine gold of the bars, or what was paid for; nothing before it is over. pokok: what
// the scrap had cost, by the gram that came of it; bars keep it, so they have no gain in rupiah. A
// melt taken back counts for nothing.
export const leburReport = serveReport(
  laporanLebur,
  (filter, { toko }) => sql`
  select l.no, l.tgl, l.pelebur, l.pcs, l.berat, l.taksir, l.uji, l.murni,
    l.murni - l.taksir as selisih,
    round((l.murni - l.taksir) * 10000.0 / nullif(l.taksir, 0))::bigint as persen,
    l.isi->>'hasil' as hasil, (l.isi->>'uang')::bigint as uang,
    round((l.isi->>'nilai')::numeric * 1000 / nullif(l.murni, 0))::bigint as pokok,
    round((l.isi->>'uang')::numeric * 1000 / nullif(l.murni, 0))::bigint as harga,
    (l.isi->>'ongkos')::bigint as ongkos,
    case when l.isi->>'hasil' = 'UANG' then (l.isi->>'laba')::bigint end as laba, l.status
  from (select d.nomor as no, d.tgl_system as tgl, s.status, i.isi,
      concat_ws(' ', i.isi->>'kode_tukang', t.nama_tukang) as pelebur,
      (i.isi->>'pcs')::bigint as pcs, (i.isi->>'berat')::bigint as berat,
      (i.isi->>'taksir')::bigint as taksir, (i.isi->>'murni_uji')::bigint as uji,
      case when s.status <> 'SELESAI' then null when i.isi->>'hasil' = 'UANG'
        then (i.isi->>'murni_uji')::bigint
        else round((i.isi->>'berat_hasil')::numeric * (i.isi->>'kadar_hasil')::bigint
          / 10000)::bigint end as murni
    from kencana.dokumen d
      join kencana.status_dokumen s on s.kode_toko = ${toko.kode_toko} and s.id = d.id,
      lateral (select kencana.isi_dokumen(${toko.kode_toko}, d.id) as isi) i
      left join kencana.tukang t on t.kode_toko = ${toko.kode_toko}
        and t.kode_tukang = i.isi->>'kode_tukang'
    where d.kode_toko = ${toko.kode_toko} and d.jenis = 'LEBUR'
      and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.kode_tukang}::text is null or i.isi->>'kode_tukang' = ${filter.kode_tukang})
      and s.status = coalesce(${filter.status}::text, s.status)
      and (s.status <> 'BATAL' or ${filter.status}::text = 'BATAL')) l
  order by l.tgl, l.no`,
)
