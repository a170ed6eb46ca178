import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { settingSepuhan } from '../setting.ts'
import { laporanSepuhCuci } from './sepuh-cuci.ts'

// Who loses most of what came back comes first, by his worse process; what is still out has lost
// nothing yet. umur: until it came back, or until today. The limit is the goldsmith's own, else the
// shop's. What was cancelled is told only where it is asked for.
export const sepuhCuci = serveReport(
  laporanSepuhCuci,
  (filter, { setting, toko }) => sql`
  select no, concat_ws(' ', l.kode_tukang, t.nama_tukang) as tukang, proses, kirim, terima, susut,
    persen,
    case when proses = 'CUCI'
      then coalesce(t.batas_cuci, ${setting(settingSepuhan.SUSUT_CUCI_BATAS)}::int)
      else coalesce(t.batas_sepuh, ${setting(settingSepuhan.SUSUT_SEPUH_BATAS)}::int) end as batas,
    biaya, umur, status
  from (
    select d.nomor as no, x.kode_tukang, x.proses, x.berat as kirim,
      coalesce(x.berat_kembali, x.berat_terima, 0) as terima, coalesce(x.susut, 0) as susut,
      round(x.susut * 10000.0 / x.berat)::bigint as persen, coalesce(x.upah, 0) as biaya,
      coalesce(x.tgl_terima, ${toko.tgl_system}::date) - d.tgl_system as umur, s.status,
      sum(x.susut) over w / nullif(sum(coalesce(x.berat_kembali, x.berat_terima, 0)
        + coalesce(x.susut, 0)) over w, 0) as rasio
    from kencana.dokumen d
      join kencana.status_dokumen s on s.kode_toko = ${toko.kode_toko} and s.id = d.id,
      lateral jsonb_to_record(kencana.isi_dokumen(${toko.kode_toko}, d.id)) as x(kode_tukang text,
        proses text, berat bigint, berat_kembali bigint, berat_terima bigint, susut bigint,
        upah bigint, tgl_terima date)
    where d.kode_toko = ${toko.kode_toko} and d.jenis in ('KIRIM_CUCI', 'CUCI_MANUAL')
      and d.prefix in ('KC', 'MS')
      and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.kode_tukang}::text is null or x.kode_tukang = ${filter.kode_tukang})
      and s.status = coalesce(${filter.status}::text, s.status)
      and (s.status <> 'BATAL' or ${filter.status}::text = 'BATAL')
    window w as (partition by x.kode_tukang, x.proses)) l
    left join kencana.tukang t on t.kode_toko = ${toko.kode_toko} and t.kode_tukang = l.kode_tukang
  order by max(rasio) over (partition by l.kode_tukang) desc nulls last, l.kode_tukang, no`,
)
