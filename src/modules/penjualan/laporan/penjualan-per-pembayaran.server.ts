import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { notaSah } from '#modules/faktur/nota-sah.server'
import { dibeli } from '#modules/pembelian/laporan/dibeli.server'
import { laporanPenjualanPerPembayaran } from './penjualan-per-pembayaran.ts'

// The cash book tells what came in and what a cancel gave back, the book of deposits what they
// paid. Where gold was handed in, it paid as much of the sale as the two sides share (DOMAIN 5:
// one settlement); these two are nobody's drawer, and count for who validated the visit. A fee is
// charged on top (DOMAIN 3): what came in this way is both.
export const penjualanPerPembayaran = serveReport(
  laporanPenjualanPerPembayaran,
  (filter, { toko }) => sql`
  with beli as (
    select id_group, sum(harga) as harga
    from ${dibeli(toko.kode_toko, { tgl_from: filter.tgl_from, tgl_to: filter.tgl_to })} b
    group by id_group),
  tukar as (
    select b.id_group, least(b.harga, j.harga) as jumlah
    from beli b, lateral (select sum(p.harga_total) as harga from kencana.penjualan p
      where p.kode_toko = ${toko.kode_toko} and p.id_group = b.id_group
        and ${notaSah('PENJUALAN')}) j
    where j.harga > 0),
  uang as (
    select k.jenis as metode, k.no_rekening, k.id_group, sum(k.jumlah_in - k.jumlah_out) as jumlah,
      sum(case when k.jumlah_in > 0 then k.fee else -k.fee end) as fee
    from kencana.kas k
    where k.kode_toko = ${toko.kode_toko} and k.kategori = 'PENJUALAN'
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.user_id}::text is null or k.user_id = ${filter.user_id})
    group by 1, 2, 3 having sum(k.jumlah_in - k.jumlah_out) <> 0
    union all
    select l.metode, null, l.id_group, l.jumlah, 0
    from (select 'TUKAR' as metode, id_group, jumlah from tukar
      union all
      select 'TITIPAN', id_group, -sum(jumlah) from kencana.titipan_uang
      where kode_toko = ${toko.kode_toko} and id_group is not null
        and tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      group by id_group having sum(jumlah) <> 0) l
    where ${filter.user_id}::text is null or exists (select from kencana.transisi v
      where v.kode_toko = ${toko.kode_toko} and v.id_dokumen = l.id_group and v.ke = 'VALID'
        and v.oleh = ${filter.user_id}))
  select metode, no_rekening, sum(jumlah)::bigint as jumlah, sum(fee)::bigint as fee,
    sum(jumlah + fee)::bigint as neto, count(*)::bigint as nota
  from uang where ${filter.metode}::text is null or metode = ${filter.metode}
  group by 1, 2 order by 1, 2 nulls first`,
)
