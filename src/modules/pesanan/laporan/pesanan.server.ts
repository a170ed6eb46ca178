import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPesanan } from './pesanan.ts'

// dp: all that the cashier took before the piece was paid off. telat: days after the promised one,
// until it was made, or until today.
export const daftarPesanan = serveReport(
  laporanPesanan,
  (filter, { toko }) => sql`
  select p.nomor as no_pesanan, p.nama_customer as customer, b.deskripsi, b.berat,
    kencana.dp_janji(${toko.kode_toko}, p.id) as dp,
    kencana.sisa_pesanan(${toko.kode_toko}, p.id) as sisa, (p.isi->>'tgl_janji')::date as janji,
    b.tukang, p.status,
    case when p.status in ('VALID', 'SELESAI', 'DIAMBIL') then nullif(greatest(
      coalesce((p.isi->>'tgl_selesai')::date, ${toko.tgl_system}::date)
        - (p.isi->>'tgl_janji')::date, 0), 0)::bigint end as telat
  from kencana.isi_janji(${toko.kode_toko}, 'PESANAN', ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) p
    cross join lateral (select
        string_agg(x.barang->>'deskripsi', '; ' order by x.baris) as deskripsi,
        round(sum(coalesce(x.barang->>'berat_jadi', x.barang->>'berat')::numeric)
          / 10)::bigint as berat,
        string_agg(distinct concat_ws(' ', x.barang->>'kode_tukang', t.nama_tukang), ', ')
          as tukang,
        array_agg(x.barang->>'kode_tukang') as kode_tukang
      from kencana.barang_pesanan(p.isi) x
        left join kencana.tukang t on t.kode_toko = ${toko.kode_toko}
          and t.kode_tukang = x.barang->>'kode_tukang') b
  where (${filter.kode_sales}::text is null or p.isi->>'kode_sales' = ${filter.kode_sales})
    and (${filter.status}::text is null or p.status = ${filter.status})
    and (${filter.kode_tukang}::text is null or ${filter.kode_tukang} = any(b.kode_tukang))
  order by p.tgl_system, p.nomor`,
)
