import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanAnalisaManajerial } from './analisa-manajerial.ts'

const nama = {
  ...{ JUAL: 'Penjualan', JUAL_MANUAL: 'Di Antaranya Manual' },
  ...{ BELI: 'Pembelian', BELI_MANUAL: 'Di Antaranya Manual' },
  ...{ SERVICE: 'Service', HUTANG: 'Hutang' },
} as const
const urut = Object.keys(nama)

export const analisaManajerial = serveReport(
  laporanAnalisaManajerial,
  ({ tgl_from, tgl_to }, { t, toko }) => sql`
  with kini as (select * from kencana.kegiatan_toko(${toko.kode_toko}, ${tgl_from}::date,
      ${tgl_to}::date)),
    lalu as (select * from kencana.kegiatan_toko(${toko.kode_toko},
      (${tgl_from}::date - interval '1 year')::date, (${tgl_to}::date - interval '1 year')::date)),
    stok as (select sum(kotor) as berat from kencana.saldo_gram(${toko.kode_toko}, ${tgl_to}::date)
      where akun like 'STOK/%' or akun like 'MANUAL%')
  select (array[${sql.join(Object.values(nama).map((kata) => sql`${t(kata)}::text`))}])[u.ke] as kegiatan,
    k.nota, k.berat, k.jumlah, l.jumlah as tahun_lalu,
    round((k.jumlah - l.jumlah) * 10000.0 / nullif(l.jumlah, 0))::bigint as berubah,
    round(k.jumlah::numeric / nullif(k.nota, 0))::bigint as rata_nota,
    round(k.berat::numeric / nullif(k.sales, 0))::bigint as per_sales,
    case when k.kegiatan = 'JUAL' and k.berat > 0 then round(s.berat
      * (${tgl_to}::date - ${tgl_from}::date + 1) / k.berat)::bigint end as perputaran,
    k.kegiatan as kode
  from kini k join lalu l using (kegiatan), stok s,
    lateral array_position(${sql.val(urut)}::text[], k.kegiatan) as u(ke)
  where k.kegiatan not like '%MANUAL' or k.nota <> 0 or l.nota <> 0
  order by u.ke`,
)
