import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanRiwayatMasuk } from './riwayat-masuk.ts'

// Sessions are the successful log-ins; masuk_gagal has the others. Eight letters of a browser's
// name are enough to see whether two are the same.
export const riwayatMasuk = serveReport(
  laporanRiwayatMasuk,
  (filter, { toko }) => sql`
  with masuk as (
    select s.mulai as waktu, 'MASUK' as hasil, s.user_id, s.alamat, s.perangkat,
      s.berakhir_pada as keluar, s.sebab
    from kencana.sesi s join kencana.users u on u.user_id = s.user_id
    where u.kode_toko = ${toko.kode_toko}
    union all
    select g.saat, 'GAGAL', g.user_id, g.alamat, g.perangkat, null, g.sebab
    from kencana.masuk_gagal g where g.kode_toko = ${toko.kode_toko})
  select m.waktu, m.hasil, m.user_id, u.usere_name as nama, nullif(m.alamat, '') as alamat,
    nullif(left(m.perangkat, 8), '') as perangkat, m.keluar, m.sebab
  from masuk m left join kencana.users u on u.user_id = m.user_id
  where m.waktu >= ${filter.tgl_from}::date::timestamp at time zone ${toko.zona}
    and m.waktu < (${filter.tgl_to}::date + 1)::timestamp at time zone ${toko.zona}
    and (${filter.user_id}::text is null or m.user_id = ${filter.user_id})
    and (${filter.hasil}::text is null or m.hasil = ${filter.hasil})
  order by m.waktu, m.user_id`,
)
