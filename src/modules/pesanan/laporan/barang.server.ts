import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPesananBarang } from './barang.ts'

// What was cancelled is not ordered. SPEC 3: a description that is empty is shown as -.
export const barangDipesan = serveReport(
  laporanPesananBarang,
  (filter, { toko }) => sql`
  select p.nomor as no_pesanan, p.isi->>'kode_sales' as kode_sales, p.tgl_system as tgl_pesanan,
    coalesce(nullif(p.isi->>'deskripsi', ''), '-') as deskripsi,
    round(coalesce(p.isi->>'berat_jadi', p.isi->>'berat')::numeric / 10)::bigint as berat,
    (p.isi->>'ongkos')::bigint as ongkos, (p.isi->>'biaya')::bigint as sub_total
  from kencana.isi_janji(${toko.kode_toko}, 'PESANAN', ${filter.tgl_from}::date,
    ${filter.tgl_to}::date) p
  where p.status <> 'BATAL' order by p.tgl_system, p.nomor`,
)
