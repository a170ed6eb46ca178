import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPreOrder } from './pre-order.ts'

export const preOrderPerBaris = serveReport(
  laporanPreOrder,
  (filter, { toko }) => sql`
  select d.nomor as no_po, b.barang->>'nama_barang' as barang, b.qty::bigint as qty,
    b.qty * (b.barang->>'berat')::bigint as berat, b.terjual::bigint as terjual,
    (b.qty - b.terjual)::bigint as tersisa,
    kencana.isi_dokumen(d.kode_toko, d.id)->>'tgl_closing' as closing, s.status
  from kencana.status_dokumen s
    join kencana.dokumen d on d.kode_toko = s.kode_toko and d.id = s.id and d.prefix = 'PO',
    lateral kencana.baris_po(d.kode_toko, d.id) b
  where s.kode_toko = ${toko.kode_toko} and s.jenis = 'PRE_ORDER'
    and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.status}::text is null or s.status = ${filter.status})
  order by d.tgl_system, d.nomor, b.ke`,
)
