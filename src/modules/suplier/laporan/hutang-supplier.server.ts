import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanHutangSupplier, laporanUmurHutangSupplier } from './hutang-supplier.ts'

const nama = sql`coalesce(concat_ws(' ', h.supplier, s.nama_supplier), '-')`

export const hutangSupplierTerbuka = serveReport(
  laporanHutangSupplier,
  (filter, { toko }) => sql`
  select ${nama} as supplier, h.nomor, h.no_surat, h.tgl_system as tgl, h.tempo,
    greatest(${toko.tgl_system}::date - h.tempo, 0)::bigint as lewat, h.uang, h.nilai,
    h.uang + h.nilai as hutang, h.murni
  from kencana.hutang_terbuka(${toko.kode_toko}) h
    left join kencana.supplier s on s.kode_toko = ${toko.kode_toko}
      and s.kode_supplier = h.supplier
  where ${filter.supplier}::text is null or h.supplier = ${filter.supplier}
  order by h.supplier nulls first, h.tempo, h.nomor`,
)

export const umurHutangSupplier = serveReport(
  laporanUmurHutangSupplier,
  (filter, { toko }) => sql`
  select ${nama} as supplier, count(*)::bigint as terima,
    coalesce(sum(rp) filter (where umur <= 30), 0)::bigint as hari_30,
    coalesce(sum(rp) filter (where umur between 31 and 60), 0)::bigint as hari_60,
    coalesce(sum(rp) filter (where umur between 61 and 90), 0)::bigint as hari_90,
    coalesce(sum(rp) filter (where umur > 90), 0)::bigint as lama, sum(rp)::bigint as hutang,
    coalesce(sum(rp) filter (where h.tempo < ${toko.tgl_system}::date), 0)::bigint as lewat,
    sum(h.murni)::bigint as murni
  from (select t.*, t.uang + t.nilai as rp, ${toko.tgl_system}::date - t.tgl_system as umur
      from kencana.hutang_terbuka(${toko.kode_toko}) t) h
    left join kencana.supplier s on s.kode_toko = ${toko.kode_toko}
      and s.kode_supplier = h.supplier
  where ${filter.supplier}::text is null or h.supplier = ${filter.supplier}
  group by h.supplier, s.nama_supplier order by h.supplier nulls first`,
)
