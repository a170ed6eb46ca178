import { sql } from 'kysely'
import { notaSah } from '#modules/kunjungan/nota-sah.server'
import { dibeli } from '#modules/pembelian/laporan/dibeli.server'
import { serveReport } from '#server/serve'
import { laporanTukarTambah } from './tukar-tambah.ts'

// Read from the purchases, which are the fewer. What the customer pays is sales less purchases;
// below zero the shop pays.
export const tukarTambah = serveReport(
  laporanTukarTambah,
  (filter, { toko }) => sql`
  select b.tgl, j.nomor as no_faktur_jual, b.nomor as no_faktur_beli, j.berat as berat_keluar,
    b.berat as berat_masuk, j.berat - b.berat as selisih, j.total as total_jual,
    b.total as total_beli, j.total - b.total as bayar
  from (select id_group, min(tgl_system) as tgl, string_agg(distinct nomor, ' ' order by nomor) as nomor,
      sum(berat)::bigint as berat, sum(harga)::bigint as total
    from ${dibeli(toko.kode_toko, { tgl_from: filter.tgl_from, tgl_to: filter.tgl_to })} l
    group by id_group) b,
    lateral (select string_agg(d.nomor, ' ' order by d.nomor) as nomor,
      sum(p.berat)::bigint as berat, sum(p.harga_total)::bigint as total,
      bool_or(p.kode_sales = ${filter.kode_sales}::text) as oleh_sales
    from kencana.penjualan_kini p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    where p.kode_toko = ${toko.kode_toko} and p.id_group = b.id_group
      and ${notaSah('PENJUALAN')}) j
  where j.nomor is not null and (${filter.kode_sales}::text is null or j.oleh_sales)
  order by j.nomor`,
)
