import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanAnalisaManajerial } from './analisa-manajerial.ts'

const nama = { JUAL: 'Penjualan', BELI: 'Pembelian', SERVICE: 'Service', HUTANG: 'Hutang' } as const

export const analisaManajerial = serveReport(
  laporanAnalisaManajerial,
  ({ tgl_from, tgl_to }, { t, toko }) => sql`
  with kini as (select * from kencana.kegiatan_toko(${toko.kode_toko}, ${tgl_from}::date,
      ${tgl_to}::date)),
    lalu as (select * from kencana.kegiatan_toko(${toko.kode_toko},
      (${tgl_from}::date - interval '1 year')::date, (${tgl_to}::date - interval '1 year')::date)),
    stok as (select sum(kotor) as berat from kencana.saldo_gram(${toko.kode_toko}, ${tgl_to}::date)
      where akun like 'STOK/%')
  select case k.kegiatan when 'JUAL' then ${t(nama.JUAL)}::text when 'BELI' then ${t(nama.BELI)}::text
      when 'SERVICE' then ${t(nama.SERVICE)}::text else ${t(nama.HUTANG)}::text end as kegiatan,
    k.nota, k.berat, k.jumlah, l.jumlah as tahun_lalu,
    round((k.jumlah - l.jumlah) * 10000.0 / nullif(l.jumlah, 0))::bigint as berubah,
    round(k.jumlah::numeric / nullif(k.nota, 0))::bigint as rata_nota,
    round(k.berat::numeric / nullif(k.sales, 0))::bigint as per_sales,
    case when k.kegiatan = 'JUAL' and k.berat > 0 then round(s.berat
      * (${tgl_to}::date - ${tgl_from}::date + 1) / k.berat)::bigint end as perputaran
  from kini k join lalu l using (kegiatan), stok s
  order by array_position(array['JUAL', 'BELI', 'SERVICE', 'HUTANG'], k.kegiatan)`,
)
