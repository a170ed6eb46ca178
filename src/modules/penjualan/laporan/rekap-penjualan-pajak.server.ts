import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { notaSah } from '#modules/kunjungan/nota-sah.server'
import { serveReportByDay, type Days } from '#server/report/days'
import type { ReportContext } from '#server/serve'
import { laporanRekapPenjualanPajak } from './rekap-penjualan-pajak.ts'

type Filter = RowOf<typeof laporanRekapPenjualanPajak.filters>

/** Tax on top of a price or inside it is tax all the same; what of it is PPh 22 is no PPN. */
const pph22 = sql`coalesce(n.pph22, x.pph22)`
const ppn = sql`(pajak + pajak_termasuk - ${pph22})`
const dpp = sql`(harga_total - pajak - pajak_termasuk)`

const rows = (filter: Filter, { toko }: ReportContext) => sql<
  RowOf<typeof laporanRekapPenjualanPajak.columns>
>`
  select tgl_system as tgl, nomor as no_faktur_jual, ${dpp} as dpp,
    round(${ppn} * 10000.0 / nullif(${dpp}, 0))::bigint as tarif, ${ppn} as ppn,
    ${pph22} as pph22, meterai, x.perolehan, x.aturan
  from (
    select p.id, p.tgl_system, d.nomor, p.harga_total, p.pajak, p.pajak_termasuk,
      null::bigint as pph22,
      coalesce((d.isi->'meterai'->>'jumlah')::bigint, 0) as meterai
    from kencana.penjualan p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
        and d.jenis = 'PENJUALAN'
        and d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    where p.kode_toko = ${toko.kode_toko}
      and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
      and ${notaSah('PENJUALAN')}
    union all
    select (jual).id, tgl_system, nomor, -sum((jual).harga_total)::bigint,
      -sum((jual).pajak)::bigint, -sum((jual).pajak_termasuk)::bigint,
      -sum(kencana.pph22_baris(${toko.kode_toko}, (jual).id, (jual).kode_barcode))::bigint, 0
    from kencana.retur_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    group by tgl_system, nomor, id, (jual).id) n
    left join lateral (select coalesce(sum(b.pajak) filter (where not b.barang), 0)::bigint as pph22,
        string_agg(distinct b.aturan, ', ') filter (where b.barang) as aturan,
        case when count(distinct b.perolehan) filter (where b.barang and b.pajak > 0) > 1 then 'CAMPUR'
          else min(b.perolehan) filter (where b.barang and b.pajak > 0) end as perolehan
      from (select *, objek <> 'PPH22' as barang from kencana.penjualan_pajak
        where kode_toko = ${toko.kode_toko} and id = n.id) b) x on true
  union all
  select tgl_system, nomor, dpp, round(ppn * 10000.0 / nullif(dpp, 0))::bigint, ppn, pph22, meterai,
    perolehan, aturan
  from kencana.rekap_pajak_lain(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
  order by tgl, no_faktur_jual, ppn`

const days = (filter: Filter, { toko }: ReportContext): Days => ({
  inOrder: true,
  statement: sql`
  select tgl_system as tgl, sum(baris)::bigint as baris, sum(dpp)::bigint as dpp,
    sum(ppn)::bigint as ppn, sum(pph22)::bigint as pph22, sum(meterai)::bigint as meterai
  from (select tgl_system, baris_nota as baris, ${dpp} as dpp,
        pajak + pajak_termasuk as ppn, 0 as pph22, 0 as meterai
      from kencana.harian_jual(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    union all select tgl_system, 0, 0, -pajak, pajak, 0
      from kencana.pph22_hari(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    union all select tgl_system, 0, 0, 0, 0, jumlah
      from kencana.meterai_hari(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)
    union all select tgl_system, 1, dpp, ppn + pph22, 0, 0
      from kencana.rekap_pajak_lain(${toko.kode_toko}, ${filter.tgl_from}::date, ${filter.tgl_to}::date)) s
  group by 1 order by 1`,
})

export const rekapPenjualanPajak = serveReportByDay(laporanRekapPenjualanPajak, rows, days)
