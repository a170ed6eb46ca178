import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanValidasi } from './validasi.ts'

// What waits still has waited until now. The end is the first step out of OPEN: a cancel of what
// was valid is no cancel of a validation.
export const validasiReport = serveReport(
  laporanValidasi,
  (filter, { toko }) => sql`
  select g.nomor as no_faktur_group, g.input_by as kasir,
    case when a.ke = 'VALID' then a.oleh end as valid_by,
    greatest(0, floor(extract(epoch from coalesce(a.saat, kencana.waktu_kini()) - g.saat)
      / 60))::int as tunggu_menit,
    (coalesce(a.ke, 'OPEN') = 'BATAL')::int as batal_validasi
  from kencana.dokumen g
    left join lateral kencana.akhir_kunjungan(${toko.kode_toko}, g.id) a on true,
    lateral (select bool_or(d.jenis = 'PENJUALAN') as jual, bool_or(d.jenis = 'PEMBELIAN') as beli
      from kencana.dokumen d where d.kode_toko = ${toko.kode_toko} and d.id_group = g.id) i
  where g.kode_toko = ${toko.kode_toko} and g.jenis = 'GROUP'
    and g.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.valid_by}::text is null or a.oleh = ${filter.valid_by})
    and (${filter.jenis}::text is null or ${filter.jenis} = case when i.jual and i.beli
      then 'TUKAR' when i.beli then 'BELI' else 'JUAL' end)
  order by g.saat, g.nomor`,
)
