import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { mayKnowCost } from '../data-barang.server.ts'
import { laporanBukuBerlian } from './buku-berlian.ts'

// Rows before the first day make its opening balance. A user who may not know costs learns nothing
// of suppliers either: for him that filter finds nothing.
export const bukuBerlian = serveReport(laporanBukuBerlian, (filter, { toko, user }) => {
  const tahu = mayKnowCost(user.level)
  return sql`
  with gerak as (
    select m.tgl, m.apa, d.nomor as dokumen, d.saat, m.kode_barcode, m.versi, m.arah,
      m.batu->>'kode_jenis_batu' as kode_jenis_batu, m.batu->>'kode_shape' as kode_shape,
      (m.batu->>'karat_batu')::bigint as karat,
      concat_ws(' ', m.batu->>'kode_color', m.batu->>'kode_clarity', m.batu->>'kode_cutgrade')
        as mutu, concat_ws(' ', 'Pol ' || (m.batu->>'kode_polish'),
        'Sym ' || (m.batu->>'kode_symmetry'), 'Flu ' || (m.batu->>'kode_fluorescence')) as sifat,
      b.no_sertifikat, case when ${tahu} then m.batu->>'kode_supplier' end as kode_supplier,
      (m.batu->>'jml_batu')::int as jumlah
    from kencana.buku_berlian(${toko.kode_toko}, ${filter.tgl_to}::date) m
      join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = m.id_dokumen
      join kencana.barang b on b.kode_toko = ${toko.kode_toko} and b.kode_barcode = m.kode_barcode
    where (${filter.kode_shape}::text is null or m.batu->>'kode_shape' = ${filter.kode_shape})
      and (${filter.supplier ?? null}::text is null
        or (${tahu} and b.supplier = ${filter.supplier ?? null}))
      and (${filter.supplier_berlian ?? null}::text is null
        or (${tahu} and m.batu->>'kode_supplier' = ${filter.supplier_berlian ?? null}))
      and (${filter.kode_jenis_batu}::text is null
        or m.batu->>'kode_jenis_batu' = ${filter.kode_jenis_batu})),
  baris as (
    select ${filter.tgl_from}::date as tgl, 'AWAL' as apa, null as dokumen,
      null::timestamptz as saat, null as kode_barcode, 0 as versi, 1 as arah, null as kode_jenis_batu,
      null as kode_shape, null::bigint as karat, null as mutu, null as sifat,
      null as no_sertifikat, null as kode_supplier, 0 as jumlah,
      coalesce(sum(arah * jumlah), 0)::int as batu_awal,
      coalesce(sum(arah * karat), 0)::bigint as karat_awal
    from gerak where tgl < ${filter.tgl_from}::date
    union all
    select *, 0, 0 from gerak where tgl >= ${filter.tgl_from}::date)
  select tgl, apa, dokumen, kode_barcode, kode_jenis_batu, kode_shape, karat, mutu, sifat,
    no_sertifikat, kode_supplier,
    case when arah = 1 then jumlah else 0 end as masuk,
    case when arah = -1 then jumlah else 0 end as keluar,
    (sum(batu_awal + arah * jumlah) over w)::int as saldo,
    (sum(karat_awal + arah * coalesce(karat, 0)) over w)::bigint as saldo_karat
  from baris window w as (order by tgl, saat nulls first, dokumen, kode_barcode, versi, arah,
    kode_shape, karat, jumlah rows unbounded preceding)
  order by tgl, saat nulls first, dokumen, kode_barcode, versi, arah, kode_shape, karat, jumlah`
})
