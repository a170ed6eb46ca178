import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import {
  exportDataMember,
  laporanDaftarMember,
  laporanHarianMember,
  laporanKartuHadiah,
  laporanTopMember,
  lihatTransaksiMember,
} from './laporan-member.ts'

const berstatus = (status: string | null) =>
  sql`(${status}::text is null or m.aktif = (${status}::text = 'AKTIF'))`
/** What each member may spend today. */
const poinSemua = ({ kode_toko, tgl_system }: { kode_toko: string; tgl_system: string }) =>
  sql`kencana.poin_semua(${kode_toko}, ${tgl_system}::date) p`
const nama = sql`concat_ws(' ', m.kode_member, m.nama_member)`

/** A number as it may be read by many: its beginning and its end. */
export const hpSamar = sql`left(m.no_hp, 4) || repeat('*', greatest(0, length(m.no_hp) - 7))
  || right(m.no_hp, 3)`

// The last valid sale in this shop, under any number that leads to him.
const daftar = serveReport(
  laporanDaftarMember,
  ({ status }, { toko }) => sql`
  select m.kode_member as kode, m.nama_member as nama, ${hpSamar} as hp, k.nama_kota as kota,
    coalesce(p.poin, 0) as poin, d.terakhir
  from kencana.member m left join kencana.kota k using (kode_kota)
    left join ${poinSemua(toko)} using (kode_member)
    left join (select coalesce(b.kode_gabung, b.kode_member) as kode_member,
        max(j.tgl_system) as terakhir
      from kencana.member b
        join kencana.pelanggan c on c.kode_toko = ${toko.kode_toko} and c.no_hp = b.no_hp
          and c.no_hp <> ''
        join kencana.penjualan_kini j on j.kode_toko = c.kode_toko and j.id_pelanggan = c.id
        join kencana.status_dokumen s on s.kode_toko = j.kode_toko and s.id = j.id
          and s.status = 'VALID'
      group by 1) d using (kode_member)
  where ${berstatus(status)} order by m.nama_member, m.kode_member`,
)

/**
 * Whose a sale is: who got its points, else who has the number of its customer; in both cases the
 * record that his was joined to.
 */
const milik = sql`coalesce(
  (select kencana.member_kini(d.kode_member) from kencana.poin d where d.kode_toko = j.kode_toko
    and d.id_dokumen = j.id and d.jenis = 'DAPAT' limit 1),
  (select coalesce(b.kode_gabung, b.kode_member) from kencana.member b
    where b.no_hp = c.no_hp and c.no_hp <> ''))`

// What corrections returned is less on its own day (docs/adr/0131); points are those of sales.
const top = serveReport(
  laporanTopMember,
  ({ tgl_from, tgl_to }, { toko }) => sql`
  with gerak as (
    select j.id, 1 as nota, j.berat, j.harga_total
    from kencana.penjualan_kini j
      join kencana.status_dokumen s on s.kode_toko = j.kode_toko and s.id = j.id
        and s.status = 'VALID'
    where j.kode_toko = ${toko.kode_toko}
      and j.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    union all
    select (r.jual).id, case when (r.jual).n = 1 then -1 else 0 end, -(r.jual).berat,
      -(r.jual).harga_total
    from kencana.retur_jual(${toko.kode_toko}, ${tgl_from}::date, ${tgl_to}::date) r),
  beli as (
    select ${milik} as kode_member, sum(g.nota)::bigint as nota, sum(g.berat)::bigint as berat,
      sum(g.harga_total)::bigint as total
    from gerak g join kencana.penjualan_kini j on j.kode_toko = ${toko.kode_toko} and j.id = g.id
      left join kencana.pelanggan c on c.kode_toko = j.kode_toko and c.id = j.id_pelanggan
    group by 1),
  dapat as (
    select kencana.member_kini(p.kode_member) as kode_member, sum(p.poin)::bigint as poin
    from kencana.poin p left join kencana.dokumen d on d.kode_toko = p.kode_toko
      and d.id = p.id_dokumen
    where p.kode_toko = ${toko.kode_toko}
      and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
      and (p.jenis = 'DAPAT' or p.jenis in ('BATAL', 'RETUR') and exists (
        select from kencana.poin a where a.kode_toko = p.kode_toko and a.jenis = 'DAPAT'
          and a.id_dokumen in (d.id_asal, p.id_group)
          and kencana.member_kini(a.kode_member) = kencana.member_kini(p.kode_member)))
    group by 1)
  select row_number() over (order by b.total desc, b.kode_member) as peringkat, m.kode_member,
    m.nama_member as member, b.nota, b.berat, b.total, coalesce(d.poin, 0)::bigint as poin
  from beli b join kencana.member m using (kode_member) left join dapat d using (kode_member)
  order by b.total desc, b.kode_member`,
)

const harian = serveReport(
  laporanHarianMember,
  ({ tgl_from, tgl_to }, { toko }) => sql`
  select ${nama} as member, count(distinct p.id_dokumen)::bigint as transaksi,
    coalesce(sum(p.poin) filter (where p.poin > 0), 0)::bigint as poin_masuk,
    coalesce(-sum(p.poin) filter (where p.poin < 0), 0)::bigint as poin_keluar
  from kencana.poin p join kencana.member m using (kode_member)
  where p.kode_toko = ${toko.kode_toko}
    and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
  group by m.kode_member order by m.nama_member, m.kode_member`,
)

// A line for each day of each gift; the balance also counts what came before.
const kartu = serveReport(
  laporanKartuHadiah,
  ({ kode_hadiah, tgl_from, tgl_to }, { toko }) => sql`
  with hari as (
    select b.kode_hadiah, b.tgl_system,
      coalesce(sum(b.jumlah) filter (where b.jenis = 'MASUK'), 0) as masuk,
      coalesce(-sum(b.jumlah) filter (where b.jenis = 'KELUAR'), 0) as keluar,
      coalesce(-sum(b.jumlah) filter (where b.jenis = 'TUKAR'), 0) as tukar,
      sum(sum(b.jumlah)) over (partition by b.kode_hadiah order by b.tgl_system) as saldo
    from kencana.stok_hadiah b
    where b.kode_toko = ${toko.kode_toko} and b.tgl_system <= ${tgl_to}::date
      and (${kode_hadiah}::text is null or b.kode_hadiah = ${kode_hadiah})
    group by b.kode_hadiah, b.tgl_system)
  select concat_ws(' ', h.kode_hadiah, g.nama_hadiah) as hadiah, h.tgl_system as tgl,
    h.masuk::bigint, h.keluar::bigint, h.tukar::bigint, h.saldo::bigint
  from hari h join kencana.hadiah g on g.kode_toko = ${toko.kode_toko}
    and g.kode_hadiah = h.kode_hadiah
  where h.tgl_system >= ${tgl_from}::date order by 1, h.tgl_system`,
)

const transaksi = serveReport(
  lihatTransaksiMember,
  ({ kode_member, tgl_from, tgl_to }, { toko }) => sql`
  select p.tgl_system as tgl, ${nama} as member, d.nomor as no, p.jenis, p.poin, p.saldo
  from kencana.poin p join kencana.member m using (kode_member)
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id_dokumen
    join kencana.posting q on q.kode_toko = p.kode_toko and q.id = p.id_posting
  where p.kode_toko = ${toko.kode_toko}
    and p.tgl_system between ${tgl_from}::date and ${tgl_to}::date
    and (${kode_member}::text is null or p.kode_member = ${kode_member})
  order by p.tgl_system, q.urut, p.n`,
)

const ekspor = serveReport(
  exportDataMember,
  ({ status }, { toko }) => sql`
  select m.kode_member, m.nama_member, m.no_hp, m.alamat_member, k.nama_kota as kota,
    c.nama_kecamatan as kecamatan, m.tgl_lahir, m.kode_ajak, m.tgl_daftar,
    coalesce(p.poin, 0) as poin
  from kencana.member m left join kencana.kota k using (kode_kota)
    left join ${poinSemua(toko)} using (kode_member)
    left join kencana.kecamatan c on c.kode_kecamatan = m.kode_kecamatan
  where ${berstatus(status)} order by m.nama_member, m.kode_member`,
)

export const laporanMember = [daftar, top, harian, kartu, transaksi, ekspor]
