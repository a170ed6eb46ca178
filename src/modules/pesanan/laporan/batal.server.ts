import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanBatalPesanan } from './batal.ts'

// One row a cancelled order, on the day of its cancel, jumlah_bayar: what went back; and one for
// pieces of an order that were not wished any more: its money stays for the others.
export const batalPesanan = serveReport(
  laporanBatalPesanan,
  (filter, { toko }) => sql`
  select * from (select d.nomor as no_pesanan, p.isi->>'kode_sales' as kode_sales, b.tgl_system as tanggal,
    (select round(sum(coalesce(x.barang->>'berat_jadi', x.barang->>'berat')::numeric) / 10)::bigint
      from kencana.barang_pesanan(p.isi) x) as total_berat,
    (p.isi->>'qty')::bigint as total_qty, (p.isi->>'ongkos')::bigint as ongkos,
    (p.isi->>'biaya')::bigint as total_harga, u.jumlah as jumlah_bayar,
    (p.isi->>'biaya')::bigint - u.jumlah as sisa_bayar
  from kencana.dokumen b
    join kencana.dokumen d on d.kode_toko = b.kode_toko and d.id = b.id_asal,
    lateral (select kencana.isi_dokumen(d.kode_toko, d.id) as isi) p,
    lateral (select coalesce(sum(-jumlah), 0)::bigint as jumlah from kencana.janji_uang
      where kode_toko = b.kode_toko and id_janji = d.id and id_dokumen = b.id) u
  where b.kode_toko = ${toko.kode_toko} and b.jenis = 'BATAL_PESANAN'
    and b.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
  union all
  select d.nomor, p.isi->>'kode_sales', k.tgl_system, b.berat, b.qty, b.ongkos, b.biaya, 0, b.biaya
  from kencana.posting k
    join kencana.fakta f on f.kode_toko = k.kode_toko and f.id_posting = k.id
      and f.isi ? 'dikurangi'
    join kencana.dokumen d on d.kode_toko = k.kode_toko and d.id = f.id_dokumen,
    lateral (select kencana.isi_dokumen(d.kode_toko, d.id) as isi) p,
    lateral (select round(sum((x->>'berat')::numeric) / 10)::bigint as berat,
        sum((x->>'qty')::bigint)::bigint as qty, sum((x->>'ongkos')::bigint)::bigint as ongkos,
        sum((x->>'biaya')::bigint)::bigint as biaya
      from jsonb_array_elements(f.isi->'dikurangi'->-1->'barang') x) b
  where k.kode_toko = ${toko.kode_toko} and k.perintah = 'pesanan/kurangi'
    and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date) r
  order by tanggal, no_pesanan`,
)
