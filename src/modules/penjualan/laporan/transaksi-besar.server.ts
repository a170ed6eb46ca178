import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTransaksiBesar } from './transaksi-besar.ts'

// Who belongs together is told by the closing of the day (ADR 101), who it was by his card today.
export const transaksiBesar = serveReport(
  laporanTransaksiBesar,
  (filter, { setting, toko }) => sql`
  select o.tgl_system as tgl, nullif(c.nama_customer, '') as pelanggan,
    case when c.no_identitas is not null then concat_ws(' ', c.jenis_identitas, c.no_identitas)
      else nullif(c.no_hp, '') end as identitas,
    ${toko.nama_toko}::text as cabang, o.jual, o.beli, o.tukar, o.kumulatif
  from kencana.harian_orang(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date,
      ${setting<number>('BATAS_TRANSAKSI_BESAR')}::bigint) o
    left join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.id = o.id_pelanggan
  order by o.tgl_system, o.kumulatif desc, pelanggan, o.id_wakil`,
)
