import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { caraBulat } from '#modules/harga/harga-barang.server'
import { laporanSaldoBarang } from './saldo-barang.ts'

/**
 * Piece by piece, each at its price of that day: a sum of weights cannot be rounded to prices.
 * Pieces on consignment have cost us nothing yet.
 */
export const saldoBarang = serveReport(laporanSaldoBarang, (filter, { setting, toko }) => {
  const { pembulatan, arah } = caraBulat(setting)
  return sql`
  select concat_ws(' ', s.di_gudang, g.nama_gudang) as gudang,
    coalesce(nullif(concat_ws(' ', s.di_baki, b.nama_baki), ''), '-') as lokasi,
    count(*)::int as pcs, sum(s.berat)::bigint as berat, sum(s.murni)::bigint as murni,
    coalesce(sum(s.harga_pokok) filter (where s.kode_barcode not in (
      select k.kode_barcode from kencana.konsinyasi_pada(${toko.kode_toko}, ${filter.tgl}::date)
        k)), 0)::bigint as pokok,
    coalesce(sum(kencana.harga_jual(s.berat, s.harga_atribut, s.harga_tetap, h.harga,
      ${pembulatan}::bigint, ${arah})), 0)::bigint as harga_jual
  from kencana.barang_pada(${toko.kode_toko}, ${filter.tgl}::date) s
    left join kencana.gudang g on g.kode_toko = ${toko.kode_toko} and g.kode_gudang = s.di_gudang
    left join kencana.harga_pada(${toko.kode_toko}, ${filter.tgl}::date) h
      on h.kode_group = s.kode_group
    left join kencana.baki b on b.kode_toko = ${toko.kode_toko} and b.kode_baki = s.di_baki
  where (${filter.kode_group}::text is null or s.kode_group = ${filter.kode_group})
    and (${filter.kode_dept}::text is null or s.kode_dept = ${filter.kode_dept})
    and (${filter.kadar}::int is null or s.kadar = ${filter.kadar})
    and (${filter.kode_gudang}::text is null or s.di_gudang = ${filter.kode_gudang})
    and (${filter.kode_baki}::text is null or s.di_baki = ${filter.kode_baki})
  group by 1, 2 order by 1, 2`
})
