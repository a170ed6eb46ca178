import { sql, type RawBuilder } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPembelianManual } from './pembelian-manual.ts'
import { laporanPenjualanManual } from './penjualan-manual.ts'

interface Masa {
  readonly tgl_from: string
  readonly tgl_to: string
  readonly kode_group: string | null
}

/** The lines of VALID notes of one direction in these days. */
const dari = (kodeToko: string, arah: 'BELI' | 'JUAL', masa: Masa): RawBuilder<unknown> => sql`
  from kencana.status_dokumen s
    join kencana.dokumen d on d.kode_toko = s.kode_toko and d.id = s.id,
    lateral jsonb_to_recordset(d.isi->'baris') as b(kode_group text, kode_dept text,
      kode_baki text, qty bigint, berat bigint, harga bigint, harga_total bigint, arah text)
  where s.kode_toko = ${kodeToko} and s.jenis = 'NOTA_MANUAL' and s.status = 'VALID'
    and coalesce(b.arah, d.isi->>'arah') = ${arah}
    and s.tgl_system between ${masa.tgl_from}::date and ${masa.tgl_to}::date
    and (${masa.kode_group}::text is null or b.kode_group = ${masa.kode_group})`

export const penjualanManual = serveReport(
  laporanPenjualanManual,
  (filter, { toko }) => sql`
  select d.nomor as nota, b.kode_group as "group", b.kode_dept as jenis, b.qty, b.berat,
    coalesce(b.harga_total, b.harga) as total
  ${dari(toko.kode_toko, 'JUAL', filter)}
    and (${filter.kode_dept}::text is null or b.kode_dept = ${filter.kode_dept})
    and (${filter.kode_baki}::text is null or b.kode_baki = ${filter.kode_baki})
  order by s.tgl_system, d.nomor, b.kode_group, b.kode_dept, b.kode_baki`,
)

export const pembelianManual = serveReport(
  laporanPembelianManual,
  (filter, { toko }) => sql`
  select d.nomor as no, b.kode_group as "group", b.berat, b.harga
  ${dari(toko.kode_toko, 'BELI', filter)}
  order by s.tgl_system, d.nomor, b.kode_group, b.kode_dept, b.kode_baki`,
)
