import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPenerimaanBarang } from './penerimaan-barang.ts'

export const penerimaanBarang = serveReport(
  laporanPenerimaanBarang,
  (filter, { toko }) => sql`
  select p.nomor as no, p.tgl_system as tgl,
    coalesce(s.nama_supplier, p.supplier) as supplier, p.no_surat, p.pcs_kirim, p.pcs,
    p.berat_kirim, p.berat, p.berat - p.berat_kirim as selisih, p.harga_pokok, p.faktur_pajak,
    p.status
  from kencana.penerimaan_barang(${toko.kode_toko}, ${filter.tgl_from}::date,
      ${filter.tgl_to}::date) p
    left join kencana.supplier s on s.kode_toko = ${toko.kode_toko}
      and s.kode_supplier = p.supplier
  where (${filter.supplier}::text is null or p.supplier = ${filter.supplier})
    and (${filter.status}::text is null or p.status = ${filter.status})
  order by p.tgl_system, p.nomor`,
)
