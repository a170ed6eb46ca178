import { sql, type RawBuilder } from 'kysely'
import { serveReport } from '#server/serve'
import type { House } from '#kernel/module'
import { laporanTutupToko } from './tutup-toko.ts'

/** Words for codes, as rows to look them up in. */
const kata = (words: Readonly<Record<string, string>>): RawBuilder<unknown> =>
  sql`(select key as kode, value as kata from jsonb_each_text(${JSON.stringify(words)}::jsonb))`

/** What each module says of what was left undone, without its figure: that has a column. */
const kataPeriksa = ({ modules }: House): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap(({ closing = {} }) =>
      Object.entries(closing).map(([kode, { text }]) => [
        kode.toUpperCase().replaceAll('_', ' '),
        text.replace('{{jumlah}} ', ''),
      ]),
    ),
  )

// The books keep codes; a page that is read has names, today's.
export const laporanHari = serveReport(
  laporanTutupToko,
  (filter, { house, toko }) => sql`
  select l.bagian, case l.bagian
      when 'KAS' then coalesce(t.nama_transaksi, case when l.n in (10, 12) then l.uraian
        else initcap(replace(l.uraian, '_', ' ')) end)
      when 'NON_TUNAI' then concat_ws(' ', initcap(b.jenis), r.kode_bank, b.rekening)
      when 'GRAM' then concat_ws(' ', initcap(replace(b.akun, '_', ' ')),
        coalesce(g.nama_gudang, b.bagian_akun))
      when 'PERIKSA' then coalesce(p.kata, l.uraian)
      else l.uraian end as uraian,
    l.pcs, l.berat, l.masuk, l.keluar, l.saldo,
    case l.bagian when 'SEGEL'
      then concat_ws(' ', kencana.kode_segel(${toko.kode_toko}, l.uraian), l.keterangan)
      else l.keterangan end as keterangan
  from kencana.laporan_tutup(${toko.kode_toko}, ${filter.tgl}::date) l
    cross join lateral (select split_part(l.uraian, ' ', 1) as jenis,
      nullif(substr(l.uraian, strpos(l.uraian || ' ', ' ') + 1), '') as rekening,
      split_part(l.uraian, '/', 1) as akun,
      nullif(substr(l.uraian, strpos(l.uraian || '/', '/') + 1), '') as bagian_akun) b
    left join kencana.kode_transaksi t on l.bagian = 'KAS' and t.kode_toko = ${toko.kode_toko}
      and t.kode_transaksi = l.uraian
    left join kencana.rekening r on l.bagian = 'NON_TUNAI' and r.kode_toko = ${toko.kode_toko}
      and r.no_rekening = b.rekening
    left join kencana.gudang g on l.bagian = 'GRAM' and g.kode_toko = ${toko.kode_toko}
      and g.kode_gudang = b.bagian_akun
    left join ${kata(kataPeriksa(house))} p on l.bagian = 'PERIKSA' and p.kode = l.uraian
  order by l.n, l.bagian desc, l.uraian`,
)
