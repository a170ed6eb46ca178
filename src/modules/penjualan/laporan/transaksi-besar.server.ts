import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { notaSah } from '#modules/faktur/nota-sah.server'
import { serveReport } from '#server/serve'
import { laporanTransaksiBesar } from './transaksi-besar.ts'

type Filter = RowOf<typeof laporanTransaksiBesar.filters>

/** Both sides of every visit. A koreksi takes a mistake back and is no transaction (DOMAIN 4). */
const sisi = (kodeToko: string, { tgl_from, tgl_to }: Filter) => sql`
    select p.id_group, p.tgl_system, p.id_pelanggan, p.harga_total as jual, 0 as beli
    from kencana.penjualan_kini p
    where p.kode_toko = ${kodeToko} and ${notaSah('PENJUALAN')}
      and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    union all
    select p.id_group, p.tgl_system, p.id_pelanggan, 0, p.harga_total
    from kencana.pembelian p
    where p.kode_toko = ${kodeToko} and ${notaSah('PEMBELIAN')} and p.jenis = 'BELI'
      and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date`

// The same person is told by his card, else by his telephone number, else by his name; of nobody's
// visits each stands alone. An exchange counts with its larger side.
export const transaksiBesar = serveReport(
  laporanTransaksiBesar,
  (filter, { setting, toko }) => sql`
  with kunjungan as (
    select id_group, tgl_system, sum(jual) as jual, sum(beli) as beli,
      (array_agg(id_pelanggan) filter (where id_pelanggan is not null))[1] as id_pelanggan
    from (${sisi(toko.kode_toko, filter)}) s group by id_group, tgl_system),
  siapa as (
    select k.*, nullif(c.nama_customer, '') as nama,
      case when c.no_identitas is not null then concat_ws(' ', c.jenis_identitas, c.no_identitas)
        else nullif(c.no_hp, '') end as identitas
    from kunjungan k left join kencana.pelanggan c
      on c.kode_toko = ${toko.kode_toko} and c.id = k.id_pelanggan)
  select tgl_system as tgl, max(nama) as pelanggan, max(identitas) as identitas,
    ${toko.nama_toko}::text as cabang,
    coalesce(sum(jual) filter (where beli = 0), 0)::bigint as jual,
    coalesce(sum(beli) filter (where jual = 0), 0)::bigint as beli,
    coalesce(sum(greatest(jual, beli)) filter (where jual > 0 and beli > 0), 0)::bigint as tukar,
    sum(greatest(jual, beli))::bigint as kumulatif
  from siapa
  group by tgl_system, coalesce(identitas, upper(nama), id_group::text)
  having sum(greatest(jual, beli)) >= ${setting<number>('BATAS_TRANSAKSI_BESAR')}::bigint
  order by tgl_system, kumulatif desc, pelanggan`,
)
