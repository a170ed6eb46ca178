import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPembelianPerFaktur } from './pembelian-per-faktur.ts'

// SPEC 9: purchase percent = (gold price - price per gram) / gold price x 100, in hundredths and
// rounded half up as persenBeli() does; without a gold price there is none. The state is today's:
// what was cancelled since was not bought.
export const pembelianPerFaktur = serveReport(
  laporanPembelianPerFaktur,
  (filter, { toko }) => sql`
  select l.kondisi, d.nomor as no_faktur_beli, p.kode_sales, l.nama_barang, l.kode_group,
    l.harga_emas, l.berat_nota, l.berat, l.harga_nota, l.harga, l.rata_asal,
    case when l.harga_emas > 0 then floor((l.harga_emas
      - least(l.harga_gram, l.harga_emas * 100))::numeric * 10000 / l.harga_emas + 0.5)::bigint end as persen_beli
  from kencana.pembelian p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.pembelian_baris l on l.kode_toko = p.kode_toko and l.id = p.id
    left join kencana.group_harga g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
  where p.kode_toko = ${toko.kode_toko}
    and p.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kelompok_harga ?? null}::text is null or g.kode_kelompok = ${filter.kelompok_harga ?? null})
    and (${filter.kode_group}::text is null or l.kode_group = ${filter.kode_group})
    and (${filter.kondisi}::text is null or l.kode_kondisi = ${filter.kondisi})
    and exists (select from kencana.status_dokumen st where st.kode_toko = p.kode_toko
      and st.id = p.id and st.status = 'VALID')
  order by l.kondisi, d.nomor, l.n`,
)
