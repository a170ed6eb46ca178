import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { dibeli } from './dibeli.server.ts'
import { laporanPembelianPerFaktur } from './pembelian-per-faktur.ts'

// SPEC 9: purchase percent = (gold price - price per gram) / gold price x 100, in hundredths and
// rounded half up as persenBeli() does; without a gold price there is none.
export const pembelianPerFaktur = serveReport(
  laporanPembelianPerFaktur,
  (filter, { toko }) => sql`
  select l.kondisi, l.nomor as no_faktur_beli, l.kode_sales, l.nama_barang, l.kode_group,
    l.harga_emas, l.berat_nota, l.berat, l.harga_nota, l.harga, l.rata_asal,
    case when l.harga_emas > 0 then floor((l.harga_emas
      - least(l.harga_gram, l.harga_emas * 100))::numeric * 10000 / l.harga_emas + 0.5)::bigint
      end as persen_beli
  from ${dibeli(toko.kode_toko, filter)} l
    left join kencana.group_harga g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
  where ${filter.kelompok_harga ?? null}::text is null
    or g.kode_kelompok = ${filter.kelompok_harga ?? null}
  order by l.kondisi, l.nomor, l.n`,
)
