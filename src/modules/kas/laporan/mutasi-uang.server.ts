import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanMutasiUang } from './mutasi-uang.ts'

// Every document that takes from one place what it puts into another: of each its two sides.
export const mutasiUang = serveReport(
  laporanMutasiUang,
  (filter, { toko }) => sql`
  select d.tgl_system as tgl, d.nomor as dokumen, k.kategori, k.tempat as asal,
    t.tempat as tujuan, k.jumlah_out as jumlah, k.keterangan, d.input_by as oleh
  from kencana.dokumen d
    join kencana.status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
      and s.status = 'VALID'
    join lateral (select *, coalesce(no_rekening, laci) as tempat from kencana.kas x
      where x.kode_toko = d.kode_toko and x.id_dokumen = d.id and x.jumlah_out > 0
        and x.kategori <> 'SELISIH KAS') k on true
    join lateral (select coalesce(no_rekening, laci) as tempat from kencana.kas x
      where x.kode_toko = d.kode_toko and x.id_dokumen = d.id and x.jumlah_in > 0
        and x.kategori <> 'SELISIH KAS') t on true
  where d.kode_toko = ${toko.kode_toko}
    and d.jenis in ('MUTASI_CASH', 'MUTASI_BANK', 'PENGALIHAN_SALDO', 'LACI')
    and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kategori}::text is null or k.kategori = ${filter.kategori})
    and k.tempat <> t.tempat
  order by d.tgl_system, d.saat, d.nomor`,
)
