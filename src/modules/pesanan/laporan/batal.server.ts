import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanBatalPesanan } from './batal.ts'

// One row a cancelled order, on the day of its cancel; jumlah_bayar: what went back.
export const batalPesanan = serveReport(
  laporanBatalPesanan,
  (filter, { toko }) => sql`
  select d.nomor as no_pesanan, p.isi->>'kode_sales' as kode_sales, b.tgl_system as tanggal,
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
  order by b.tgl_system, d.nomor`,
)
