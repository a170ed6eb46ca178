import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKirimUang } from './kirim-uang.ts'

// umur: days until it was received or taken back, or until today while it is on the way.
export const laporan = serveReport(
  laporanKirimUang,
  (filter, { toko }) => sql`
  select u.no_reff, u.tgl_system, u.asal, u.tujuan, u.jumlah_rp, u.status,
    (coalesce(u.tgl_terima, case when u.status = 'KIRIM' then ${toko.tgl_system}::date
      else u.tgl_status end) - u.tgl_system)::bigint as umur, u.penerima
  from kencana.uang_antar_toko(${toko.kode_toko}, ${filter.status}, null) u
  where u.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.toko}::text = 'ALL' or ${filter.toko} in (u.asal, u.tujuan))
  order by u.saat, u.no_reff`,
)
