import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanServiceBelumDiambil } from './belum-diambil.ts'

export const belumDiambil = serveReport(
  laporanServiceBelumDiambil,
  (filter, { toko }) => sql`
  select s.nomor as no_service, s.nama_customer, s.no_hp, u.selesai,
    (${toko.tgl_system}::date - u.selesai)::bigint as umur,
    kencana.sisa_service(${toko.kode_toko}, s.id) as sisa,
    case when s.no_hp <> '' then 'https://wa.me/' || s.no_hp end as kontak
  from kencana.isi_janji(${toko.kode_toko}, 'SERVICE', null, null) s,
    lateral (select (s.isi->>'tgl_selesai')::date as selesai) u
  where s.status = 'SELESAI'
    and ${toko.tgl_system}::date - u.selesai >= coalesce(${filter.umur}::int, 0)
  order by u.selesai, s.nomor`,
)
