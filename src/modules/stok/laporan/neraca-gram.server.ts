import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanNeracaGram } from './neraca-gram.ts'

export const neracaGram = serveReport(
  laporanNeracaGram,
  (filter, { toko }) => sql`
  select akun, kadar, sum(awal)::bigint as awal, sum(debet)::bigint as debet,
    sum(kredit)::bigint as kredit, sum(awal + debet - kredit)::bigint as akhir,
    sum(kotor)::bigint as kotor_awal, sum(kotor + gerak)::bigint as kotor_akhir
  from (
    select s.akun, s.kadar, s.murni as awal, 0 as debet, 0 as kredit, s.kotor, 0 as gerak
    from kencana.saldo_gram(${toko.kode_toko}, ${filter.tgl}::date - 1) s
    union all
    select g.akun, g.kadar, 0, greatest(g.murni, 0), greatest(-g.murni, 0), 0, g.kotor
    from kencana.gram g
    where g.kode_toko = ${toko.kode_toko} and g.tgl_system = ${filter.tgl}::date) x
  where (${filter.kadar}::int is null or x.kadar = ${filter.kadar})
    and (${filter.akun_gram}::text is null or x.akun = ${filter.akun_gram})
  group by akun, kadar order by akun, kadar`,
)
