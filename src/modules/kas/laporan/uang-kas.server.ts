import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanUangKas } from './uang-kas.ts'

// Of one kategori there is no balance to begin with: its sum grows from nothing.
export const laporanKas = serveReport(
  laporanUangKas,
  (filter, { toko }) => sql`
  with baris as (
    select ${filter.tgl_from}::date as tgl, null as dokumen, 'SALDO AWAL' as keterangan,
      0 as masuk, 0 as keluar, null::timestamptz as saat, 0 as n,
      kencana.saldo_tunai(${toko.kode_toko}, ${filter.tgl_from}::date - 1, ${filter.laci}) as tambah
    where ${filter.kategori}::text is null
    union all
    select k.tgl_system, d.nomor, concat_ws(' - ', k.kategori, k.keterangan), k.jumlah_in,
      k.jumlah_out, d.saat, k.n, k.jumlah_in - k.jumlah_out
    from kencana.kas k
      join kencana.dokumen d
        on d.kode_toko = k.kode_toko and d.id = coalesce(k.id_group, k.id_dokumen)
    where k.kode_toko = ${toko.kode_toko} and k.jenis = 'CASH'
      and k.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and (${filter.laci}::text is null or k.laci = ${filter.laci})
      and (${filter.kategori}::text is null or k.kategori = ${filter.kategori}))
  select tgl, dokumen, keterangan, masuk, keluar,
    (sum(tambah) over (order by tgl, saat nulls first, dokumen, n))::bigint as saldo
  from baris order by tgl, saat nulls first, dokumen, n`,
)
