import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanMutasiUang } from './mutasi-uang.ts'

// Every document that takes from one place what it puts into another: of each its two sides. The
// cash book is read once, by its days.
export const mutasiUang = serveReport(
  laporanMutasiUang,
  (filter, { toko }) => sql`
  select d.tgl_system as tgl, d.nomor as dokumen, m.kategori, m.asal, m.tujuan, m.jumlah,
    m.keterangan, d.input_by as oleh
  from (select id_dokumen, min(kategori) as kategori, sum(jumlah_out)::bigint as jumlah,
      min(coalesce(no_rekening, laci)) filter (where jumlah_out > 0) as asal,
      min(coalesce(no_rekening, laci)) filter (where jumlah_in > 0) as tujuan,
      min(keterangan) as keterangan
    from kencana.kas
    where kode_toko = ${toko.kode_toko} and kategori <> 'SELISIH KAS'
      and tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    group by id_dokumen) m
    join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = m.id_dokumen
      and d.jenis in ('MUTASI_CASH', 'MUTASI_BANK', 'PENGALIHAN_SALDO', 'LACI')
    join kencana.status_dokumen s on s.kode_toko = ${toko.kode_toko} and s.id = d.id
      and s.status = 'VALID'
  where m.asal <> m.tujuan
    and (${filter.kategori}::text is null or m.kategori = ${filter.kategori})
  order by d.saat, d.nomor`,
)
