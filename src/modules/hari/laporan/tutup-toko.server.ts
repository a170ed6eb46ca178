import { sql } from 'kysely'
import type { House } from '#kernel/module'
import { wordRows } from '#server/report/words'
import { serveReport } from '#server/serve'
import { hitunganNota, kataTutup, laporanTutupToko } from './tutup-toko.ts'

/** What each module says of what was left undone. */
const kataPeriksa = ({ modules }: House): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap(({ closing = {} }) =>
      Object.entries(closing).map(([kode, { text }]) => [kode, text]),
    ),
  )

// The books keep codes; a page that is read has names, today's, and words in the reader's language.
export const laporanHari = serveReport(
  laporanTutupToko,
  (filter, { house, t, toko }) => sql`
  select l.bagian, case l.bagian
      when 'KAS' then coalesce(x.nama_transaksi, w.kata, initcap(replace(l.uraian, '_', ' ')))
      when 'NON_TUNAI' then concat_ws(' ', case when r.qris and b.kode = 'DEBET'
        then 'QRIS' else coalesce(w.kata, b.kode) end, r.kode_bank, b.sisa)
      when 'GRAM' then concat_ws(' ', coalesce(w.kata, initcap(replace(b.kode, '_', ' '))),
        coalesce(g.nama_gudang, b.sisa))
      when 'JANJI' then concat_ws(': ', coalesce(w.kata, b.kode), coalesce(s.kata, b.sisa))
      when 'HITUNG' then concat_ws(': ', coalesce(w.kata, b.kode), s.kata)
      when 'PERIKSA' then coalesce(format(p.kata, l.pcs), l.uraian)
      else coalesce(w.kata, l.uraian) end as uraian,
    case when l.bagian <> 'PERIKSA' then l.pcs end as pcs, l.berat, l.masuk, l.keluar, l.saldo,
    case when l.bagian = 'SEGEL'
        then concat_ws(' ', kencana.kode_segel(${toko.kode_toko}, l.uraian), l.keterangan)
      when l.nota is not null
        then format(${t(hitunganNota, { nota: '%1$s', batal: '%2$s' })}, l.nota, l.batal)
      else l.keterangan end as keterangan,
    case when l.bagian = 'KAS' and l.saldo is null then l.uraian end as kategori,
    case l.bagian when 'NON_TUNAI' then b.sisa end as no_rekening,
    case l.bagian when 'NON_TUNAI' then b.kode end as jenis,
    case l.bagian when 'GRAM' then l.uraian end as akun_gram
  from kencana.laporan_tutup(${toko.kode_toko}, ${filter.tgl}::date) l
    cross join lateral (select case l.bagian when 'NON_TUNAI' then split_part(l.uraian, ' ', 1)
      when 'GRAM' then split_part(l.uraian, '/', 1)
      when 'JANJI' then split_part(l.uraian, '/', 1)
      when 'HITUNG' then split_part(l.uraian, '/', 1) else l.uraian end as kode) a
    cross join lateral (select a.kode, nullif(substr(l.uraian, length(a.kode) + 2), '') as sisa) b
    left join ${wordRows(kataTutup, t)} w on w.kode = b.kode
    left join ${wordRows(kataTutup, t)} s on s.kode = case l.bagian when 'JANJI' then b.sisa
      when 'HITUNG' then split_part(b.sisa, '/', 2) end
    left join kencana.kode_transaksi x on l.bagian = 'KAS' and x.kode_toko = ${toko.kode_toko}
      and x.kode_transaksi = l.uraian
    left join kencana.rekening r on l.bagian = 'NON_TUNAI' and r.kode_toko = ${toko.kode_toko}
      and r.no_rekening = b.sisa
    left join kencana.gudang g on l.bagian = 'GRAM' and g.kode_toko = ${toko.kode_toko}
      and g.kode_gudang = b.sisa
    left join ${wordRows(kataPeriksa(house), t, { jumlah: '%1$s' })} p
      on l.bagian = 'PERIKSA' and p.kode = l.uraian
  order by l.n, l.bagian desc, l.uraian`,
)
