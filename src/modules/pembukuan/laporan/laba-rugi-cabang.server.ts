import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanLabaRugiCabang } from './laba-rugi-cabang.ts'

export const labaRugiCabang = serveReport(
  laporanLabaRugiCabang,
  ({ tgl_from, tgl_to }, { toko }) => sql`
  select ${toko.nama_toko}::text as toko,
    ${sql.join(
      ['margin', 'ongkos', 'bunga', 'service', 'lain', 'susut', 'biaya'].map(
        (nama) => sql`coalesce(sum(jumlah) filter (where kelompok = ${nama}), 0)::bigint
          as ${sql.id(nama)}`,
      ),
    )},
    coalesce(sum(jumlah), 0)::bigint as laba
  from kencana.laba_rugi_kelompok(${toko.kode_toko}, ${tgl_from}::date, ${tgl_to}::date)`,
)
