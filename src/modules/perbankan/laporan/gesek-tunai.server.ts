import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanGesekTunai } from './gesek-tunai.ts'

export const gesek = serveReport(
  laporanGesekTunai,
  (filter, { toko }) => sql`
  select d.tgl_system as tgl, d.nomor as dokumen, d.isi->>'kartu' as kartu,
    (d.isi->>'jumlah')::bigint as jumlah, (d.isi->>'fee')::bigint as fee, d.input_by as oleh,
    coalesce((select string_agg(o.pemberi, ', ' order by o.pemberi) from kencana.otorisasi o
      where o.kode_toko = d.kode_toko and o.id_posting in (select t.id_posting
        from kencana.transisi t where t.kode_toko = d.kode_toko and t.id_dokumen = d.id)), '')
      as otorisasi
  from kencana.dokumen d join kencana.status_dokumen s
    on s.kode_toko = d.kode_toko and s.id = d.id and s.status = 'VALID'
  where d.kode_toko = ${toko.kode_toko} and d.jenis = 'GESEK_TUNAI'
    and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.user_id}::text is null or d.input_by = ${filter.user_id})
  order by d.saat, d.nomor`,
)
