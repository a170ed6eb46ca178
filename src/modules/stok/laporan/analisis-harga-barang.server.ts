import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { caraBulat } from '#modules/harga/harga-barang.server'
import { laporanAnalisisHargaBarang } from './analisis-harga-barang.ts'

/** What each piece costs today; without a price of its group it has none, and stands last. */
export const analisisHargaBarang = serveReport(
  laporanAnalisisHargaBarang,
  (filter, { setting, toko }) => {
    const { pembulatan, arah } = caraBulat(setting)
    return sql`
  select b.kode_barcode, b.kode_group, b.kode_dept, b.kode_dept as kode_jenis,
    nullif(b.kode_intern, '') as kode_intern, b.nama_barang, b.berat::bigint as berat, b.harga_jual
  from (select x.*,
      kencana.harga_jual_barang(x, g.harga, ${pembulatan}::bigint, ${arah}) as harga_jual
    from kencana.barang x
      left join kencana.harga_pada(${toko.kode_toko}, ${toko.tgl_system}::date) g
        on g.kode_group = x.kode_group
    where x.kode_toko = ${toko.kode_toko} and x.kode_gudang is not null
      and (${filter.status}::text = 'SEMUA' or x.status in ('ADA', 'TITIP'))
      and (${filter.kode_dept}::text is null or x.kode_dept = ${filter.kode_dept})
      and (${filter.kode_group}::text is null or x.kode_group = ${filter.kode_group})
      and (${filter.kode_baki}::text is null or x.kode_baki = ${filter.kode_baki})
      and (${filter.nama_barang}::text is null or x.nama_barang = ${filter.nama_barang})
      and (${filter.size}::text is null or x.size = ${filter.size}
        or (${filter.size} = '-' and x.size = ''))
      and (${filter.umur}::text is null or exists (select from kencana.golongan_umur() u
        where u.umur = ${filter.umur}
          and ${toko.tgl_system}::date - x.tgl_masuk between u.dari and u.sampai))) b
  order by case when ${filter.sort_by}::text = 'HARGA_MIN' then b.harga_jual
      else -b.harga_jual end, b.kode_barcode`
  },
)
