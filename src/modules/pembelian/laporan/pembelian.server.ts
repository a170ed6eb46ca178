import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { dibeli } from './dibeli.server.ts'
import { laporanPembelian } from './pembelian.ts'

export const pembelian = serveReport(
  laporanPembelian,
  (filter, { toko }) => sql`
  select f.nomor as no_faktur_beli, f.tgl_system, c.nama_customer, f.qty, f.berat, f.harga,
    f.kondisi, v.oleh as valid_by
  from (select id, nomor, tgl_system, id_pelanggan, count(*)::int as qty,
      sum(berat)::bigint as berat, sum(harga)::bigint as harga,
      string_agg(distinct kondisi, ', ' order by kondisi) as kondisi
    from ${dibeli(toko.kode_toko, filter)} l group by id, nomor, tgl_system, id_pelanggan) f
    left join kencana.transisi v on v.kode_toko = ${toko.kode_toko} and v.id_dokumen = f.id
      and v.ke = 'VALID' and v.dari is distinct from 'VALID'
    left join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.id = f.id_pelanggan
  where ${filter.valid_by}::text is null or v.oleh = ${filter.valid_by}
  order by case ${filter.sort_by}::text when 'nama_customer' then c.nama_customer end,
    case ${filter.sort_by}::text when 'harga' then -f.harga end, f.nomor`,
)
