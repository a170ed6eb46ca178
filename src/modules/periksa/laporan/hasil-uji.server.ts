import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanHasilUji } from './hasil-uji.ts'
import { namaUji } from './rinci-uji.ts'

export const hasilUji = serveReport(
  laporanHasilUji,
  (filter, { t, toko }) => sql`
  select u.tgl, case when u.beda = '[]' then 'COCOK' else 'SELISIH' end as hasil,
    jsonb_array_length(u.beda) as jumlah,
    (select string_agg(case b->>'uji' when 'NOTA' then ${t(namaUji.NOTA)}::text
        when 'BARANG' then ${t(namaUji.BARANG)}::text when 'JURNAL' then ${t(namaUji.JURNAL)}::text
        else concat_ws(' = ', b->>'uji', b->>'akun') end
      || coalesce(': ' || to_char((b->>'jumlah')::bigint - (b->>'jumlah_lain')::bigint,
        'FM999G999G999G990'), ''), '; ') from jsonb_array_elements(u.beda) b) as rincian,
    u.mulai, u.lama_ms, u.cara, u.oleh
  from kencana.uji_harian u
  where u.kode_toko = ${toko.kode_toko}
    and u.tgl between ${filter.tgl_from}::date and ${filter.tgl_to}::date
  order by u.tgl desc, u.mulai desc`,
)
