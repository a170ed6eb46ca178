import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { settingSepuhan } from '../setting.ts'
import { laporanSepuhCuci } from './sepuh-cuci.ts'

// Who loses most of what he is sent comes first. umur: until it came back, or until today. The
// limit is the goldsmith's own, else the shop's.
export const sepuhCuci = serveReport(
  laporanSepuhCuci,
  (filter, { setting, toko }) => sql`
  select d.nomor as no, concat_ws(' ', t.kode_tukang, t.nama_tukang) as tukang,
    i.isi->>'proses' as proses, (i.isi->>'berat')::bigint as kirim,
    coalesce((i.isi->>'berat_kembali')::bigint, (i.isi->>'berat_terima')::bigint, 0) as terima,
    coalesce((i.isi->>'susut')::bigint, 0) as susut,
    round((i.isi->>'susut')::numeric * 10000 / (i.isi->>'berat')::bigint)::bigint as persen,
    case when i.isi->>'proses' = 'CUCI'
      then coalesce(t.batas_cuci, ${setting(settingSepuhan.SUSUT_CUCI_BATAS)}::int)
      else coalesce(t.batas_sepuh, ${setting(settingSepuhan.SUSUT_SEPUH_BATAS)}::int) end as batas,
    coalesce((i.isi->>'upah')::bigint, 0) as biaya,
    coalesce((i.isi->>'tgl_terima')::date, ${toko.tgl_system}::date) - d.tgl_system as umur,
    s.status
  from kencana.dokumen d
    join kencana.status_dokumen s on s.kode_toko = ${toko.kode_toko} and s.id = d.id,
    lateral (select kencana.isi_dokumen(${toko.kode_toko}, d.id) as isi) i
    left join kencana.tukang t on t.kode_toko = ${toko.kode_toko}
      and t.kode_tukang = i.isi->>'kode_tukang'
  where d.kode_toko = ${toko.kode_toko} and d.jenis in ('KIRIM_CUCI', 'CUCI_MANUAL')
    and d.prefix in ('KC', 'MS')
    and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_tukang}::text is null or i.isi->>'kode_tukang' = ${filter.kode_tukang})
    and (${filter.status}::text is null or s.status = ${filter.status})
  window w as (partition by t.kode_tukang)
  order by sum((i.isi->>'susut')::numeric) over w / sum((i.isi->>'berat')::numeric) over w
    desc nulls last, t.kode_tukang, d.nomor`,
)
