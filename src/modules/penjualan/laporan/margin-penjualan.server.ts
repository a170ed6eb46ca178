import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanMarginPenjualan } from './margin-penjualan.ts'
import { terjual } from './terjual.server.ts'

type Filter = RowOf<typeof laporanMarginPenjualan.filters>

// Tax belongs to nobody's margin: that on top of the price is not in it, that inside it goes off.
const rows = (filter: Filter, { toko, user }: ReportContext) => sql<
  RowOf<typeof laporanMarginPenjualan.columns>
>`
  select l.kode_barcode, l.nomor as no_faktur_jual, m.pokok as harga_pokok, l.harga_jual, l.ongkos,
    l.diskon, l.pajak_termasuk, m.neto - m.pokok as margin,
    round((m.neto - m.pokok) * 10000.0 / nullif(m.neto, 0))::bigint as persen,
    case when ${mayKnowCost(user.level)} then l.arah * (l.harga_pokok = 0)::int end
      as pokok_kosong
  from ${terjual(toko.kode_toko, filter)} l,
    lateral (select l.harga_jual + l.ongkos - l.diskon - l.pajak_termasuk as neto,
      case when ${mayKnowCost(user.level)} and l.harga_pokok <> 0 then l.harga_pokok end as pokok) m
  order by l.tgl_system, l.nomor, l.n`

const days = (filter: Filter, { toko, user }: ReportContext): Days => ({
  inOrder: true,
  statement: sql`
  select tgl_system as tgl, sum(baris)::bigint as baris, sum(harga_jual)::bigint as harga_jual,
    sum(ongkos)::bigint as ongkos, sum(diskon)::bigint as diskon,
    sum(pajak_termasuk)::bigint as pajak_termasuk, sum(t * harga_pokok)::bigint as harga_pokok,
    sum(t * (harga_jual + ongkos - diskon - pajak_termasuk - neto_kosong - harga_pokok))::bigint
      as margin, sum(t * pokok_kosong)::bigint as pokok_kosong
  from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date),
    (select ${mayKnowCost(user.level)}::boolean::int as t) tahu
  where (${filter.kode_sales}::text is null or kode_sales = ${filter.kode_sales})
    and (${filter.kode_group}::text is null or kode_group = ${filter.kode_group})
    and (${filter.kode_dept}::text is null or kode_dept = ${filter.kode_dept})
    and (${filter.kadar}::int is null or kadar = ${filter.kadar})
  group by 1 order by 1`,
})

export const marginPenjualan = serveReportByDay(laporanMarginPenjualan, rows, days)
