import { sql } from 'kysely'
import { wordRows } from '#server/report/words'
import { serveReport } from '#server/serve'
import { laporanAuthorization } from './authorization.ts'
import { dalamPeriode } from './otorisasi.server.ts'

// Eight letters of a browser's name are enough to see whether two are the same.
export const percobaanOtorisasi = serveReport(
  laporanAuthorization,
  (filter, { house, t, toko }) => sql`
  with kata as (
    select o.diputus_pada as waktu,
      case o.status when 'DITOLAK' then 'DITOLAK' else 'DISETUJUI' end as hasil, o.cara, o.pemberi,
      o.diminta_oleh, o.kategori, null as sebab, o.alasan, o.no_otorisasi, null as alamat,
      o.perangkat_pemberi as perangkat, o.id
    from kencana.otorisasi o
    where o.kode_toko = ${toko.kode_toko} and o.pemberi is not null
      and ${dalamPeriode(sql`o.diputus_pada`, filter, toko.zona)}
    union all
    select g.saat, 'GAGAL', g.cara, g.pemberi, g.diminta_oleh, g.kategori, g.sebab, null,
      g.no_otorisasi, g.alamat, g.perangkat, g.id
    from kencana.otorisasi_gagal g
    where g.kode_toko = ${toko.kode_toko} and ${dalamPeriode(sql`g.saat`, filter, toko.zona)})
  select k.waktu, k.hasil, k.cara, coalesce(b.usere_name, k.pemberi) as pemberi,
    coalesce(m.usere_name, k.diminta_oleh) as peminta, coalesce(w.kata, k.kategori) as kategori,
    k.sebab, k.alasan, k.no_otorisasi, nullif(k.alamat, '') as alamat,
    nullif(left(k.perangkat, 8), '') as perangkat
  from kata k left join kencana.users m on m.user_id = k.diminta_oleh
    left join kencana.users b on b.user_id = k.pemberi
    left join ${wordRows(house.approvals, t)} w on w.kode = k.kategori
  where (${filter.cara}::text is null or k.cara = ${filter.cara})
    and (${filter.hasil}::text is null or k.hasil = ${filter.hasil})
    and (${filter.pemberi}::text is null or k.pemberi = ${filter.pemberi})
  order by k.waktu, k.id`,
)
