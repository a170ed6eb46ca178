import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanTransaksiBesar } from './transaksi-besar.ts'
import { settingPelanggan } from '#modules/pelanggan/setting'

// Who belongs together, and what counts, is told over the chain as /transaksi-mencurigakan does
// (besar_sehari), who it was by his card in this shop today. A report names any of the visits
// (lapor_transaksi). A refiner is nobody's customer: what he paid for melts of this shop on a day
// stands by itself.
export const transaksiBesar = serveReport(
  laporanTransaksiBesar,
  (filter, { setting, toko }) => sql`
  with besar as (
    select o.tgl_system, o.id_pelanggan, null as kode_tukang, o.jual, o.beli, o.tukar,
      o.janji, 0::bigint as lebur, o.kumulatif, o.toko_lain, d.nomor, o.semua_id
    from kencana.orang_besar(${filter.tgl_from}::date, ${filter.tgl_to}::date,
        ${setting(settingPelanggan.BATAS_TRANSAKSI_BESAR)}::bigint) o
      join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = o.id_wakil
    union all
    select k.tgl_system, null, d.isi->>'kode_tukang', 0, 0, 0, 0, sum(k.jumlah_in)::bigint,
      sum(k.jumlah_in)::bigint, 0, min(d.nomor), null
    from kencana.kas k join kencana.dokumen d on d.kode_toko = k.kode_toko and d.id = k.id_dokumen
    where k.kode_toko = ${toko.kode_toko} and k.kategori = 'LEBUR EMAS'
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    group by 1, 3
    having sum(k.jumlah_in) >= ${setting(settingPelanggan.BATAS_TRANSAKSI_BESAR)}::bigint)
  select o.tgl_system as tgl, coalesce(t.nama_tukang, nullif(c.nama_customer, '')) as pelanggan,
    coalesce(k.kartu, nullif(c.no_hp, ''), nullif(t.no_hp, '')) as identitas,
    ${toko.nama_toko}::text as cabang, o.jual, o.beli, o.tukar, o.janji, o.lebur,
    o.kumulatif,
    o.toko_lain, o.nomor as no_faktur_group,
    case when l.no_faktur_group is null and m.no_laporan is null then 'BELUM' else 'SUDAH' end
      as status_lapor,
    concat_ws(' ', to_char(coalesce(m.tgl_lapor, l.tgl_lapor), 'DD-MM-YYYY'),
      coalesce(m.no_laporan, l.no_laporan), u.usere_name) as dilaporkan
  from besar o
    left join kencana.tukang t
      on t.kode_toko = ${toko.kode_toko} and t.kode_tukang = o.kode_tukang
    left join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.id = o.id_pelanggan
    left join lateral (select concat_ws(' ', q.jenis_identitas, q.no_identitas) as kartu
      from kencana.pelanggan q
      where q.kode_toko = ${toko.kode_toko} and q.no_identitas is not null
        and (q.id = c.id or (q.no_hp = c.no_hp and c.no_hp <> ''))
      order by q.id = c.id desc, q.id limit 1) k on true
    left join lateral (select n.* from kencana.lapor_transaksi n
      where n.kode_toko = ${toko.kode_toko} and (n.no_faktur_group = o.nomor
        or n.no_faktur_group in (select d.nomor from kencana.dokumen d
          where d.kode_toko = ${toko.kode_toko} and d.id = any (o.semua_id)))
      order by n.no_faktur_group = o.nomor desc, n.tgl_lapor desc limit 1) l on true
    left join lateral (select * from kencana.laporan_orang('BATAS', c.id_orang, o.tgl_system)) m
      on true
    left join kencana.users u on u.user_id = coalesce(m.oleh, l.diubah_oleh)
  order by o.tgl_system, o.kumulatif desc, pelanggan, o.nomor`,
)
