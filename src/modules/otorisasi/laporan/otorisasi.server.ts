import { sql, type RawBuilder } from 'kysely'
import { nameRows, wordRows } from '#server/report/words'
import { serveReport } from '#server/serve'
import { laporanOtorisasi } from './otorisasi.ts'

/** The days of a period as instants of the shop's own zone. */
export const dalamPeriode = (
  saat: RawBuilder<unknown>,
  { tgl_from, tgl_to }: { readonly tgl_from: string; readonly tgl_to: string },
  zona: string,
): RawBuilder<unknown> => sql`${saat} >= ${tgl_from}::date::timestamp at time zone ${zona}
  and ${saat} < (${tgl_to}::date + 1)::timestamp at time zone ${zona}`

const benda = (angka: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when jsonb_typeof(${angka}) = 'object' then ${angka} else '{}' end`

export const approvalsAsked = serveReport(
  laporanOtorisasi,
  (filter, { house, t, toko }) => sql`
  with diminta as (
    select o.*, case when o.status in ('DIMINTA', 'DISETUJUI') and o.berlaku_sampai <= now()
      then 'KADALUARSA' else o.status end as kini
    from kencana.otorisasi o
    where o.kode_toko = ${toko.kode_toko}
      and ${dalamPeriode(sql`o.dibuat`, filter, toko.zona)}
      and (${filter.kategori}::text is null or o.kategori = ${filter.kategori})
      and (${filter.pemberi}::text is null or o.pemberi = ${filter.pemberi})),
  berubah as (
    select id, string_agg(concat(kata, ': ', concat_ws(' → ', lama, baru)), '; ' order by kata)
      as perubahan
    from (select o.id, coalesce(n.kata, s.nama) as kata, o.sebelum->>s.nama as lama,
        o.sesudah->>s.nama as baru
      from diminta o cross join lateral (select jsonb_object_keys(${benda(sql`o.sebelum`)}) union
          select jsonb_object_keys(${benda(sql`o.sesudah`)})) s(nama)
        left join ${nameRows(t)} n on n.kode = s.nama) satu
    group by id)
  select o.dibuat as waktu, coalesce(k.kata, o.kategori) as kategori,
    (select d.nomor from kencana.transisi t join kencana.dokumen d
        on d.kode_toko = t.kode_toko and d.id = t.id_dokumen
      where t.kode_toko = o.kode_toko and t.id_posting = o.id_posting order by t.n limit 1)
      as dokumen,
    m.usere_name as peminta, b.usere_name as pemberi, o.cara, o.kini as status,
    p.perubahan,
    nullif(concat_ws('; ', o.keterangan, o.alasan), '') as alasan, o.diputus_pada,
    (select count(*)::int from kencana.otorisasi_gagal g
      where g.kode_toko = o.kode_toko and g.no_otorisasi = o.no_otorisasi
        and g.saat between o.dibuat and o.berlaku_sampai) as gagal
  from diminta o join kencana.users m on m.user_id = o.diminta_oleh
    left join kencana.users b on b.user_id = o.pemberi
    left join berubah p on p.id = o.id
    left join ${wordRows(house.approvals, t)} k on k.kode = o.kategori
  where ${filter.status}::text is null or o.kini = ${filter.status}
  order by o.dibuat, o.id`,
)
