import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTunggakanCicilan } from './tunggakan.ts'

export const tunggakanCicilan = serveReport(
  laporanTunggakanCicilan,
  (_, { toko }) => sql`
  select s.nomor as no_cicilan, s.nama_customer, s.no_hp, max(u.hari)::bigint as telat,
    coalesce(sum(t.sisa) filter (where u.hari <= 30), 0)::bigint as sampai_30,
    coalesce(sum(t.sisa) filter (where u.hari between 31 and 60), 0)::bigint as sampai_60,
    coalesce(sum(t.sisa) filter (where u.hari between 61 and 90), 0)::bigint as sampai_90,
    coalesce(sum(t.sisa) filter (where u.hari > 90), 0)::bigint as lebih_90
  from kencana.tunggakan_cicilan(${toko.kode_toko}, ${toko.tgl_system}::date) t
    join kencana.isi_janji(${toko.kode_toko}, 'CICILAN', null, null) s on s.id = t.id,
    lateral (select ${toko.tgl_system}::date - t.tgl as hari) u
  group by s.nomor, s.nama_customer, s.no_hp order by telat desc, s.nomor`,
)
