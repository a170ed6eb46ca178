import { sql } from 'kysely'
import { dalamPeriode } from '#modules/otorisasi/laporan/otorisasi.server'
import { serveReport } from '#server/serve'
import { laporanCetakUlang } from './cetak-ulang.ts'

// A paper that did not come out was no print. Of a browser's name eight letters tell enough.
export const cetakUlang = serveReport(
  laporanCetakUlang,
  (filter, { toko }) => sql`
  select c.saat as waktu, k.jenis, d.nomor as dokumen, c.ke, coalesce(u.usere_name, c.oleh) as oleh,
    nullif(left(c.perangkat, 8), '') as perangkat, c.alasan
  from kencana.cetak_nota c
    join kencana.dokumen d on d.kode_toko = c.kode_toko and d.id = c.id_dokumen
    left join kencana.users u on u.user_id = c.oleh,
    lateral (select case c.kertas when 'NOTA' then d.jenis else c.kertas end as jenis) k
  where c.kode_toko = ${toko.kode_toko} and c.ke > 1 and c.tercetak is not false
    and ${dalamPeriode(sql`c.saat`, filter, toko.zona)}
    and (${filter.user_id}::text is null or c.oleh = ${filter.user_id})
    and (${filter.jenis}::text is null or k.jenis = ${filter.jenis})
  order by c.saat, d.nomor`,
)
