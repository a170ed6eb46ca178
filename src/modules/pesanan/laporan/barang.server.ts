import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPesananBarang } from './barang.ts'

// A row a piece. What was cancelled is not ordered. SPEC 3: an empty description is shown as -.
export const barangDipesan = serveReport(
  laporanPesananBarang,
  (filter, { toko }) => sql`
  select p.nomor as no_pesanan, p.isi->>'kode_sales' as kode_sales, p.tgl_system as tgl_pesanan,
    coalesce(nullif(b.barang->>'deskripsi', ''), '-') as deskripsi,
    round(coalesce(b.barang->>'berat_jadi', b.barang->>'berat')::numeric / 10)::bigint as berat,
    (b.barang->>'ongkos')::bigint as ongkos, (b.barang->>'biaya')::bigint as sub_total
  from kencana.isi_janji(${toko.kode_toko}, 'PESANAN', ${filter.tgl_from}::date,
    ${filter.tgl_to}::date) p, kencana.barang_pesanan(p.isi) b
  where p.status <> 'BATAL' order by p.tgl_system, p.nomor, b.baris`,
)
